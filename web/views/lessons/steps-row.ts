import { html, nothing, type TemplateResult } from "lit";
import type { OpenedStep } from "../../state/course/lessons/opened-step.js";
import { isDone, type Results } from "../../state/course/lessons/progress.js";
import type { Reference } from "../../state/course/lessons/reference.js";
import type { LessonsWords } from "../../words/en/course/lessons.js";

/** The steps of the lesson, as a row of numbers: which is open, and which are done. */
export function stepsRow(
  { entry, lesson, at }: OpenedStep,
  results: Results,
  go: (at: Reference) => void,
  say: LessonsWords,
): TemplateResult {
  return html`
    <nav class="pp-lesson-steps" aria-label=${say.steps}>
      <ol>
        ${lesson.steps.map(({ heading }, index) => {
          const step = index + 1;
          const done = isDone(results, at.lesson, step, entry.tasks[index] ?? 0);
          return html`
            <li>
              <button
                type="button"
                aria-label=${say.step(step, heading, done)}
                aria-current=${step === at.step ? "step" : nothing}
                @click=${() => go({ lesson: at.lesson, step })}
              >
                <span title=${heading}>${step}${done ? html`<span aria-hidden="true">✓</span>` : nothing}</span>
              </button>
            </li>
          `;
        })}
      </ol>
    </nav>
  `;
}
