/** The descent of J(w) in words. */

import type { Words } from "../../../state/document/notation/words.js";
import type { DescentCurve, DescentView } from "../../../state/runs/frame.js";
import { type ChartsWords, charts } from "../../../words/en/companion/charts.js";
import { learnerDigest } from "../../shared/words/learner-name.js";

/** "Batch, η = 0.5". */
export function nameOf({ learner }: DescentCurve, words: Words): string {
  return learnerDigest(learner, words);
}

/** Where the curves begin and end, and how high they get. */
export function descentText({ now, before }: DescentView, words: Words): string {
  const { objective: say } = words.room(charts);
  const said = [
    curveText(now, words, say.nothing, say.curve),
    ...(before ? [curveText(before, words, say.nothingBefore, say.curveBefore)] : []),
  ];
  return [say.intro, ...said].join(" ");
}

type ObjectiveWords = ChartsWords["objective"];

function curveText(
  curve: DescentCurve,
  words: Words,
  nothing: ObjectiveWords["nothing"],
  text: ObjectiveWords["curve"],
): string {
  const name = nameOf(curve, words);
  const { epoch, objective } = curve;
  const [start] = objective;
  if (start === undefined) return nothing(name);
  const most = objective.reduce((high, value) => Math.max(high, value), 0);
  return text(name, start, most, objective.at(-1) ?? 0, epoch.at(-1) ?? 0);
}

/** Of two curves one may be the other, only higher: from weights 0 that is all a learning rate does. */
export function isScaled({ now, before }: DescentView): boolean {
  return before !== null && oneIsMultiple(now, before);
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
