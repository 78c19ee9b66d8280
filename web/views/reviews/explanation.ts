/** What the example shows, in the page's own words and with the numbers of the moment. */

import { html, nothing, type TemplateResult } from "lit";
import { productOf } from "../../state/data/product.js";

import { placeOf } from "../../state/data/reviews/review-scores.js";
import { plain } from "../../state/data/reviews/review-texts.js";
import { conjunctionsWithNot } from "../../state/data/reviews/reviews.js";
import type { Reviews } from "../../state/document/state.js";
import { traitsOf } from "../../state/learners/traits.js";
import { featureText } from "../../state/notation/feature-text.js";
import { formatNumber, MINUS } from "../../state/notation/numbers.js";
import { learners } from "../../words/en/learners.js";
import type { ReviewsFrame } from "./inputs.js";
import { spelt } from "./names.js";
import type { ShownReviews } from "./shown-reviews.js";

interface Explained {
  readonly frame: ReviewsFrame;
  readonly data: Reviews;
  readonly shown: Pick<ShownReviews, "features" | "combinations" | "averages">;
  /** Other features than those at this moment. */
  readonly setFeatures: (change: (features: readonly string[]) => readonly string[]) => void;
}

export function explanation(explained: Explained): TemplateResult {
  const { frame, data, shown } = explained;
  const { features, averages } = shown;
  const conjunctions = conjunctionsWithNot(data.words);
  const missing = conjunctions.filter((name) => !features.includes(name));
  const inUse = conjunctions.length > missing.length;
  return html`
    <p class="pp-reviews-text">
      A feature for each word: 1 where a review has it, 0 where it has not.
      ${inUse ? withConjunctions(explained, conjunctions) : conjunctions.length > 0 ? withoutConjunctions(data.words) : nothing}
    </p>
    ${averages ? proof(averages, explained) : nothing}
    <div class="pp-flow pp-reviews-buttons">${button(explained, conjunctions, missing)}</div>
    ${note(frame)}
  `;
}

function withoutConjunctions(words: readonly string[]): TemplateResult {
  const other = words.find((word) => plain(word) !== "not") ?? "";
  const book = ["excellent", "terrible"].every((word) => words.some((known) => plain(known) === word));
  const says = book
    ? html`“excellent” speaks for a course and “terrible” against it, but “not” turns both round: “not excellent” is no
        praise.`
    : html`“not” turns other words round: “not ${other}” says the opposite of “${other}”.`;
  return html`${says} A weight for each word cannot say that, because “not” adds the same to a score whatever word it goes
    with.`;
}

function withConjunctions(explained: Explained, conjunctions: readonly string[]): TemplateResult {
  const { data, shown } = explained;
  const name = conjunctions.find((conjunction) => shown.features.includes(conjunction)) ?? "";
  const places = (productOf(name) ?? []).map((factor) => factor - 1);
  const place = places.find((k) => plain(data.words[k] ?? "") !== "not") ?? 0;
  return html`“${featureText(name, data.words)}” is a feature of its own: 1 only where a review has both words. Its weight
    can take back what “${data.words[place]}” says.${sumOf(explained, name, place)}`;
}

/** "Now “excellent” alone scores 1, and with “not” 1 + 0 − 2 = −1." The scores are those of the table. */
function sumOf(
  {
    frame: {
      pane: { plane },
      state,
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
  const number = (value: number) => formatNumber(value, state.ui.precision);
  const [first = 0, ...weights] = places.map((at) => plane.weights[at] ?? 0);
  const terms = state.bias ? [...weights, plane.bias] : weights;
  const added = terms.map((term) => ` ${term < 0 ? MINUS : "+"} ${number(Math.abs(term))}`).join("");
  // Another feature that is 1 there, such as a square, would be missing from the sum.
  const others = Array.from(both.features).some((value, j) => value !== 0 && !places.includes(j));
  const sum = `${others ? "" : `${number(first)}${added} = `}${number(both.score)}`.replaceAll(" ", "\u00a0");
  return ` Now “${data.words[place]}” alone scores ${number(alone.score)}, and with “not” ${sum}.`;
}

function proof(averages: readonly number[], { shown: { features }, data }: Explained): TemplateResult {
  const shown = averages.map((value, j) => `${featureText(features[j] ?? "", data.words)} ${formatNumber(value)}`);
  return html`
    <p class="pp-reviews-text">
      These reviews prove it. On average the positive ones and the negative ones have the same features:
      ${shown.join(", ")}. So whatever the weights, both have the same average score; they cannot all lie on their own
      sides of 0.
    </p>
  `;
}

function button(
  { shown: { features }, data, setFeatures }: Explained,
  conjunctions: readonly string[],
  missing: readonly string[],
): TemplateResult | typeof nothing {
  if (conjunctions.length === 0) return nothing;
  if (missing.length > 0) {
    const names = missing.map((name) => featureText(name, data.words)).join(", ");
    const what = missing.length === 1 ? "conjunction" : "conjunctions";
    return html`
      <button class="pp-button" type="button" @click=${() => setFeatures((now) => [...now, ...missing])}>
        Add the ${missing.length === 1 ? "" : `${spelt(missing.length)} `}${what}: ${names}
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
      Take the ${conjunctions.length === 1 ? "conjunction" : "conjunctions"} out
    </button>
  `;
}

/** Whose scores these are, or why there are none. */
function note(frame: ReviewsFrame): TemplateResult | typeof nothing {
  const text = noteText(frame);
  return text === "" ? nothing : html`<p class="pp-reviews-text pp-muted">${text}</p>`;
}

export function noteText({ pane: { obstacle, plane, learner }, state, words }: ReviewsFrame): string {
  if (obstacle !== null) return obstacle;
  const short = words.room(learners).short[learner.kind];
  if (!plane) {
    return `No scores here: what predicts (${short}) is not one weight for each feature. Its mistakes are counted all the same.`;
  }
  const notes = [
    state.learners.length > 1 ? `The scores are those of the lead, ${short}.` : "",
    traitsOf(learner).predicts !== "current"
      ? "The scores are by the weights that predict, not by those in training."
      : "",
    state.scaling === "none" ? "" : "The scores are of the scaled features; what is shown of a review is 0 or 1.",
  ];
  return notes.filter((text) => text !== "").join(" ");
}
