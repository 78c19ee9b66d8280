import { html, nothing, type TemplateResult } from "lit";
import { goAlong } from "../shared/press/row-keys.js";

export interface RowButton {
  readonly name: string;
  readonly icon: TemplateResult;
  readonly press: () => void;
  /** Where there is nothing for it to do it stays, and keeps the focus. */
  readonly enabled?: boolean;
  /** Of one that stays pressed. */
  readonly pressed?: boolean;
  /** See element/approach.ts. */
  readonly wants?: string;
}

/** Small buttons beside each other: one stop of the Tab key, and arrows go on from there. */
export function buttonRow(name: string, buttons: readonly RowButton[]): TemplateResult {
  return html`
    <div class="pp-tools-row" role="toolbar" aria-label=${name} @keydown=${goAlong} @focusin=${stop}>
      ${buttons.map(button)}
    </div>
  `;
}

function button({ name, icon, press, enabled = true, pressed, wants }: RowButton, place: number): TemplateResult {
  return html`
    <button
      class="pp-button pp-button-quiet pp-button-icon"
      type="button"
      tabindex=${place === 0 ? 0 : -1}
      aria-label=${name}
      title=${name}
      aria-disabled=${enabled ? nothing : "true"}
      aria-pressed=${pressed ?? nothing}
      data-wants=${wants ?? nothing}
      @click=${press}
    >
      ${icon}
    </button>
  `;
}

/** The Tab key comes back to where the focus was last. */
function stop({ currentTarget, target }: FocusEvent): void {
  for (const one of (currentTarget as HTMLElement).querySelectorAll("button")) one.tabIndex = one === target ? 0 : -1;
}
