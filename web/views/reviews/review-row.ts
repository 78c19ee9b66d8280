import { html, nothing, svg, type TemplateResult } from "lit";
import type { TieRule } from "../../engine/types.js";
import type { Words } from "../../state/document/notation/words.js";
import { removeIcon } from "../../ui/controls/controls.js";
import { type ReviewsWords, reviews as reviewsRoom } from "../../words/generated/en/reviews.js";

/** Left free at both ends, for the markers. */
const MARGIN = 7;

export interface Axis {
  /** The score at the right end, above 0; −`most` is at the left. */
  readonly most: number;
  at(score: number): number;
}

/** An axis as long as the largest score asks for, up to a round number: it does not change with every update. */
export function axisFor(scores: readonly number[]): Axis {
  const largest = Math.max(1, ...scores.map(Math.abs));
  const most = roundUp(largest);
  return { most, at: (score) => 50 + (score / most) * (50 - MARGIN) };
}

/** The next of 1, 2, 3, 5, 10, 20, 30, 50 … */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 3, 5, 10].find((factor) => factor * power >= value) ?? 10;
  return step * power;
}

/** The numbers above the strips. */
export function axisScale({ most, at }: Axis, language: Words): TemplateResult {
  const ticks = [-most, -most / 2, 0, most / 2, most];
  return svg`
    <svg class="pp-picture pp-reviews-scale" fill="var(--pp-ink-2)" aria-hidden="true">
      ${ticks.map((score) => svg`<text x="${at(score)}%" y="80%" text-anchor="middle">${language.number(score)}</text>`)}
    </svg>
  `;
}

/** A marker as on the stage: what a review's label is, not what is predicted. */
export function labelMark(label: number): TemplateResult {
  return label > 0
    ? svg`<circle fill="var(--pp-positive)" stroke="none" r="8"></circle><path stroke="var(--pp-surface)" stroke-width="2" d="M-4 0H4M0 -4V4"></path>`
    : svg`<rect fill="var(--pp-surface)" stroke="var(--pp-negative)" stroke-width="2.2" x="-7" y="-7" width="14" height="14"></rect><path stroke="var(--pp-negative)" stroke-width="2" d="M-4 0H4"></path>`;
}

interface StripMark {
  readonly label: number;
  /** Null where nothing has a score. */
  readonly score: number | null;
  readonly visited: "mistake" | "correct" | null;
}

/** One review's strip: a line at 0, and the marker at its score. One ring for a visit, a second around it for a mistake. */
function strip(axis: Axis, { label, score, visited }: StripMark): TemplateResult {
  const rings = visited === null ? [] : visited === "mistake" ? [12, 16] : [12];
  return svg`
    <svg class="pp-picture pp-reviews-strip" aria-hidden="true">
      <rect fill="var(--pp-negative)" fill-opacity="0.09" width="50%" height="100%"></rect>
      <rect fill="var(--pp-positive)" fill-opacity="0.09" x="50%" width="50%" height="100%"></rect>
      <line stroke="var(--pp-rule)" x1="0" x2="100%" y1="50%" y2="50%"></line>
      <line stroke="var(--pp-ink)" stroke-width="1.5" x1="50%" x2="50%" y1="0" y2="100%"></line>
      ${
        score === null
          ? ""
          : svg`<svg x="${axis.at(score)}%" y="50%" overflow="visible">
              ${rings.map((r) => svg`<circle fill="none" stroke="var(--pp-ink)" stroke-width="2" r=${r}></circle>`)}${labelMark(label)}
            </svg>`
      }
    </svg>
  `;
}

/** A review as it stands at the moment shown. */
export interface ReviewView {
  readonly index: number;
  readonly text: string;
  readonly label: number;
  /** The features in use, 0 or 1 each. */
  readonly features: readonly { readonly name: string; readonly value: number }[];
  readonly score: number | null;
  /** Whether the score is one; null without a score. */
  readonly mistake: boolean | null;
  readonly selected: boolean;
  readonly heldOut: boolean;
  /** The visit made last, if it looked at this review. */
  readonly visit: { readonly visit: number; readonly mistake: boolean } | null;
}

/** What can be done with a review. */
export interface ReviewActions {
  select(index: number): void;
  rewrite(index: number, text: string): string | null;
  relabel(index: number): void;
  remove(index: number, event: Event): void;
}

/** What reviews are shown with. */
export interface ReviewContext {
  /** Those that are features. */
  readonly words: readonly string[];
  readonly axis: Axis;
  readonly tie: TieRule;
  readonly precision: "short" | "full";
  readonly language: Words;
}

export function reviewRow(review: ReviewView, context: ReviewContext, hand: ReviewActions): TemplateResult {
  const { index, text, label, score, selected, visit } = review;
  const named = { review: index + 1 };
  const say = context.language.room(reviewsRoom);
  const ring = visit && (visit.mistake ? "mistake" : "correct");
  return html`
    <li class="pp-review" ?data-selected=${selected} ?data-visited=${visit !== null}>
      <button
        class="pp-button pp-button-quiet pp-review-number"
        type="button"
        aria-pressed=${selected}
        aria-label=${say.select(named)}
        @click=${() => hand.select(index)}
      >
        <span title=${say.select(named)}>${context.language.count(index + 1)}</span>
      </button>
      ${labelButton(label, say.label({ ...named, label: signOf(label) }), say, () => hand.relabel(index))}
      <pp-review-text
        .value=${text}
        .words=${context.words}
        .name=${say.text(named)}
        .submit=${(wanted: string) => hand.rewrite(index, wanted)}
      ></pp-review-text>
      <div class="pp-row pp-review-chips">${chips(review, context.language)}</div>
      <div class="pp-review-score">
        ${strip(context.axis, { label, score, visited: ring })}
        <p class="pp-flow pp-spread pp-aside-note pp-review-verdict">${verdict(review, context)}</p>
      </div>
      <button
        class="pp-button pp-button-quiet pp-button-icon pp-review-remove"
        type="button"
        title=${say.remove(named)}
        @click=${(event: Event) => hand.remove(index, event)}
      >
        ${removeIcon}
      </button>
    </li>
  `;
}

export const signOf = (label: number) => (label > 0 ? "positive" : "negative");

/** What is predicted at a score: a tie stays one unless the tie rule makes it a label. */
export function predictedAt(score: number, tie: TieRule) {
  if (score !== 0) return signOf(score);
  return tie === "positive" || tie === "negative" ? (`tie-${tie}` as const) : "tie";
}

/** Pressed: positive. The sign says it too. */
export function labelButton(label: number, name: string, say: ReviewsWords, toggle: () => void): TemplateResult {
  return html`
    <button
      class="pp-button pp-button-quiet pp-button-icon pp-review-label"
      type="button"
      aria-label=${name}
      title=${say.labelHint({ label: signOf(label) })}
      @click=${toggle}
    >
      <svg viewBox="-10 -10 20 20" aria-hidden="true">${labelMark(label)}</svg>
    </button>
  `;
}

function chips({ features, heldOut }: ReviewView, language: Words): TemplateResult {
  return html`
    <ul class="pp-row">
      ${features.map(
        ({ name, value }) =>
          html`<li class="pp-aside-note pp-review-chip" ?data-on=${value !== 0}>${name} ${language.number(value)}</li>`,
      )}
    </ul>
    ${heldOut ? html`<em class="pp-aside-note">${language.room(reviewsRoom).heldOut}</em>` : nothing}
  `;
}

function verdict(
  { score, mistake, visit }: ReviewView,
  { tie, precision, language }: ReviewContext,
): TemplateResult | typeof nothing {
  const say = language.room(reviewsRoom);
  const looked = visit && visited(say.visited({ visit: visit.visit + 1 }), say.visitedHeard(visit));
  if (score === null || mistake === null) return looked ?? nothing;
  return html`<span class="pp-review-a"><i>a</i> = ${language.number(score, precision)}</span>
    ${looked} <span class="pp-review-${mistake ? "mistake" : "correct"}">${say.judged({ predicted: predictedAt(score, tie), mistake })}</span>`;
}

/** A ring says the second part too. */
function visited(shown: string, heard: string): TemplateResult {
  return html`<span>${shown}<span class="pp-visually-hidden">${heard}</span></span>`;
}
