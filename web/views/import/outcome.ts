import { html, nothing, type TemplateResult } from "lit";
import { type Corrections, type Preview, sentenceOf, type TableResult } from "../../state/import/index.js";
import { counted, formatCount } from "../../state/notation/numbers.js";

import { checkbox } from "../shared/controls/controls.js";

/** What would come of it: examples, or what stands in the way. */
export function outcomeText(preview: Preview, correct: (corrections: Corrections) => void): TemplateResult {
  const { obstacle, outcome, choices } = preview;
  if (!outcome) return html`<p class="pp-error">${obstacle}</p>`;
  return html`
    ${outcome.table ? html`<p>${examplesText(outcome, choices.features.length)}</p>` : problems(outcome)}
    ${
      outcome.incomplete > 0
        ? checkbox(`Leave out ${counted(outcome.incomplete, "row")} without a value`, choices.leaveOut, (leaveOut) =>
            correct({ leaveOut }),
          )
        : nothing
    }
  `;
}

/** "150 examples of 4 features: 50 setosa, 50 versicolor, 50 virginica." */
function examplesText({ table, counts, classNames }: TableResult, features: number): string {
  const [negative, positive] = [counts[0] ?? 0, counts[1] ?? 0].map(formatCount);
  const classes =
    counts.length > 2
      ? counts.map((count, k) => `${formatCount(count)} ${classNames[k]}`).join(", ")
      : `${positive} positive (${classNames[1]}), ${negative} negative (${classNames[0]})`;
  return `${counted(table?.rows.length ?? 0, "example")} of ${features} features: ${classes}.`;
}

function problems({ problems, found, counts }: TableResult): TemplateResult {
  if (found === 0 && counts.every((count) => count === 0)) return html`<p class="pp-error">No row is left.</p>`;
  const left = found - problems.length;
  return html`
    <ul class="pp-error pp-import-problems">
      ${problems.map((problem) => html`<li>${sentenceOf(problem)}</li>`)}
      ${left > 0 ? html`<li>And ${formatCount(left)} more like that.</li>` : nothing}
    </ul>
  `;
}
