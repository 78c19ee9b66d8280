import { html, nothing, svg, type TemplateResult } from "lit";
import type { UpdateCounts } from "../../../../state/proof.js";
import { formatCount } from "../../../shared/words/format.js";
import { barsOf } from "./standing.js";

/** Of the drawing, in its own units. */
const WIDTH = 400;
const HEIGHT = 90;

/** How many updates random orders need, under the bound. */
export function histogram(counts: UpdateCounts, bound: number): TemplateResult | typeof nothing {
  if (counts.total === 0) return html`<p class="pp-hint">${histogramText(counts, bound)}</p>`;
  const bars = barsOf(counts.counts);
  const [first, last] = [bars[0], bars.at(-1)];
  if (!first || !last) return html`<p class="pp-hint">Training in random orders …</p>`;
  // A bound far beyond all counts would leave no room for them: then the axis ends with them, and an arrow says so.
  const near = bound <= 4 * last.to;
  const end = near ? 1.05 * Math.max(bound, last.to) : 1.25 * last.to + 1;
  const place = (updates: number) => (WIDTH * updates) / end;
  const most = bars.reduce((high, { runs }) => Math.max(high, runs), 0);
  const height = (runs: number) => (HEIGHT * runs) / most;
  const text = histogramText(counts, bound);
  return html`
    <figure class="pp-proof-orders">
      <svg viewBox="0 0 ${WIDTH} ${HEIGHT + 1}" aria-hidden="true" preserveAspectRatio="none">
        ${bars.map(
          ({ from, to, runs }) => svg`<rect
            x=${place(from)} y=${HEIGHT - height(runs)}
            width=${Math.max(1.5, place(to + 1) - place(from) - 0.5)} height=${height(runs)} />`,
        )}
        <path d="M0 ${HEIGHT + 0.5}H${WIDTH}" />
        ${near ? svg`<path class="pp-proof-bound" d="M${place(bound)} 0V${HEIGHT}" />` : nothing}
      </svg>
      <p class="pp-proof-orders-axis" aria-hidden="true">
        <span>0</span><span>${near ? `bound ${formatCount(bound)}` : `bound ${formatCount(bound)} →`}</span>
      </p>
      <figcaption>${text}</figcaption>
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
