import { html, nothing, type TemplateResult } from "lit";

export interface RowButton {
  readonly name: string;
  readonly icon: TemplateResult;
  /** What is read on it, the beginning of its name: as a description the whole would say that again. */
  readonly text?: string;
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

function button({ name, icon, text, press, enabled = true, pressed, wants }: RowButton): TemplateResult {
  return html`
    <button
      class="pp-button pp-button-quiet pp-button-icon"
      type="button"
      tabindex="-1"
      title=${text ? nothing : name}
      aria-label=${text ? name : nothing}
      aria-disabled=${enabled ? nothing : "true"}
      aria-pressed=${pressed ?? nothing}
      data-wants=${wants ?? nothing}
      @click=${press}
    >
      ${icon}${text ? html`<span class="pp-tools-name" title=${name}>${text}</span>` : nothing}
    </button>
  `;
}
