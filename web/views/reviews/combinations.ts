import { html, nothing, svg, type TemplateResult } from "lit";
import type { ScoredCombination } from "../../state/frame.js";
import { reviews as reviewsRoom } from "../../words/en/reviews.js";
import { labelMark } from "./axis.js";
import type { ReviewContext } from "./review-row.js";

/** What is shown of a combination of words. */
export type CombinationView = Omit<ScoredCombination, "features">;

/** So many are listed; of more only those that a review has. */
const LISTED = 16;

export function listedOf(combinations: readonly CombinationView[]): readonly CombinationView[] {
  if (combinations.length <= LISTED) return combinations;
  return combinations.filter(({ reviews }) => reviews.length > 0).slice(0, LISTED);
}

type Context = Omit<ReviewContext, "axis">;

/** What the weights say of every review there could be. */
export function combinationsTable(combinations: readonly CombinationView[], context: Context): TemplateResult {
  const say = context.language.room(reviewsRoom);
  const listed = listedOf(combinations);
  const ties = combinations.filter(({ score }) => score === 0).length;
  const scored = combinations.some(({ score }) => score !== null);
  const some = listed.length < LISTED ? "those-of-reviews" : LISTED;
  const first = combinations.length > listed.length ? some : null;
  return html`
    <h3 class="pp-heading" id="pp-combinations-heading">${say.combinations}</h3>
    <p class="pp-reviews-text">
      ${say.combinationsOf({ all: combinations.length, first, scored })}
      ${ties === 0 ? nothing : ties === combinations.length ? say.allTies : say.ties(ties)}
    </p>
    <div class="pp-scroll-x pp-combinations" role="region" aria-labelledby="pp-combinations-heading" tabindex="0">
      <table>
        <thead>
          <tr>
            ${context.words.map((word) => html`<th scope="col">${word}</th>`)}
            ${scored ? html`<th scope="col">${say.score} <i>a</i></th><th scope="col">${say.columns.predicted}</th>` : nothing}
            <th scope="col">${say.columns.reviews}</th>
          </tr>
        </thead>
        <tbody>
          ${listed.map((row) => combinationRow(row, context))}
        </tbody>
      </table>
    </div>
  `;
}

function combinationRow(
  { words, score, reviews }: CombinationView,
  { tie, precision, language }: Context,
): TemplateResult {
  const say = language.room(reviewsRoom);
  const mark = score === null || score === 0 ? nothing : predictedMark(score);
  return html`
    <tr ?data-tie=${score === 0}>
      ${Array.from(words, (value) => html`<td ?data-on=${value !== 0}>${value}</td>`)}
      ${
        score === null
          ? nothing
          : html`<td class="pp-combinations-score">${language.number(score, precision)}</td>
              <td class="pp-combinations-label">${mark} ${say.predicted(score, tie)}</td>`
      }
      <td>${reviews.length > 0 ? say.numbers(reviews) : html`<span class="pp-combinations-none">${say.none}</span>`}</td>
    </tr>
  `;
}

function predictedMark(score: number): TemplateResult {
  return html`<svg viewBox="-10 -10 20 20" aria-hidden="true">${svg`${labelMark(score)}`}</svg>`;
}
