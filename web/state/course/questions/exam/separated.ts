import type { WholeEngine } from "../../../../engine/engine.js";
import type { RandomChoices } from "../subject.js";
import { agrees, labels, type MadeExam, type Place, pointsOf } from "./exam.js";

/** R and γ that can be reckoned with. */
const pairs: readonly (readonly [radius: number, margin: number])[] = [
  [5, 1],
  [6, 1],
  [4, 0.8],
  [5, 2],
  [3, 0.5],
  [4, 1],
  [7, 2],
  [6, 1.5],
  [3, 1],
  [5, 0.5],
  [7, 1],
  [2, 0.5],
  [6, 2.4],
  [6, 4],
];

/** Examples that a line through the origin separates, with their R and γ. */
interface Separated extends Pick<MadeExam<unknown>, "page"> {
  readonly radius: number;
  readonly margin: number;
  /** (R/γ)² */
  readonly bound: number;
  readonly points: readonly Place[];
  readonly labels: readonly number[];
}

/** Null where chance has made none. */
export function separatedBy(random: RandomChoices, engine: WholeEngine): Separated | null {
  const [radius, margin] = random.one(pairs) ?? [5, 1];
  const at = examplesWith(radius, margin, random);
  if (!at) return null;
  const y = labels(random, at.length);
  // An example with its label: the point is turned round where that is −1.
  const points = at.map(([x1, x2], k): Place => [(y[k] ?? 1) * x1 + 0, (y[k] ?? 1) * x2 + 0]);
  const analysis = engine.analyse({ X: points, y, bias: false });
  if (!agrees(analysis.radius, radius) || !agrees(analysis.margin ?? 0, margin)) return null;
  const ratio = radius / margin;
  const bound = Math.round(ratio * ratio * 1e6) / 1e6;
  return { radius, margin, bound, points, labels: y, page: { data: pointsOf(points, y), bias: false } };
}

/** One at the distance R, and some at the distance γ from the line on which the best line stands square; null where there is no room. */
function examplesWith(radius: number, margin: number, random: RandomChoices): readonly Place[] | null {
  const room = [1, 2, 3, 4, 5].filter((far) => Math.hypot(margin, far) < radius);
  const [up, down] = [random.one(room), random.one(room)];
  if (up === undefined || down === undefined) return null;
  const far: readonly Place[] = [
    [radius, 0],
    [margin, up],
    [margin, -down],
  ];
  const [way, turned] = [random.below(2), random.below(2)];
  return random
    .shuffled(far)
    .map(([x1, x2]): Place => (way === 0 ? [x1, x2] : [x2, x1]))
    .map(([x1, x2]): Place => (turned === 0 ? [x1, x2] : [-x1, -x2]));
}
