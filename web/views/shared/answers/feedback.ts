import { html, nothing, type TemplateResult } from "lit";
import type { Tries } from "../../../state/lessons/tries.js";

/** The feedback on the last answer. @param words The text of `tries.feedback`, as the page shows it. */
export function feedbackFor({ feedback, state, count }: Tries, words: unknown): TemplateResult | typeof nothing {
  if (feedback === "") return nothing;
  const right = state === "right";
  return html`<p data-right=${right}><span class="pp-task-mark" aria-hidden="true">${right ? "✓" : "✗"}</span>${count > 1 && !right ? html`<span class="pp-visually-hidden">Try ${count}: </span>` : nothing} ${words}</p>`;
}
