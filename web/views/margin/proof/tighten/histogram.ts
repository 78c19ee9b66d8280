import { tickIncrement } from "d3-array";
import { html, nothing, svg, type TemplateResult } from "lit";
import { counted, formatCount } from "../../../../state/notation/numbers.js";

import type { UpdateCounts } from "../../../../state/proof.js";

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
export function histogram(counts: UpdateCounts, bound: number): TemplateResult | typeof nothing {
  if (counts.total === 0) return html`<p class="pp-hint">${histogramText(counts, bound)}</p>`;
  const bars = barsOf(counts.counts);
  if (bars.length === 0) return html`<p class="pp-hint">Training in random orders …</p>`;
  const { low, high, ticks, reachesBound } = countAxis(bars, bound);
  const share = (updates: number) => (updates - low) / (high - low);
  const place = (updates: number) => WIDTH * share(updates);
  const most = bars.reduce((tallest, { runs }) => Math.max(tallest, runs), 0);
  const height = (runs: number) => (HEIGHT * runs) / most;
  return html`
    <figure class="pp-proof-orders">
      <p class="pp-proof-orders-scale" aria-hidden="true">
        <span>tallest bar: ${counted(most, "order")}</span>
        <span>bound ${formatCount(bound)}${reachesBound ? nothing : " →"}</span>
      </p>
      <svg viewBox="0 0 ${WIDTH} ${HEIGHT + TICK}" aria-hidden="true" preserveAspectRatio="none">
        ${bars.map(
          ({ from, to, runs }) => svg`<rect
            fill="var(--pp-ink-2)" x=${place(from - 0.5)} y=${HEIGHT - height(runs)}
            width=${Math.max(1.5, place(to + 0.5) - place(from - 0.5) - 0.5)} height=${height(runs)} />`,
        )}
        <path fill="none" stroke="var(--pp-ink-2)" vector-effect="non-scaling-stroke" d="M0 ${HEIGHT}H${WIDTH}${ticks.map((updates) => `M${place(updates)} ${HEIGHT}v${TICK}`).join("")}" />
        ${reachesBound ? svg`<path fill="none" stroke="var(--pp-accent)" stroke-width="2" stroke-dasharray="5 3" vector-effect="non-scaling-stroke" d="M${place(bound)} 0V${HEIGHT}" />` : nothing}
      </svg>
      <p class="pp-proof-orders-axis" aria-hidden="true">
        ${ticks.map(
          (updates) =>
            html`<span .style=${`left: ${(100 * share(updates)).toFixed(2)}%`}>${formatCount(updates)}</span>`,
        )}
      </p>
      <p class="pp-proof-orders-name" aria-hidden="true">updates</p>
      <figcaption>${histogramText(counts, bound)}</figcaption>
    </figure>
  `;
}

export function histogramText({ counts, unfinished, done, total }: UpdateCounts, bound: number): string {
  if (total === 0) return "With so many examples, random orders are not tried: they would take too long.";
  const range = `${formatCount(counts[0] ?? 0)} to ${formatCount(counts.at(-1) ?? 0)} updates`;
  const orders = done < total ? `${formatCount(counts.length)} of ${formatCount(total)}` : formatCount(total);
  const rest =
    unfinished > 0
      ? ` ${formatCount(unfinished)} of them had not converged when they were ended, and would need more.`
      : "";
  return `${orders} random orders, from weights 0: ${range}; none above the bound of ${formatCount(bound)}.${rest}`;
}
