import { html, nothing, type TemplateResult } from "lit";
import type { Frame } from "../../state/frame.js";
import type { Dispatch } from "../../state/intent.js";
import type { OpenedStep } from "../../state/lessons/opened-step.js";
import type { LessonsWords } from "../../words/en/course/lessons.js";

/** Whether undo has gone on to what was there before the step: it says so, and leads back. */
export class BehindStep {
  #began: OpenedStep["began"] = null;
  /** How many changes lay behind the page when the step began. */
  #start = 0;

  render(opened: OpenedStep, dispatch: Dispatch, say: LessonsWords): TemplateResult {
    const missing = this.#missing(opened, dispatch.now());
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

  /** How many changes would have to be made again. */
  #missing({ began }: OpenedStep, { position, canRedo }: Pick<Frame, "position" | "canRedo">): number {
    if (began !== this.#began) {
      this.#began = began;
      this.#start = began?.position ?? 0;
    }
    // With nothing to redo the page has not been undone: its history has begun anew, or goes another way.
    if (!canRedo) this.#start = Math.min(this.#start, position);
    return this.#start - position;
  }
}
