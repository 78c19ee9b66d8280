import { html, nothing, type TemplateResult } from "lit";
import type { Verdict } from "../../../state/runs/findings.js";
import type { Frame } from "../../../state/runs/frame.js";
import type { ProofView } from "../../../state/runs/proof-target.js";
import { overAxes } from "../../../state/runs/separability.js";
import { filled } from "../../../ui/formulas/filled.js";
import { proof } from "../../../words/generated/en/proof.js";

const w = html`<b>w</b>`;
const length = html`‖${w}‖`;
const gamma = html`<var>γ</var>`;

/** Which line of the proof fails where nothing separates, with the numbers of now. */
export function failing(frame: Frame, view: ProofView): TemplateResult {
  const { gap } = frame.words;
  const say = frame.words.room(proof);
  const { verdict } = frame.findings ?? {};
  const star = html`${w}*`;
  const separates = html`<var>y</var>(${star}·<b>z</b>) ≥ ${gamma} &gt; 0`;
  const bounded = html`${length} ≤ √<var>k</var> <var>R</var>`;
  return html`
    <p>
      <strong>${say.firstFails}</strong>${gap}${filled(say.noMargin, { star, inequality: separates, gamma })}${gap}${verdict ? meeting(frame, verdict) : nothing}
    </p>
    <p>${filled(say.othersHold, { inequality: bounded, k: html`<var>k</var>` })}${gap}${lengths(frame, view)}</p>
  `;
}

/** The point that is an average of positives and one of negatives, under the weights of now. */
function meeting(frame: Frame, { analysis: { witness }, averages, subject, stale }: Verdict): unknown {
  const map = frame.findings?.featureMap;
  const { plane } = frame.pane;
  if (witness?.factor !== 1 || !averages || !map || !plane || stale || !overAxes(subject)) return nothing;
  const point = Array.from(averages.positive.base);
  const [score = 0] = map.scores(plane, [point]);
  return filled(frame.words.room(proof).meeting({ point, score }), { w });
}

/** How long w has been, and whether it goes round. */
function lengths({ pane: { cycle }, words }: Frame, { curve }: ProofView): unknown {
  if (!curve || curve.length.length === 0) return nothing;
  const say = words.room(proof);
  const most = curve.length.reduce((high, value) => Math.max(high, value), 0);
  const sentence = cycle
    ? say.cycle({ since: cycle.since, epochs: cycle.epochs, most })
    : say.bounded({ updates: curve.updates.at(-1) ?? 0, most });
  return filled(sentence, { length });
}
