import type { WholeEngine } from "../../../../../engine/engine.js";
import { agrees, type ExamGrade, type ExamKind, type Place, places, pointsOf, rounded, signedBelow } from "../exam.js";

/** Degrees between two (w, b), as directions, up to which they are the same line: room for decimals that are cut off. */
const same = 0.05;

const slopes = [1, -1, 2, -2, 0.5, -0.5, 3, -3, 0, null] as const;

/** A line of the plane, "x₂ = slope · x₁ + offset"; upright, "x₁ = offset". */
interface Line {
  readonly slope: number | null;
  readonly offset: number;
  /** Where it is positive: above the line; of an upright one, to its right. */
  readonly above: boolean;
}

export interface LineGiven extends Line {
  /** Whether the weights are asked for, or the line. */
  readonly asks: "weights" | "line";
  readonly weights: readonly number[];
  readonly bias: number;
  /** Two points on the line. */
  readonly on: readonly Place[];
}

export type LineSaid =
  | {
      readonly code: "weightsRight";
      readonly usual: boolean;
      readonly weights: readonly number[];
      readonly bias: number;
    }
  | { readonly code: "noLine" }
  | { readonly code: "otherSide" }
  | { readonly code: "biasSign" }
  | { readonly code: "swapped" }
  | { readonly code: "offLine"; readonly place: Place; readonly score: number }
  | { readonly code: "lineRight"; readonly slope: number; readonly offset: number }
  | { readonly code: "slopeSign" }
  | { readonly code: "slopeUpsideDown" }
  | { readonly code: "slopeNotDivided"; readonly second: number }
  | { readonly code: "slopeWrong"; readonly second: number }
  | { readonly code: "offsetSign" }
  | { readonly code: "offsetWrong"; readonly bias: number; readonly second: number };

/** The weights of a line, up to a factor above 0, or the line of weights. */
export const line: ExamKind<LineGiven, LineSaid> = {
  turn: 2,
  make: (random, engine) => {
    const asks = random.below(3) === 0 ? "line" : "weights";
    const slope = random.one(slopes) ?? null;
    const offset = signedBelow(random, 4);
    if (asks === "line" && (slope === null || slope === 0)) return null;
    const above = random.below(2) === 0;
    const times = (asks === "line" ? random.below(2) + 1 : 1) * (slope !== null && Math.abs(slope) === 0.5 ? 2 : 1);
    const factor = above ? times : -times;
    const [one, other, last] = slope === null ? [1, 0, -offset] : [-slope, 1, -offset];
    const weights = [factor * one + 0, factor * other + 0];
    const bias = factor * last;
    const on: readonly Place[] =
      slope === null
        ? [
            [offset, 0],
            [offset, 1],
          ]
        : [
            [0, offset],
            [2, 2 * slope + offset],
          ];
    const at = places(random, 4);
    const scores = Array.from(scoresAt(weights, bias, at, engine), rounded);
    const sides = scores.map(Math.sign);
    if (!(sides.includes(1) && sides.includes(-1)) || sides.includes(0)) return null;
    const initial = { weights, bias };
    return {
      form: "numbers",
      given: { asks, slope, offset, above, weights, bias, on },
      page: { data: pointsOf(at, sides), ...(asks === "line" && { initial }) },
      after: { initial },
    };
  },
  parts: ({ asks }) => (asks === "weights" ? 3 : 2),
  truth: ({ asks, weights, bias, slope, offset }) => (asks === "weights" ? [...weights, bias] : [slope ?? 0, offset]),
  grade: (given, answer, engine) =>
    given.asks === "weights" ? weightsGraded(given, answer, engine) : lineGraded(given, answer),
};

function weightsGraded(
  { weights, bias, on }: LineGiven,
  answer: readonly number[],
  engine: WholeEngine,
): ExamGrade<LineSaid> {
  const [w1 = 0, w2 = 0, b = 0] = answer;
  const wrong = (said: LineSaid) => ({ right: false, said });
  if (w1 === 0 && w2 === 0) return wrong({ code: "noLine" });
  const far = engine.angle(answer, [...weights, bias]) ?? 180;
  const isNear = (...one: readonly number[]): boolean => (engine.angle(one, [...weights, bias]) ?? 180) <= same;
  if (far <= same) {
    const usual = [w1, w2, b].every((value, k) => agrees(value, [...weights, bias][k] ?? 0));
    return { right: true, said: { code: "weightsRight", usual, weights, bias } };
  }
  if (far >= 180 - same) return wrong({ code: "otherSide" });
  if (isNear(w1, w2, -b) || isNear(-w1, -w2, b)) return wrong({ code: "biasSign" });
  if (isNear(w2, w1, b) || isNear(-w2, -w1, -b)) return wrong({ code: "swapped" });
  const scores = Array.from(scoresAt([w1, w2], b, on, engine), rounded);
  // What is off by less than it is shown with is off all the same.
  const at = Math.abs(scores[0] ?? 0) >= Math.abs(scores[1] ?? 0) ? 0 : 1;
  return wrong({ code: "offLine", place: on[at] ?? [0, 0], score: scores[at] ?? 0 });
}

function lineGraded(
  { weights, bias, slope, offset }: LineGiven,
  [m = 0, c = 0]: readonly number[],
): ExamGrade<LineSaid> {
  const [wanted, second, first] = [slope ?? 0, weights[1] ?? 1, weights[0] ?? 0];
  const wrong = (said: LineSaid) => ({ right: false, said });
  if (agrees(m, wanted) && agrees(c, offset))
    return { right: true, said: { code: "lineRight", slope: wanted, offset } };
  if (agrees(m, wanted))
    return wrong(agrees(c, -offset) ? { code: "offsetSign" } : { code: "offsetWrong", bias, second });
  if (agrees(m, -wanted)) return wrong({ code: "slopeSign" });
  if (agrees(Math.abs(m), Math.abs(1 / wanted))) return wrong({ code: "slopeUpsideDown" });
  if (agrees(Math.abs(m), Math.abs(first))) return wrong({ code: "slopeNotDivided", second });
  return wrong({ code: "slopeWrong", second });
}

function scoresAt(weights: readonly number[], bias: number, at: readonly Place[], engine: WholeEngine): Float64Array {
  return engine.featureMap({ X: at }).scores({ weights: Float64Array.from(weights), bias }, at);
}
