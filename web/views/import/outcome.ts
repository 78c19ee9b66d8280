import { html, nothing, type TemplateResult } from "lit";
import { asks, type Corrections, type Preview, type TableResult } from "../../state/import/index.js";
import type { Words } from "../../state/words.js";
import { importing } from "../../words/en/import.js";
import { importNotices } from "../../words/en/refusals/import-notices.js";
import { importProblems } from "../../words/en/refusals/import-problems.js";
import { sayFacts } from "../../words/sentences.js";
import { checkbox } from "../shared/controls/controls.js";

/** What would come of it: examples, or what stands in the way. */
export function outcomeText(
  preview: Preview,
  words: Words,
  correct: (corrections: Corrections) => void,
): TemplateResult {
  const { obstacle, outcome, choices } = preview;
  const say = words.room(importing);
  if (!outcome)
    return html`<p class="pp-error">${obstacle && sayFacts(words.room(importProblems).choices, obstacle)}</p>`;
  return html`
    ${outcome.table ? html`<p>${examplesText(outcome, choices.features.length, words)}</p>` : problems(outcome, words)}
    ${
      outcome.incomplete > 0
        ? checkbox(say.leaveOut(outcome.incomplete), choices.leaveOut, (leaveOut) => correct({ leaveOut }))
        : nothing
    }
  `;
}

/** What was read otherwise than it is written, left out, or is asked; that comes first. */
export function notices({ notices: all }: Preview, words: Words): TemplateResult | typeof nothing {
  if (all.length === 0) return nothing;
  const say = words.room(importNotices);
  const inOrder = [...all.filter(asks), ...all.filter((notice) => !asks(notice))];
  return html`
    <ul class="pp-import-notices">
      ${inOrder.map((notice) => html`<li ?data-asks=${asks(notice)}>${sayFacts(say, notice)}</li>`)}
    </ul>
  `;
}

/** "150 examples with 4 features: 50 setosa, 50 versicolor and 50 virginica." */
function examplesText({ table, counts, classNames }: TableResult, features: number, words: Words): string {
  return words.room(importing).outcome({
    examples: table?.rows.length ?? 0,
    features,
    classes: classNames.map((name, k) => ({ name, count: counts[k] ?? 0 })),
  });
}

function problems({ problems, found, counts }: TableResult, words: Words): TemplateResult {
  const say = words.room(importing);
  if (found === 0 && counts.every((count) => count === 0)) return html`<p class="pp-error">${say.noRow}</p>`;
  const left = found - problems.length;
  return html`
    <ul class="pp-error pp-import-problems">
      ${problems.map((problem) => html`<li>${words.room(importProblems).problem(problem)}</li>`)}
      ${left > 0 ? html`<li>${say.moreProblems(left)}</li>` : nothing}
    </ul>
  `;
}
