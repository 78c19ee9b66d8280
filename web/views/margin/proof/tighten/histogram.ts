import { tickIncrement } from "d3-array";
import { html, nothing, svg, type TemplateResult } from "lit";
import type { Words } from "../../../../state/document/notation/words.js";
import type { UpdateCounts } from "../../../../state/runs/proof-target.js";
import { tighten } from "../../../../words/generated/en/tighten.js";
import { paragraph } from "../../../../words/phrase.js";
import { type Bar, barsOf } from "./standing.js";

/** What a histogram of whole numbers is drawn over: each has the room of 1 around it. */
interface CountAxis {
  readonly low: number;
  readonly high: number;
  /** Whole numbers. */
  readonly ticks: readonly number[];
  /** Whether the bound lies on it. One far beyond all counts would leave no room for them. */
  readonly reachesBound: boolean;
}

/** About as many as there is room for. */
const TICKS = 6;

/** @param bars in ascending order, at least one. */
export function countAxis(bars: readonly Bar[], bound: number): CountAxis {
  const [least, most] = [bars[0]?.from ?? 0, bars.at(-1)?.to ?? 0];
  const reachesBound = bound <= 2 * most;
  const room = Math.max(1, Math.ceil((most - least) / 8));
  const last = Math.max(1, reachesBound ? Math.max(bound, most) : most + room);
  // Counts far from 0 and close together are not to be told apart on an axis from 0.
  const first = least > 2 * (last - least) + TICKS ? least - room : 0;
  const step = Math.max(1, tickIncrement(first, last, TICKS));
  const from = Math.ceil(first / step);
  const ticks = Array.from({ length: Math.floor(last / step) - from + 1 }, (_, k) => (from + k) * step);
  return { low: first - 0.5, high: last + 0.5, ticks, reachesBound };
}

/** Of the drawing, in its own units. */
const WIDTH = 400;
const HEIGHT = 90;
const TICK = 4;

/** How many updates random orders need, under the bound. */
export function histogram(counts: UpdateCounts, bound: number, words: Words): TemplateResult | typeof nothing {
  const say = words.room(tighten);
  if (counts.total === 0) return html`<p class="pp-hint">${histogramText(counts, bound, words)}</p>`;
  const bars = barsOf(counts.counts);
  if (bars.length === 0) return html`<p class="pp-hint">${say.training}</p>`;
  const { low, high, ticks, reachesBound } = countAxis(bars, bound);
  const share = (updates: number) => (updates - low) / (high - low);
  const place = (updates: number) => WIDTH * share(updates);
  const most = bars.reduce((tallest, { runs }) => Math.max(tallest, runs), 0);
  const height = (runs: number) => (HEIGHT * runs) / most;
  return html`
    <figure class="pp-proof-orders">
      <p class="pp-spread pp-note" aria-hidden="true">
        <span>${say.tallest({ orders: most })}</span>
        <span>${say.boundMark({ bound })}${reachesBound ? nothing : " →"}</span>
      </p>
      <svg class="pp-picture" viewBox="0 0 ${WIDTH} ${HEIGHT + TICK}" aria-hidden="true" preserveAspectRatio="none">
        ${bars.map(
          ({ from, to, runs }) => svg`<rect
            fill="var(--pp-ink-2)" x=${place(from - 0.5)} y=${HEIGHT - height(runs)}
            width=${Math.max(1.5, place(to + 0.5) - place(from - 0.5) - 0.5)} height=${height(runs)} />`,
        )}
        <path fill="none" stroke="var(--pp-ink-2)" vector-effect="non-scaling-stroke" d="M0 ${HEIGHT}H${WIDTH}${ticks.map((updates) => `M${place(updates)} ${HEIGHT}v${TICK}`).join("")}" />
        ${reachesBound ? svg`<path fill="none" stroke="var(--pp-accent)" stroke-width="2" stroke-dasharray="5 3" vector-effect="non-scaling-stroke" d="M${place(bound)} 0V${HEIGHT}" />` : nothing}
      </svg>
      <p class="pp-note pp-proof-orders-axis" aria-hidden="true">
        ${ticks.map(
          (updates) =>
            html`<span .style=${`left: ${(100 * share(updates)).toFixed(2)}%`}>${words.count(updates)}</span>`,
        )}
      </p>
      <p class="pp-note pp-proof-orders-name" aria-hidden="true">${say.axis}</p>
      <figcaption>${histogramText(counts, bound, words)}</figcaption>
    </figure>
  `;
}

export function histogramText({ counts, unfinished, done, total }: UpdateCounts, bound: number, words: Words): string {
  const say = words.room(tighten);
  if (total === 0) return say.notTried;
  const tried = say.tried({ done: done < total ? counts.length : null, total });
  const [fewest = 0, updates = 0] = [counts[0], counts.at(-1)];
  const range = say.range({ fewest: fewest === updates ? null : fewest, updates, bound });
  return paragraph(words, tried, range, unfinished > 0 ? say.unfinished({ runs: unfinished }) : "");
}
