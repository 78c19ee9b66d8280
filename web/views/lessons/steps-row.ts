import { html, nothing, type TemplateResult } from "lit";
import type { OpenedStep } from "../../state/lessons/opened-step.js";
import { isDone, type Results } from "../../state/lessons/progress.js";
import type { Reference } from "../../state/lessons/reference.js";

/** The steps of the lesson, as a row of numbers: which is open, and which are done. */
export function stepsRow({ entry, at }: OpenedStep, results: Results, go: (at: Reference) => void): TemplateResult {
  return html`
    <nav class="pp-lesson-steps" aria-label="Steps of the lesson">
      <ol>
        ${entry.steps.map((heading, index) => {
          const step = index + 1;
          const done = isDone(results, at.lesson, step, entry.tasks[index] ?? 0);
          return html`
            <li>
              <button
                type="button"
                aria-label=${`Step ${step}: ${heading}${done ? ", done" : ""}`}
                aria-current=${step === at.step ? "step" : nothing}
                title=${heading}
                @click=${() => go({ lesson: at.lesson, step })}
              >
                ${step}${done ? html`<span aria-hidden="true">✓</span>` : nothing}
              </button>
            </li>
          `;
        })}
      </ol>
    </nav>
  `;
}
