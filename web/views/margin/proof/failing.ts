import { html, nothing, type TemplateResult } from "lit";
import type { Verdict } from "../../../state/findings.js";
import { counted, formatCount, formatNumber } from "../../../state/notation/numbers.js";

import type { ProofView } from "../../../state/proof.js";

import { overAxes } from "../../../state/separability.js";
import type { ProofFrame } from "./inputs.js";

/** Which line of the proof fails where nothing separates, with the numbers of now. */
export function failing(frame: ProofFrame, view: ProofView): TemplateResult {
  const { verdict } = frame.findings ?? {};
  return html`
    <p>
      <strong>The first line fails.</strong> There is no <b>w</b>* with <var>y</var>(<b>w</b>*·<b>z</b>) ≥ <var>γ</var> &gt; 0
      for every example, so there is no margin <var>γ</var>: nothing says that the updates go in one direction.
      ${verdict ? meeting(frame, verdict) : nothing}
    </p>
    <p>
      The other lines still hold: after each update ‖<b>w</b>‖ ≤ √<var>k</var> <var>R</var>. But with nothing to hold it
      against, <var>k</var> has no end. ${lengths(frame, view)}
    </p>
  `;
}

/** The point that is an average of positives and one of negatives, under the weights of now. */
function meeting(
  frame: ProofFrame,
  { analysis: { witness }, averages, subject, stale }: Verdict,
): TemplateResult | typeof nothing {
  const map = frame.findings?.featureMap;
  const { plane } = frame.pane;
  if (witness?.factor !== 1 || !averages || !map || !plane || stale || !overAxes(subject)) return nothing;
  const point = Array.from(averages.positive.base);
  const [score = 0] = map.scores(plane, [point]);
  return html`The point (${point.map((value) => formatNumber(value)).join(", ")}) is an average of positives and one of
    negatives, as “Margin” shows. Whatever <b>w</b> is, it has one score, now ${formatNumber(score)}, and for one of the
    labels that is not above 0.`;
}

/** How long w has been, and whether it goes round. */
function lengths({ pane: { cycle } }: ProofFrame, { curve }: ProofView): TemplateResult | typeof nothing {
  if (!curve || curve.length.length === 0) return nothing;
  const most = formatNumber(curve.length.reduce((high, value) => Math.max(high, value), 0));
  const made = counted(curve.updates.at(-1) ?? 0, "update");
  if (cycle) {
    return html`Here the weights go round: from epoch ${formatCount(cycle.since)} on they are the same again ${cycle.epochs === 1 ? "after every epoch" : `every ${formatCount(cycle.epochs)} epochs`}, and ‖<b>w</b>‖ was never above ${most}.`;
  }
  return html`So far, in ${made}, ‖<b>w</b>‖ was never above ${most}: it stays bounded, and the updates go on.`;
}
