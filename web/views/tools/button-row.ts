import { html, nothing, type TemplateResult } from "lit";

export interface RowButton {
  readonly name: string;
  readonly icon: TemplateResult;
  /** Whether the beginning of its name is written on it: a tooltip of the button would describe it by its name again. */
  readonly written?: boolean;
  readonly press: () => void;
  /** Where there is nothing for it to do it stays, and keeps the focus. */
  readonly enabled?: boolean;
  /** Of one that stays pressed. */
  readonly pressed?: boolean;
  /** See element/screen/prefetch-on-hover.ts. */
  readonly wants?: string;
}

/** Small buttons beside each other, in a bar whose buttons are one stop of the Tab key: see `stop` in row-keys.ts. */
export function buttonRow(name: string, buttons: readonly RowButton[]): TemplateResult {
  return html`<div class="pp-tools-row" role="group" aria-label=${name}>${buttons.map(button)}</div>`;
}

function button({ name, icon, written = false, press, enabled = true, pressed, wants }: RowButton): TemplateResult {
  return html`
    <button
      class="pp-button pp-button-quiet pp-button-icon"
      type="button"
      tabindex="-1"
      title=${written ? nothing : name}
      aria-label=${written ? name : nothing}
      aria-disabled=${enabled ? nothing : "true"}
      aria-pressed=${pressed ?? nothing}
      data-wants=${wants ?? nothing}
      @click=${press}
    >
      ${written ? html`<span class="pp-tools-written" title=${name}>${icon}</span>` : icon}
    </button>
  `;
}
