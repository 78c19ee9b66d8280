import { html, nothing, svg, type TemplateResult } from "lit";
import type { TieRule } from "../../engine/types.js";
import { formatNumber } from "../../state/notation/numbers.js";
import { type Axis, labelMark, strip } from "./axis.js";
import { judged } from "./judged.js";
import { reviewName } from "./names.js";

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
  readonly visit: { readonly name: string; readonly mistake: boolean } | null;
}

/** What can be done with a review. */
export interface ReviewActions {
  select(index: number): void;
  rewrite(index: number, text: string): string | null;
  relabel(index: number): void;
  remove(index: number, event: Event): void;
}

interface RowContext {
  readonly words: readonly string[];
  readonly axis: Axis;
  readonly tie: TieRule;
  readonly precision: "short" | "full";
}

export function reviewRow(review: ReviewView, context: RowContext, hand: ReviewActions): TemplateResult {
  const { index, text, label, score, selected, visit } = review;
  const name = reviewName(index);
  const ring = visit && (visit.mistake ? "mistake" : "correct");
  return html`
    <li class="pp-review" ?data-selected=${selected} ?data-visited=${visit !== null}>
      <button
        class="pp-button pp-button-quiet pp-review-number"
        type="button"
        aria-pressed=${selected}
        aria-label="Select ${name}"
        title="Select ${name}"
        @click=${() => hand.select(index)}
      >
        ${index + 1}
      </button>
      ${labelButton(label, `Label of ${name}`, () => hand.relabel(index))}
      <pp-review-text
        .value=${text}
        .words=${context.words}
        .name=${`Text of ${name}`}
        .submit=${(wanted: string) => hand.rewrite(index, wanted)}
      ></pp-review-text>
      <div class="pp-row pp-review-chips">${chips(review)}</div>
      <div class="pp-review-score">
        ${strip(context.axis, { label, score, visited: ring })}
        <p class="pp-flow pp-review-verdict">${verdict(review, context)}</p>
      </div>
      <button
        class="pp-button pp-button-quiet pp-button-icon pp-review-remove"
        type="button"
        aria-label="Delete ${name}"
        title="Delete ${name}"
        @click=${(event: Event) => hand.remove(index, event)}
      >
        ${cross}
      </button>
    </li>
  `;
}

export const cross = html`<svg viewBox="0 0 20 20" aria-hidden="true">${svg`<path d="M5.5 5.5l9 9M14.5 5.5l-9 9" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" />`}</svg>`;

/** Pressed: positive. The sign says it too. */
export function labelButton(label: number, name: string, toggle: () => void): TemplateResult {
  const said = label > 0 ? "positive" : "negative";
  return html`
    <button
      class="pp-button pp-button-quiet pp-button-icon pp-review-label"
      type="button"
      aria-label="${name}: ${said}"
      title="${said}; press for ${label > 0 ? "negative" : "positive"}"
      @click=${toggle}
    >
      <svg viewBox="-10 -10 20 20" aria-hidden="true">${labelMark(label)}</svg>
    </button>
  `;
}

function chips({ features, heldOut }: ReviewView): TemplateResult {
  return html`
    <ul class="pp-review-features">
      ${features.map(
        ({ name, value }) =>
          html`<li class="pp-aside-note pp-review-chip" ?data-on=${value !== 0}>${name} <b>${formatNumber(value)}</b></li>`,
      )}
    </ul>
    ${heldOut ? html`<span class="pp-aside-note pp-review-tag">held out</span>` : nothing}
  `;
}

function verdict(
  { score, mistake, visit }: ReviewView,
  { tie, precision }: RowContext,
): TemplateResult | typeof nothing {
  const looked =
    visit &&
    html`<span>${visit.name}<span class="pp-visually-hidden">: ${visit.mistake ? "a mistake" : "correct"}</span></span>`;
  if (score === null || mistake === null) return looked ?? nothing;
  const { verdict, words } = judged(score, mistake, tie);
  return html`<span class="pp-review-a"><i>a</i> = ${formatNumber(score, precision)}</span>
    ${looked} <span class="pp-review-${verdict}">${words}</span>`;
}
