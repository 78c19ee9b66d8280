import { html, nothing, type TemplateResult } from "lit";
import type { Dispatch } from "../../state/intent.js";
import type { OpenedStep } from "../../state/lessons/opened-step.js";
import type { LessonsWords } from "../../words/en/course/lessons.js";

/**
 * Where undo has gone on to what was there before the step: says so, and leads back.
 * @param position how many changes lie behind the page
 */
export function behind({ began }: OpenedStep, position: number, dispatch: Dispatch, say: LessonsWords): TemplateResult {
  const missing = began ? began.position - position : 0;
  const back = (): void => {
    for (let left = missing; left > 0; left--) dispatch({ type: "redo" });
  };
  // What is told stands in a place that is there before it.
  return html`
    <div class="pp-lesson-behind" role="status">
      ${missing > 0 ? html`<p>${say.behind}</p><button class="pp-button" type="button" @click=${back}>${say.again}</button>` : nothing}
    </div>
  `;
}
