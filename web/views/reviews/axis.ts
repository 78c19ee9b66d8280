/** The score axis that all reviews share, with 0 in the middle. Positions in percent of its width. */
import { svg, type TemplateResult } from "lit";
import type { Words } from "../../state/document/notation/words.js";

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
    <svg class="pp-reviews-scale" aria-hidden="true">
      ${ticks.map((score) => svg`<text x="${at(score)}%" y="80%" text-anchor="middle">${language.number(score)}</text>`)}
    </svg>
  `;
}

/** A marker as on the stage: what a review's label is, not what is predicted. */
export function labelMark(label: number): TemplateResult {
  return label > 0
    ? svg`<circle fill="var(--pp-positive)" r="8"></circle><path stroke="var(--pp-surface)" stroke-width="2" d="M-4 0H4M0 -4V4"></path>`
    : svg`<rect fill="var(--pp-surface)" stroke="var(--pp-negative)" stroke-width="2.2" x="-7" y="-7" width="14" height="14"></rect><path stroke="var(--pp-negative)" stroke-width="2" d="M-4 0H4"></path>`;
}

interface StripMark {
  readonly label: number;
  /** Null where nothing has a score. */
  readonly score: number | null;
  readonly visited: "mistake" | "correct" | null;
}

/** One review's strip: a line at 0, and the marker at its score. One ring for a visit, a second around it for a mistake. */
export function strip(axis: Axis, { label, score, visited }: StripMark): TemplateResult {
  const rings = visited === null ? [] : visited === "mistake" ? [12, 16] : [12];
  return svg`
    <svg class="pp-reviews-strip" aria-hidden="true">
      <rect class="pp-reviews-side" width="50%" height="100%" data-side="negative"></rect>
      <rect class="pp-reviews-side" x="50%" width="50%" height="100%" data-side="positive"></rect>
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
