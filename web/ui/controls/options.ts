import { html, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";

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
