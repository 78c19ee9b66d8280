import { agrees, type ExamKind, labels, places, pointsOf, rounded, signedBelow } from "../exam.js";

interface Scored {
  /** From 1. */
  readonly example: number;
  readonly x: readonly number[];
  readonly score: number;
  /** The score without the bias. */
  readonly products: number;
}

export interface ScoreGiven {
  readonly weights: readonly number[];
  readonly bias: number;
  readonly scored: readonly Scored[];
}

export type ScoreSaid =
  | { readonly code: "right"; readonly scored: readonly Scored[] }
  | (Scored & { readonly code: "biasForgotten"; readonly bias: number })
  | (Scored & { readonly code: "biasSubtracted"; readonly bias: number })
  | { readonly code: "otherExample"; readonly example: number; readonly other: number }
  | { readonly code: "wrong"; readonly example: number; readonly x: readonly number[] };

const asked = 2;

/** The scores of two examples. */
export const score: ExamKind<ScoreGiven, ScoreSaid> = {
  turn: 13,
  make: (random, engine) => {
    const weights = [signedBelow(random, 3), signedBelow(random, 3)];
    const bias = signedBelow(random, 4);
    const at = places(random, 4, 3);
    const scoresWith = (b: number): readonly number[] =>
      Array.from(engine.featureMap({ X: at }).scores({ weights: Float64Array.from(weights), bias: b }, at), rounded);
    const [scores, products] = [scoresWith(bias), scoresWith(0)];
    const scored = at
      .slice(0, asked)
      .map((x, k): Scored => ({ example: k + 1, x, score: scores[k] ?? 0, products: products[k] ?? 0 }));
    // One on each side, so that the sign is worth the work.
    if (scored.some((one) => one.score === 0) || Math.sign(scored[0]?.score ?? 0) === Math.sign(scored[1]?.score ?? 0))
      return null;
    return {
      form: "numbers",
      given: { weights, bias, scored },
      page: { data: pointsOf(at, labels(random, at.length)) },
      after: { initial: { weights, bias } },
    };
  },
  parts: ({ scored }) => scored.length,
  truth: ({ scored }) => scored.map((one) => one.score),
  grade: ({ bias, scored }, answer) => {
    const at = scored.findIndex((one, k) => !agrees(answer[k], one.score));
    const one = scored[at];
    if (!one) return { right: true, said: { code: "right", scored } };
    return { right: false, said: slip(one, answer[at] ?? 0, bias, scored) };
  },
};

function slip(one: Scored, answer: number, bias: number, scored: readonly Scored[]): ScoreSaid {
  if (agrees(answer, one.products)) return { code: "biasForgotten", bias, ...one };
  if (agrees(answer, one.products - bias)) return { code: "biasSubtracted", bias, ...one };
  const other = scored.find((another) => another !== one && agrees(answer, another.score));
  if (other) return { code: "otherExample", example: one.example, other: other.example };
  return { code: "wrong", example: one.example, x: one.x };
}
