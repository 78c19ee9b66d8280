import { html, nothing, type TemplateResult } from "lit";

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

/** Small buttons beside each other, in a bar whose buttons are one stop of the Tab key: see `stop`. */
export function buttonRow(name: string, buttons: readonly RowButton[]): TemplateResult {
  return html`<div class="pp-tools-row" role="group" aria-label=${name}>${buttons.map(button)}</div>`;
}

function button({ name, icon, press, enabled = true, pressed, wants }: RowButton): TemplateResult {
  return html`
    <button
      class="pp-button pp-button-quiet pp-button-icon"
      type="button"
      tabindex="-1"
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

/** Of the buttons of a bar the Tab key comes to the one that had the focus last. */
export function stop({ currentTarget, target }: FocusEvent): void {
  if (target instanceof HTMLButtonElement) stopAt(currentTarget as HTMLElement, target);
}

/** Makes one of the buttons of a bar the stop of the Tab key. */
export function stopAt(bar: HTMLElement, button: HTMLButtonElement | undefined): void {
  for (const one of bar.querySelectorAll("button")) one.tabIndex = one === button ? 0 : -1;
}
