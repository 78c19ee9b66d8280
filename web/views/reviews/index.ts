import { html, nothing, type TemplateResult } from "lit";
import { reviewsPreset } from "../../state/data/presets.js";
import { courseReviews } from "../../state/data/reviews/course-reviews.js";
import {
  type Edited,
  withOtherLabel,
  withoutReview,
  withoutWord,
  withReview,
  withText,
  withWord,
} from "../../state/data/reviews/review-edits.js";
import { tieRule } from "../../state/data/scores.js";
import { mostReviews } from "../../state/document/limits.js";
import type { DataSource, Reviews } from "../../state/document/state.js";
import { reviewProblems } from "../../words/en/refusals/review-problems.js";
import { reviews as reviewsRoom } from "../../words/en/reviews.js";
import { sayFacts } from "../../words/sentences.js";
import { define } from "../shared/controls/define.js";
import { scrollCueCss } from "../shared/controls/scroll-cue.css.js";
import { currentIndex } from "../shared/press/current-index.js";
import { type PartView, viewOf } from "../shared/view.js";
import { headingCss } from "../shared/words/heading.css.js";
import { axisCss } from "./axis.css.js";
import { axisScale } from "./axis.js";
import { combinationsCss } from "./combinations.css.js";
import { combinationsTable } from "./combinations.js";
import { averagesProof, conjunctionsButton, explanation } from "./explanation.js";
import { reviewsReads } from "./inputs.js";
import { PpReviewText } from "./pp-review-text.js";
import { reviewRowCss } from "./review-row.css.js";
import { labelButton, type ReviewActions, reviewRow } from "./review-row.js";
import { reviewsCss } from "./reviews.css.js";
import { shownReviews } from "./shown-reviews.js";
import { type WordActions, wordsBar } from "./words-bar.js";

/** In place of the stage where the examples are texts: the reviews with their scores, and all combinations of words. */
class PpReviews extends viewOf(reviewsReads) {
  static override properties = { newLabel: { state: true } };

  /** Of the review that is being written. */
  declare newLabel: number;

  constructor() {
    super();
    this.newLabel = 1;
  }

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
          <span class="pp-reviews-ends"><span>${say.axis.negative}</span><span>${say.score} <i>a</i></span><span>${say.axis.positive}</span></span>
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
        ${labelButton(this.newLabel, say.newLabel(this.newLabel), say, () => {
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

export const styles: PartView["styles"] = [
  headingCss,
  reviewsCss,
  reviewRowCss,
  axisCss,
  combinationsCss,
  scrollCueCss,
];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-reviews .frame=${frame} .dispatch=${dispatch}></pp-reviews>`;
