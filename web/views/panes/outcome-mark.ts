import { html, nothing, svg, type TemplateResult } from "lit";
import type { Outcome } from "../shared/words/outcome.js";

const shapes = {
  success: svg`<path d="M2.5 6.5l2.5 2.5 4.5-6" fill="none" stroke="currentColor" stroke-width="1.8" />`,
  warning: svg`<path d="M6 1.5l5 9h-10z" fill="currentColor" />`,
  plain: svg`<path d="M2.5 2.5h7v7h-7z" fill="currentColor" />`,
};

/** Told apart by its shape as well as by its colour. In short for the eye, in full for the ear and under the pointer. */
export function outcomeMark({ tone, text, before = "" }: Outcome): TemplateResult {
  return html`<span class="pp-outcome" data-tone=${tone} title="${before}${text}"
    ><svg viewBox="0 0 12 12" aria-hidden="true">${shapes[tone]}</svg
    >${before ? html`<span class="pp-visually-hidden">${before}</span>` : nothing}${text}</span
  >`;
}
