import { html, noChange, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";

interface Radio {
  /** The name that those share of which one is chosen. */
  readonly group: string;
  /** Left out: the reader alone says which is chosen. */
  readonly checked?: boolean;
  readonly choose?: () => void;
  readonly value?: string | number;
  readonly disabled?: boolean;
  /** The id of what says more about it. */
  readonly describedBy?: string;
}

/** One of a group of radio buttons, which belongs to the form of `radio-form.ts`. Its label stands around it. */
export function radio({ group, checked, choose, value, disabled = false, describedBy }: Radio): TemplateResult {
  return html`<input
    type="radio"
    form="pp-radios"
    name=${group}
    value=${value ?? nothing}
    aria-describedby=${describedBy ?? nothing}
    .checked=${checked === undefined ? noChange : live(checked)}
    ?disabled=${disabled}
    @change=${choose}
  />`;
}

export interface Choice<T extends string> {
  readonly value: T;
  readonly title: string;
  readonly disabled?: boolean;
}

/** The options of a select. `live`, because a select remembers what was picked even when the state refused it. */
export function options<T extends string>(choices: readonly Choice<T>[], current: T | null): TemplateResult[] {
  return choices.map(
    ({ value, title, disabled }) =>
      html`<option value=${value} ?disabled=${disabled === true} .selected=${live(value === current)}>${title}</option>`,
  );
}
