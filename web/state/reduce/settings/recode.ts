import { pointsInstead } from "../../data/class-names.js";
import { codingOf } from "../../data/coding.js";
import { pointsOf } from "../../data/examples.js";
import { withoutStart } from "../../document/initial-weights.js";
import type { Problem } from "../../document/problem.js";
import type { Point } from "../../document/state.js";
import type { IntentOf } from "../../intent.js";
import type { Change, ReducerContext } from "../change.js";

/** The values that a coding has instead of 0 and 1, or of −1 and +1. */
export function recode(problem: Problem, { to }: IntentOf<"recode">, { examples }: ReducerContext): Change {
  const from = to === "zero-one" ? "plus-minus" : "zero-one";
  if (problem.data.kind === "reviews" || codingOf(examples) !== from) return { problem };
  const change = (value: number) => (to === "zero-one" ? (value + 1) / 2 : 2 * value - 1);
  const { data } = problem;
  if (data.kind === "table") {
    const rows = data.rows.map((row) => [...row.slice(0, -1).map(change), ...row.slice(-1)]);
    return { problem: { ...withoutStart(problem), data: { ...data, rows } } };
  }
  const points = pointsOf(examples).map(([x1, x2, label]): Point => [change(x1), change(x2), label]);
  return { problem: { ...withoutStart(problem), data: pointsInstead(data, points) } };
}
