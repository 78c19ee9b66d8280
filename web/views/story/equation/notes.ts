import { html, type TemplateResult } from "lit";

/** Words between two formulas. */
export function note(text: string): TemplateResult {
  return html`<p class="pp-equation-note">${text}</p>`;
}

/** Words, and the formula that they are about: they stay together. */
export function noted(text: string, about: TemplateResult): TemplateResult {
  return html`<div class="pp-equation-noted">${note(text)} ${about}</div>`;
}
