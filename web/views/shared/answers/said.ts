import { html, nothing, type TemplateResult } from "lit";
import type { Tries } from "../../../state/lessons/tries.js";

/** What is said to the last answer. @param words of `tries.said`, as the page writes them. */
export function saidTo({ said, state, count }: Tries, words: unknown): TemplateResult | typeof nothing {
  if (said === "") return nothing;
  const right = state === "right";
  return html`<p data-right=${right}><span class="pp-task-mark" aria-hidden="true">${right ? "✓" : "✗"}</span>${count > 1 && !right ? html`<span class="pp-visually-hidden">Try ${count}: </span>` : nothing} ${words}</p>`;
}
