import type { LearnerSpec, LinearModel, TieRule } from "../../engine/types.js";

/** a = w·x + b for feature values in the order of the weights: to the bit the score that the core gives. */
export function scoreOf({ weights, bias }: LinearModel, x: ArrayLike<number>): number {
  return dot(weights, x) + bias;
}

/** w·x, its products added in the order that lanes.hpp of the core defines. */
function dot(w: ArrayLike<number>, x: ArrayLike<number>): number {
  const whole = Math.floor(w.length / 8) * 8;
  const product = (i: number) => (w[i] ?? 0) * (x[i] ?? 0);
  const lanes = new Float64Array(8);
  for (let i = 0; i < whole; i++) lanes[i % 8] = (lanes[i % 8] ?? 0) + product(i);
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = lanes;
  let sum = a + c + (e + g) + (b + d + (f + h));
  for (let i = whole; i < w.length; i++) sum += product(i);
  return sum;
}

/** What happens at a score of 0. Learners without the setting count a tie as a mistake. */
export function tieRule(learner: LearnerSpec): TieRule {
  return ("tie" in learner ? learner.tie : undefined) ?? "mistake";
}

/** Whether a score is a mistake on an example with this label, by what happens at 0. */
export function isMistake(score: number, label: number, tie: TieRule): boolean {
  if (score !== 0) return score * label < 0;
  return tie === "mistake" || tie === (label > 0 ? "negative" : "positive");
}
