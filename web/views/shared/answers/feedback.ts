import { html, nothing, type TemplateResult } from "lit";
import type { Tries } from "../../../state/course/lessons/tries.js";
import type { Words } from "../../../state/document/notation/words.js";
import { answers } from "../../../words/en/shared/answers.js";

/** The feedback on the last answer. @param shown What it says; null: nothing. */
export function feedbackFor(
  { state, count }: Pick<Tries, "state" | "count">,
  shown: unknown,
  words: Words,
): TemplateResult | typeof nothing {
  if (shown === null) return nothing;
  const right = state === "right";
  return html`<p data-right=${right}><span class="pp-task-mark" aria-hidden="true">${right ? "✓" : "✗"}</span>${count > 1 && !right ? html`<span class="pp-visually-hidden">${words.room(answers).tries(count)}</span>` : nothing} ${shown}</p>`;
}
