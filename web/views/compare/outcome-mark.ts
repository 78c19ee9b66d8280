import { html, svg, type TemplateResult } from "lit";
import type { Outcome } from "./outcome.js";

const shapes = {
  success: svg`<path d="M2.5 6.5l2.5 2.5 4.5-6" fill="none" stroke="currentColor" stroke-width="1.8" />`,
  warning: svg`<path d="M6 1.5l5 9h-10z" fill="currentColor" />`,
  plain: svg`<path d="M2.5 2.5h7v7h-7z" fill="currentColor" />`,
};

/** Told apart by its shape as well as by its colour. */
export function outcomeMark({ tone, text }: Outcome): TemplateResult {
  return html`<span class="pp-outcome" data-tone=${tone}
    ><svg viewBox="0 0 12 12" aria-hidden="true">${shapes[tone]}</svg>${text}</span
  >`;
}
