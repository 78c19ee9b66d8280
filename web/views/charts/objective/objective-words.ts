/** The descent of J(w) in words. */

import type { DescentCurve, DescentView } from "../../../state/frame.js";
import { counted, formatNumber } from "../../../state/notation/numbers.js";
import type { Words } from "../../../state/words.js";
import { learnerDigest } from "../../shared/words/learner-name.js";

/** "Batch, η = 0.5". */
export function nameOf({ learner }: DescentCurve, words: Words): string {
  return learnerDigest(learner, words);
}

/** Where the curves begin and end, and how high they get. */
export function descentText({ now, before }: DescentView, words: Words): string {
  const said = [now, ...(before ? [before] : [])].map((curve, index) => {
    const name = index === 0 ? nameOf(curve, words) : `Before, ${nameOf(curve, words)}`;
    const { epoch, objective } = curve;
    if (objective.length === 0) return `${name}: nothing yet.`;
    const most = objective.reduce((high, value) => Math.max(high, value), 0);
    const last = formatNumber(objective.at(-1) ?? 0);
    return `${name}: ${formatNumber(objective[0] ?? 0)} at the start, at most ${formatNumber(most)}, ${last} after ${counted(epoch.at(-1) ?? 0, "epoch")}.`;
  });
  return `J(w) after each epoch. ${said.join(" ")}`;
}

/** Of two curves one may be the other, only higher: from weights 0 that is all a learning rate does. Null where it is not. */
export function scaledText({ now, before }: DescentView): string | null {
  if (!before || !oneIsMultiple(now, before)) return null;
  return "The one is a multiple of the other: from weights 0 the learning rate only scales w, and J(w) with it.";
}

function oneIsMultiple(now: DescentCurve, before: DescentCurve): boolean {
  const [a, b] = [now, before].map(({ learner }) => ("learningRate" in learner ? (learner.learningRate ?? 1) : 1));
  if (a === undefined || b === undefined || a === b || now.objective.length < 3) return false;
  const values = new Map(Array.from(before.epoch, (epoch, k) => [epoch, before.objective[k] ?? 0]));
  return now.epoch.every((epoch, k) => {
    const [one, other] = [(now.objective[k] ?? 0) * b, values.get(epoch)];
    return other === undefined || Math.abs(one - other * a) <= 1e-9 * Math.abs(one);
  });
}
