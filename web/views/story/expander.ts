import { html, type TemplateResult } from "lit";

/** Shows all of what is long, and fewer again. */
export function expander(
  open: boolean,
  [all, fewer]: readonly [all: string, fewer: string],
  toggle: () => void,
): TemplateResult {
  return html`<button type="button" class="pp-button pp-button-quiet" aria-expanded=${open} @click=${toggle}>
    ${open ? fewer : all}
  </button>`;
}
