import { html, nothing, svg, type TemplateResult } from "lit";
import { courseReviews } from "../../state/data/reviews/course-reviews.js";
import {
  type Edited,
  withOtherLabel,
  withoutReview,
  withoutWord,
  withReview,
  withText,
  withWord,
} from "../../state/data/reviews/reviews.js";
import { tieRule } from "../../state/data/training-set.js";
import { reviewsPreset } from "../../state/document/features/presets.js";
import { mostReviews, mostWords } from "../../state/document/limits.js";
import type { DataSource, Reviews } from "../../state/document/state.js";
import type { ScoredCombination } from "../../state/runs/frame.js";
import { field, removeIcon } from "../../ui/controls/controls.js";
import { define, withProperties } from "../../ui/controls/define.js";
import headingCss from "../../ui/controls/heading.css?inline";
import { currentIndex } from "../../ui/controls/row-keys.js";
import scrollCueCss from "../../ui/tables/scroll-cue.css?inline";
import { reviewProblems } from "../../words/generated/en/reviewProblems.js";
import { type ReviewsWords, reviews as reviewsRoom } from "../../words/generated/en/reviews.js";
import { sayFacts } from "../../words/sentences.js";
import { type PartView, View } from "../shared/view.js";
import { averagesProof, conjunctionsButton, explanation, shownReviews } from "./explanation.js";
import { PpReviewText } from "./pp-review-text.js";
import reviewRowCss from "./review-row.css?inline";
import {
  axisScale,
  labelButton,
  labelMark,
  predictedAt,
  type ReviewActions,
  type ReviewContext,
  reviewRow,
  signOf,
} from "./review-row.js";
import reviewsCss from "./reviews.css?inline";

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
  const some = listed.length < LISTED ? "ofReviews" : "first";
  const which = combinations.length > listed.length ? some : "all";
  return html`
    <h3 class="pp-heading" id="pp-combinations-heading">${say.combinations}</h3>
    <p class="pp-prose pp-reviews-text">
      ${say.combinationsOf({ all: combinations.length, listed: which, first: LISTED, scored })}${context.language.gap}${ties === 0 ? nothing : ties === combinations.length ? say.allTies : say.ties({ ties })}
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
              <td class="pp-combinations-label"><span class="pp-sign">${mark} ${say.predicted({ predicted: predictedAt(score, tie) })}</span></td>`
      }
      <td>${reviews.length > 0 ? say.numbers({ reviews: reviews.map((index) => index + 1) }) : html`<span class="pp-muted">${say.none}</span>`}</td>
    </tr>
  `;
}

function predictedMark(score: number): TemplateResult {
  return html`<svg viewBox="-10 -10 20 20" aria-hidden="true">${svg`${labelMark(score)}`}</svg>`;
}

/** In place of the stage where the examples are texts: the reviews with their scores, and all combinations of words. */
class PpReviews extends withProperties(View, {
  /** Of the review that is being written. */
  newLabel: 1,
}) {
  readonly #hand: ReviewActions = {
    select: (index) => this.#select(index),
    rewrite: (index, text) => this.#editReview(index, (data, place) => withText(data, place, text)),
    relabel: (index) => this.#editReview(index, withOtherLabel),
    remove: (index, event) => {
      this.#editReview(index, withoutReview);
      this.#refocus(event, ".pp-review-remove", index);
    },
  };

  readonly #words: WordActions = {
    add: (word) => this.#edit((data) => withWord(data, word)),
    remove: (index, event) => {
      const words = this.#painted?.words ?? [];
      this.#edit((data) => {
        const place = currentIndex(words, index, data.words);
        return place < 0 ? data : withoutWord(data, place);
      });
      this.#refocus(event, ".pp-word-remove", index);
    },
  };

  readonly #add = (text: string): string | null => {
    const label = this.newLabel;
    return this.#edit((data) => withReview(data, text, label));
  };

  readonly #addNow = (): void => {
    const text = this.querySelector(".pp-review-new pp-review-text");
    if (text instanceof PpReviewText) {
      text.commit();
      text.focus();
    }
  };

  get #painted(): Reviews | null {
    const data = this.frame?.state.data;
    return data?.kind === "reviews" ? data : null;
  }

  #select(index: number): void {
    const painted = this.#painted?.reviews ?? [];
    this.dispatch(({ selected, state: { data } }) => {
      const place = data.kind === "reviews" ? currentIndex(painted, index, data.reviews) : -1;
      return place < 0 ? null : { type: "select", example: place === selected ? null : place };
    });
  }

  #editReview(index: number, edit: (data: Reviews, place: number) => Edited): string | null {
    const painted = this.#painted?.reviews ?? [];
    return this.#edit((data) => {
      const place = currentIndex(painted, index, data.reviews);
      return place < 0 ? data : edit(data, place);
    });
  }

  /** Edits the reviews as they are when its turn has come. Returns what stands in the way at this moment, or null. */
  #edit(edit: (data: Reviews) => Edited): string | null {
    const edited = (data: DataSource) => (data.kind === "reviews" ? edit(data) : data);
    const attempt = edited(this.dispatch.now().state.data);
    if ("code" in attempt) return sayFacts(this.say(reviewProblems), attempt);
    this.dispatch(({ state: { data } }) => {
      const next = edited(data);
      if ("code" in next || next === data || next.kind !== "reviews") return null;
      return { type: "set-reviews", data: next };
    });
    return null;
  }

  /** The button that was pressed goes, or another review moves there: the focus stays at its place. */
  #refocus(event: Event, selector: string, index: number): void {
    if (event.currentTarget !== (this.getRootNode() as Document | ShadowRoot).activeElement) return;
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const buttons = this.querySelectorAll<HTMLElement>(`${selector}:not(:disabled)`);
        const next = buttons[Math.min(index, buttons.length - 1)];
        (next ?? this.querySelector<HTMLElement>("input, textarea"))?.focus();
      }),
    );
  }

  protected override render(): TemplateResult | typeof nothing {
    const { frame, dispatch } = this;
    if (frame?.state.data.kind !== "reviews") return nothing;
    const { data } = frame.state;
    const { precision } = frame.state.ui;
    const shown = shownReviews(frame, data);
    if (!shown) return nothing;
    const { reviews, combinations, axis } = shown;
    const tie = tieRule(frame.pane.learner);
    const say = this.say(reviewsRoom);
    const context = { words: data.words, axis, tie, precision, language: frame.words };
    const setFeatures = (change: (features: readonly string[]) => readonly string[]): void =>
      dispatch(({ pane }) => ({ type: "set-features", features: change(pane.features) }));
    const explained = { frame, data, shown, setFeatures };
    return html`
      <div class="pp-reviews">
        <h2 class="pp-heading">${say.heading}</h2>
        ${explanation(explained)} ${wordsBar(data.words, say, this.#words, conjunctionsButton(explained))}
        <div class="pp-aside-note pp-reviews-axis" aria-hidden="true">
          <span class="pp-spread pp-reviews-ends"><span>${say.axis.negative}</span><span>${say.score} <i>a</i></span><span>${say.axis.positive}</span></span>
          ${axisScale(axis, frame.words)}
        </div>
        <ol class="pp-review-list" aria-label=${say.list}>
          ${reviews.map((review) => reviewRow(review, context, this.#hand))}
        </ol>
        ${reviews.length < mostReviews ? this.#newReview(data) : nothing} ${this.#again(data)}
        ${averagesProof(explained)} ${combinationsTable(combinations, context)}
      </div>
    `;
  }

  #newReview({ words }: Reviews): TemplateResult {
    const say = this.say(reviewsRoom);
    return html`
      <div class="pp-review pp-review-new" role="group" aria-label=${say.newReview}>
        ${labelButton(this.newLabel, say.newLabel({ label: signOf(this.newLabel) }), say, () => {
          this.newLabel = -this.newLabel;
        })}
        <pp-review-text
          .words=${words}
          .name=${say.newText}
          .hint=${say.newHint}
          .held=${true}
          .submit=${this.#add}
        ></pp-review-text>
        <button class="pp-button pp-review-add" type="button" @click=${this.#addNow}>${say.add}</button>
      </div>
    `;
  }

  #again(data: Reviews): TemplateResult | typeof nothing {
    if (JSON.stringify(data) === JSON.stringify(courseReviews)) return nothing;
    return html`
      <div class="pp-flow pp-reviews-buttons">
        <button
          class="pp-button"
          type="button"
          @click=${() => this.dispatch({ type: "load-preset", name: reviewsPreset.name, options: {} })}
        >
          ${this.say(reviewsRoom).restore}
        </button>
      </div>
    `;
  }
}

define("pp-reviews", PpReviews);

export const styles: PartView["styles"] = [headingCss, reviewsCss, reviewRowCss, scrollCueCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-reviews .frame=${frame} .dispatch=${dispatch}></pp-reviews>`;

/** What can be done with the words. */
interface WordActions {
  add(word: string): string | null;
  remove(index: number, event: Event): void;
}

/** The words that are features, to add to and to take from. @param more Further buttons. */
function wordsBar(words: readonly string[], say: ReviewsWords, hand: WordActions, more: unknown): TemplateResult {
  const only = words.length === 1;
  return html`
    <div class="pp-row pp-reviews-words" role="group" aria-label=${say.wordsName}>
      <span class="pp-label" aria-hidden="true">${say.words}</span>
      <ul class="pp-row">
        ${words.map(
          (word, index) => html`
            <li class="pp-word">
              <span>${word}</span>
              <button
                class="pp-button pp-button-quiet pp-button-icon pp-word-remove"
                type="button"
                aria-label=${only ? say.removeWord({ word }) : nothing}
                title=${only ? say.lastWord : say.removeWord({ word })}
                ?disabled=${only}
                @click=${(event: Event) => hand.remove(index, event)}
              >
                ${removeIcon}
              </button>
            </li>
          `,
        )}
      </ul>
      ${
        words.length < mostWords
          ? html`<div class="pp-word-add">
              ${field({ id: "pp-reviews-word", label: say.addWord, value: "", submit: (text) => hand.add(text) })}
            </div>`
          : html`<span class="pp-hint">${say.mostWords({ most: mostWords })}</span>`
      }
      ${more}
    </div>
  `;
}
