import { html, nothing, svg, type TemplateResult } from "lit";
import type { TieRule } from "../../engine/types.js";
import type { Words } from "../../state/document/notation/words.js";
import { type ReviewsWords, reviews as reviewsRoom } from "../../words/en/reviews.js";
import { type Axis, labelMark, strip } from "./axis.js";

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
  const say = context.language.room(reviewsRoom);
  const ring = visit && (visit.mistake ? "mistake" : "correct");
  return html`
    <li class="pp-review" ?data-selected=${selected} ?data-visited=${visit !== null}>
      <button
        class="pp-button pp-button-quiet pp-review-number"
        type="button"
        aria-pressed=${selected}
        aria-label=${say.select(index)}
        @click=${() => hand.select(index)}
      >
        <span title=${say.select(index)}>${context.language.count(index + 1)}</span>
      </button>
      ${labelButton(label, say.label(index, label), say, () => hand.relabel(index))}
      <pp-review-text
        .value=${text}
        .words=${context.words}
        .name=${say.text(index)}
        .submit=${(wanted: string) => hand.rewrite(index, wanted)}
      ></pp-review-text>
      <div class="pp-row pp-review-chips">${chips(review, context.language)}</div>
      <div class="pp-review-score">
        ${strip(context.axis, { label, score, visited: ring })}
        <p class="pp-flow pp-review-verdict">${verdict(review, context)}</p>
      </div>
      <button
        class="pp-button pp-button-quiet pp-button-icon pp-review-remove"
        type="button"
        title=${say.remove(index)}
        @click=${(event: Event) => hand.remove(index, event)}
      >
        ${cross}
      </button>
    </li>
  `;
}

export const cross = html`<svg viewBox="0 0 20 20" aria-hidden="true">${svg`<path d="M5.5 5.5l9 9M14.5 5.5l-9 9" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" />`}</svg>`;

/** Pressed: positive. The sign says it too. */
export function labelButton(label: number, name: string, say: ReviewsWords, toggle: () => void): TemplateResult {
  return html`
    <button
      class="pp-button pp-button-quiet pp-button-icon pp-review-label"
      type="button"
      aria-label=${name}
      title=${say.labelHint(label)}
      @click=${toggle}
    >
      <svg viewBox="-10 -10 20 20" aria-hidden="true">${labelMark(label)}</svg>
    </button>
  `;
}

function chips({ features, heldOut }: ReviewView, language: Words): TemplateResult {
  return html`
    <ul class="pp-review-features">
      ${features.map(
        ({ name, value }) =>
          html`<li class="pp-aside-note pp-review-chip" ?data-on=${value !== 0}>${name} <b>${language.number(value)}</b></li>`,
      )}
    </ul>
    ${heldOut ? html`<span class="pp-aside-note pp-review-tag">${language.room(reviewsRoom).heldOut}</span>` : nothing}
  `;
}

function verdict(
  { score, mistake, visit }: ReviewView,
  { tie, precision, language }: ReviewContext,
): TemplateResult | typeof nothing {
  const say = language.room(reviewsRoom);
  const looked = visit && visited(say.visited(visit.visit, visit.mistake));
  if (score === null || mistake === null) return looked ?? nothing;
  return html`<span class="pp-review-a"><i>a</i> = ${language.number(score, precision)}</span>
    ${looked} <span class="pp-review-${mistake ? "mistake" : "correct"}">${say.judged(score, mistake, tie)}</span>`;
}

/** A ring says the second part too. */
function visited([shown, heard]: readonly [string, string]): TemplateResult {
  return html`<span>${shown}<span class="pp-visually-hidden">${heard}</span></span>`;
}
