import { html, nothing, type TemplateResult } from "lit";
import { formatCount, formatNumber } from "../../../../state/notation/numbers.js";
import type { ProofView } from "../../../../state/proof.js";
import { histogram } from "./histogram.js";
import { type BoundStanding, type Count, sameStanding, standingOf } from "./standing.js";

/**
 * The bound and the updates, before edits and now.
 * @param forget Holds what comes against how it is now.
 * @param bias Whether the bias is a weight of the vector whose margin is measured.
 */
export function tighten(
  view: ProofView,
  baseline: BoundStanding | null,
  forget: () => void,
  bias: boolean,
): TemplateResult | typeof nothing {
  const now = standingOf(view);
  if (!now)
    return html`<p>Nothing separates these examples: there is no margin <var>γ</var>, and no bound to tighten.</p>`;
  const before = baseline && !sameStanding(baseline, now) ? baseline : null;
  return html`
    <div>
      <p>
        Drag a point on the stage towards the other label: the margin <var>γ</var> of the bound shrinks, and the bound
        grows. What it was before stays next to it.
      </p>
      <dl class="pp-measures">
        ${row(html`Margin of the bound <var>γ</var>`, before, now, ({ margin }) => formatNumber(margin))}
        ${row(html`Bound (<var>R</var>/<var>γ</var>)²`, before, now, ({ bound }) => formatCount(bound))}
        ${row("Updates in this order", before, now, ({ updates }) => counted(updates))}
        ${view.counts?.total === 0 ? nothing : row("Updates in random orders, median", before, now, ({ median }) => counted(median))}
      </dl>
      <p class="pp-hint">${whichMargin(bias)}</p>
      <p class="pp-visually-hidden" aria-live="polite">${before ? spoken(before, now) : nothing}</p>
      ${before ? html`<p><button type="button" class="pp-button" @click=${forget}>Forget what was before</button></p>` : nothing}
    </div>
    <div>${view.counts ? histogram(view.counts, now.bound) : nothing}</div>
  `;
}

/** The two margins of the tab, told apart. */
function whichMargin(bias: boolean): TemplateResult {
  return bias
    ? html`<var>γ</var> counts the bias as the weight of a feature that is always 1. It is not the distance on the
        stage: that is the geometric margin <var>ρ</var>, under “Margin”. The bound divides by <var>γ</var>, not by
        <var>ρ</var>.`
    : html`Without a bias <var>γ</var> is the geometric margin <var>ρ</var>, under “Margin”.`;
}

function row(
  name: unknown,
  before: BoundStanding | null,
  now: BoundStanding,
  text: (standing: BoundStanding) => string,
): TemplateResult {
  return html`<dt>${name}</dt>
    <dd>${before ? html`<span class="pp-muted"><span class="pp-visually-hidden">before </span>${text(before)} → </span>` : nothing}${text(now)}</dd>`;
}

function counted(count: Count): string {
  if (count === "unknown") return "…";
  return count === "more" ? "not ended" : formatCount(count);
}

/** Once it is all known: not at every place that a point is dragged over. */
function spoken(before: BoundStanding, now: BoundStanding): string {
  return now.updates === "unknown"
    ? ""
    : `The bound was ${formatCount(before.bound)} and is ${formatCount(now.bound)}; updates in this order: ${counted(before.updates)} before, ${counted(now.updates)} now.`;
}
