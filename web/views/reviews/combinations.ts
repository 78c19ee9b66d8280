import { html, nothing, svg, type TemplateResult } from "lit";
import type { TieRule } from "../../engine/types.js";
import type { ScoredCombination } from "../../state/frame.js";
import { formatCount, formatNumber } from "../../state/notation/numbers.js";
import { capital } from "../shared/words/capital.js";
import { labelMark } from "./axis.js";
import { readAs } from "./judged.js";
import { numbersOf, spelt } from "./names.js";

/** What is shown of a combination of words. */
export type CombinationView = Omit<ScoredCombination, "features">;

/** So many are listed; of more only those that a review has. */
const LISTED = 16;

export function listedOf(combinations: readonly CombinationView[]): readonly CombinationView[] {
  if (combinations.length <= LISTED) return combinations;
  return combinations.filter(({ reviews }) => reviews.length > 0).slice(0, LISTED);
}

/** What the weights say of every review there could be. */
export function combinationsTable(
  words: readonly string[],
  combinations: readonly CombinationView[],
  tie: TieRule,
  precision: "short" | "full",
): TemplateResult {
  const listed = listedOf(combinations);
  const ties = combinations.filter(({ score }) => score === 0).length;
  const scored = combinations.some(({ score }) => score !== null);
  return html`
    <h3 class="pp-heading" id="pp-combinations-heading">All combinations</h3>
    <p class="pp-reviews-text">
      Every way to have these words or not${
        combinations.length > listed.length
          ? html`: there are ${formatCount(combinations.length)}, too many to list. Here are ${
              listed.length < LISTED ? "those" : `the first ${LISTED}`
            } that reviews have`
          : nothing
      }${scored ? ", with its score by the present weights." : "."}
      ${scored && ties > 0 ? tiesText(ties, combinations) : nothing}
    </p>
    <div class="pp-scroll-x pp-combinations" role="region" aria-labelledby="pp-combinations-heading" tabindex="0">
      <table>
        <thead>
          <tr>
            ${words.map((word) => html`<th scope="col">${word}</th>`)}
            ${scored ? html`<th scope="col">score <i>a</i></th><th scope="col">predicted</th>` : nothing}
            <th scope="col">reviews</th>
          </tr>
        </thead>
        <tbody>
          ${listed.map((row) => combinationRow(row, tie, precision))}
        </tbody>
      </table>
    </div>
  `;
}

function combinationRow(
  { words, score, reviews }: CombinationView,
  tie: TieRule,
  precision: "short" | "full",
): TemplateResult {
  return html`
    <tr ?data-tie=${score === 0}>
      ${Array.from(words, (value) => html`<td ?data-on=${value !== 0}>${value}</td>`)}
      ${
        score === null
          ? nothing
          : html`<td class="pp-combinations-score">${formatNumber(score, precision)}</td>
              <td class="pp-combinations-label">${prediction(score, tie)}</td>`
      }
      <td>${reviews.length > 0 ? numbersOf(reviews) : html`<span class="pp-combinations-none">none</span>`}</td>
    </tr>
  `;
}

function prediction(score: number, tie: TieRule): TemplateResult {
  if (score === 0) return html`0: ${readAs(0, tie)}`;
  return html`<svg viewBox="-10 -10 20 20" aria-hidden="true">${svg`${labelMark(score)}`}</svg> ${readAs(score, tie)}`;
}

function tiesText(ties: number, combinations: readonly CombinationView[]): string {
  const all = ties === combinations.length;
  if (all) return "All are ties so far: every score is 0.";
  return `${ties === 1 ? "One is a tie" : `${capital(spelt(ties))} are ties`}: a score of 0 is on neither side.`;
}
