import type { Frame, ScoredReviews } from "../../state/runs/frame.js";
import { paragraph } from "../../words/phrase.js";
/** What the example shows, in the page's own words and with the numbers of the moment. */

import { html, nothing, type TemplateResult } from "lit";
import { conjunctionsWithNot } from "../../state/data/reviews/reviews.js";
import { productOf } from "../../state/document/features/products.js";
import { featureText } from "../../state/document/notation/feature-text.js";
import { MINUS, type Precision } from "../../state/document/notation/numbers.js";
import type { Words } from "../../state/document/notation/words.js";
import { plain } from "../../state/document/reviews/review-texts.js";
import type { Reviews } from "../../state/document/state.js";
import { traitsOf } from "../../state/learners/traits.js";
import { placeOf } from "../../state/runs/review-scores.js";
import { learners } from "../../words/generated/en/learners.js";
import { reviews as reviewsRoom } from "../../words/generated/en/reviews.js";
import { obstacleText } from "../shared/offers/offer.js";
import { type Axis, axisFor, type ReviewView } from "./review-row.js";

export interface Explained {
  readonly frame: Frame;
  readonly data: Reviews;
  readonly shown: Pick<ShownReviews, "features" | "combinations" | "averages">;
  /** Other features than those at this moment. */
  readonly setFeatures: (change: (features: readonly string[]) => readonly string[]) => void;
}

export function explanation(explained: Explained): TemplateResult {
  const { frame, data, shown } = explained;
  const say = frame.words.room(reviewsRoom);
  const conjunctions = conjunctionsWithNot(data.words);
  return html`
    <p class="pp-prose pp-reviews-text">${paragraph(frame.words, say.intro, conjunctionText(explained, conjunctions))}</p>
    ${note(
      frame,
      shown.combinations.some(({ score }) => score !== null),
    )}
  `;
}

/** Takes conjunctions with "not" among the features, or out of them. */
export function conjunctionsButton({ frame, data, shown, setFeatures }: Explained): TemplateResult | typeof nothing {
  const { features } = shown;
  const say = frame.words.room(reviewsRoom);
  const conjunctions = conjunctionsWithNot(data.words);
  if (conjunctions.length === 0) return nothing;
  const missing = conjunctions.filter((name) => !features.includes(name));
  if (missing.length > 0) {
    return html`
      <button class="pp-button" type="button" @click=${() => setFeatures((now) => [...now, ...missing])}>
        ${say.addConjunctions({ conjunctions: missing.map((name) => featureText(name, frame.examples)) })}
      </button>
    `;
  }
  const rest = features.filter((name) => !conjunctions.includes(name));
  return html`
    <button
      class="pp-button"
      type="button"
      ?disabled=${rest.length === 0}
      @click=${() => setFeatures((now) => now.filter((name) => !conjunctions.includes(name)))}
    >
      ${say.removeConjunctions({ conjunctions: conjunctions.length })}
    </button>
  `;
}

/** Why no weights are right about all of them, where that is so. */
export function averagesProof({ frame, shown }: Explained): TemplateResult | typeof nothing {
  const { features, averages } = shown;
  if (!averages) return nothing;
  const say = frame.words.room(reviewsRoom);
  const named = averages.map((average, j) =>
    say.average({ feature: featureText(features[j] ?? "", frame.examples), average }),
  );
  return html`<p class="pp-prose pp-reviews-text">${say.proof({ averages: named })}</p>`;
}

/** What conjunctions with "not" are for, or what those in use do. */
function conjunctionText(explained: Explained, conjunctions: readonly string[]): string {
  const { frame, data, shown } = explained;
  const say = frame.words.room(reviewsRoom);
  if (conjunctions.length === 0) return "";
  const name = conjunctions.find((conjunction) => shown.features.includes(conjunction));
  if (name === undefined) {
    const book = ["excellent", "terrible"].every((word) => data.words.some((known) => plain(known) === word));
    return book ? say.notBook : say.not({ word: data.words.find((word) => plain(word) !== "not") ?? "" });
  }
  const places = (productOf(name) ?? []).map((factor) => factor - 1);
  const place = places.find((k) => plain(data.words[k] ?? "") !== "not") ?? 0;
  const does = say.conjunction({ conjunction: featureText(name, frame.examples), word: data.words[place] ?? "" });
  return paragraph(frame.words, does, sumOf(explained, name, place));
}

/** "Now “excellent” alone scores 1, and with “not” 1 + 0 − 2 = −1." The scores are those of the table. */
function sumOf(
  {
    frame: {
      pane: { plane },
      state,
      words,
    },
    shown,
    data,
  }: Explained,
  name: string,
  place: number,
): string {
  const own = `x${place + 1}`;
  const parts = [own, ...(productOf(name) ?? []).map((base) => `x${base}`).filter((factor) => factor !== own), name];
  const places = parts.map((feature) => shown.features.indexOf(feature));
  const scored = (among: readonly string[]) =>
    shown.combinations[placeOf(data.words.map((_, k) => (among.includes(`x${k + 1}`) ? 1 : 0)))];
  const [alone, both] = [scored([own]), scored(parts)];
  if (!plane || !alone || !both || alone.score === null || both.score === null) return "";
  if (state.scaling !== "none" || places.includes(-1)) return "";
  const weights = places.map((at) => plane.weights[at] ?? 0);
  // Another feature that is 1 there, such as a square, would be missing from the sum.
  const others = Array.from(both.features).some((value, j) => value !== 0 && !places.includes(j));
  const { precision } = state.ui;
  const terms = others ? [] : state.bias ? [...weights, plane.bias] : weights;
  return words.room(reviewsRoom).sum({
    word: data.words[place] ?? "",
    alone: alone.score,
    sum: sumText(terms, words.number(both.score, precision), words, precision),
    precision,
  });
}

/** "1 + 0 − 2 = −1", in one line; the total alone where there is nothing to add up. */
export function sumText(
  [first, ...rest]: readonly number[],
  total: string,
  words: Words,
  precision: Precision,
): string {
  if (first === undefined) return total;
  const added = rest.map((term) => ` ${term < 0 ? MINUS : "+"} ${words.number(Math.abs(term), precision)}`);
  return `${words.number(first, precision)}${added.join("")} = ${total}`.replaceAll(" ", "\u00a0");
}

/** Whose scores these are, or why there are none. */
function note(frame: Frame, scored: boolean): TemplateResult | typeof nothing {
  const text = noteText(frame, scored);
  return text === "" ? nothing : html`<p class="pp-prose pp-reviews-text pp-muted">${text}</p>`;
}

export function noteText({ pane: { obstacle, learner, plane }, state, words }: Frame, scored: boolean): string {
  if (obstacle !== null) return obstacleText(obstacle, words);
  const short = words.room(learners).short[learner.kind];
  const say = words.room(reviewsRoom);
  if (!scored) return say.noScores({ learner: short });
  return paragraph(
    words,
    state.learners.length > 1 ? say.scoresOf({ learner: short }) : "",
    plane === null || traitsOf(learner).predicts === "current" ? "" : say.scoresOfModel,
    state.scaling === "none" ? "" : say.scoresOfScaled,
  );
}

/** What the view shows of a frame: reviews, combinations and the axis, ready to be written out. */

export interface ShownReviews extends Omit<ScoredReviews, "reviews"> {
  readonly reviews: readonly ReviewView[];
  readonly axis: Axis;
}

/** Null until reviews can be scored. */
export function shownReviews(
  { pane: { event }, findings, examples, selected }: Frame,
  data: Reviews,
): ShownReviews | null {
  const scored = findings?.reviews();
  if (!scored) return null;
  const { features } = scored;
  const names = features.map((name) => featureText(name, examples));
  const reviews = scored.reviews.map(
    ({ features: values, score, mistake }, index): ReviewView => ({
      index,
      text: data.reviews[index]?.[0] ?? "",
      label: examples.label[index] ?? 0,
      features: names.map((name, j) => ({ name, value: values[j] ?? 0 })),
      score,
      mistake,
      selected: selected === index,
      heldOut: examples.heldOut?.[index] === 1,
      visit: event?.example === index ? { visit: event.visit, mistake: event.mistake } : null,
    }),
  );
  return { ...scored, reviews, axis: axisFor(reviews.map((review) => review.score ?? 0)) };
}
