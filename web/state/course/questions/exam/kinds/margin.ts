import type { WholeEngine } from "../../../../../engine/engine.js";
import { agrees, type ExamKind, places, pointsOf, rounded } from "../exam.js";

/** Weights whose length is a whole number. */
const lengths: readonly (readonly [w1: number, w2: number])[] = [
  [3, 4],
  [4, 3],
  [-3, 4],
  [4, -3],
  [-4, -3],
  [3, -4],
  [6, 8],
  [8, -6],
  [0, 2],
  [-2, 0],
  [0, -3],
  [5, 12],
];

interface Marked {
  readonly label: number;
  readonly score: number;
  /** The label times the score. */
  readonly functional: number;
}

export interface MarginGiven {
  readonly weights: readonly number[];
  readonly bias: number;
  readonly examples: readonly Marked[];
  /** The place of the example with the smallest functional margin. */
  readonly nearest: number;
  readonly functional: number;
  /** Of the weights without the bias. */
  readonly length: number;
  /** Of the weights with the bias. */
  readonly longer: number;
  readonly geometric: number;
}

export type MarginSaid =
  | (Marked & {
      readonly code: "right";
      readonly example: number;
      readonly length: number;
      readonly geometric: number;
    })
  | { readonly code: "notSmallest"; readonly given: number; readonly example: number }
  | { readonly code: "labelForgotten"; readonly example: number; readonly label: number; readonly score: number }
  | (Marked & { readonly code: "functionalWrong"; readonly example: number })
  | { readonly code: "notDivided" }
  | { readonly code: "biasInLength"; readonly length: number }
  | { readonly code: "divided"; readonly functional: number; readonly length: number };

/** The functional and the geometric margin of a line on examples. */
export const margin: ExamKind<MarginGiven, MarginSaid> = {
  turn: 0,
  make: (random, engine) => {
    const weights = random.one(lengths) ?? [3, 4];
    const bias = random.below(13) - 6;
    const at = places(random, 4);
    const scores = Array.from(scoresAt(weights, bias, at, engine), rounded);
    if (scores.some((score) => score === 0)) return null;
    // A line that does not separate has no geometric margin: every example is on the side of its label.
    const labels = scores.map(Math.sign);
    // Of one label nothing is trained, and no line is drawn.
    if (labels.every((label) => label === labels[0])) return null;
    const examples = scores.map((score, k) => {
      const label = labels[k] ?? 1;
      return { label, score, functional: label * score };
    });
    const functional = Math.min(...examples.map((one) => one.functional));
    const lengthOf = (all: readonly number[]): number => engine.featureMap({ X: [[0, 0]] }).length(all);
    const length = lengthOf(weights);
    const nearest = examples.findIndex((one) => one.functional === functional);
    const given = { weights, bias, examples, nearest, functional, length };
    return {
      form: "numbers",
      given: { ...given, longer: lengthOf([...weights, bias]), geometric: functional / length },
      page: { data: pointsOf(at, labels), initial: { weights: [...weights], bias } },
    };
  },
  parts: () => 2,
  truth: ({ functional, geometric }) => [functional, geometric],
  grade: (given, [functional, geometric]) => {
    const { examples, nearest, length, longer } = given;
    const one = examples[nearest] ?? { label: 1, score: 0, functional: 0 };
    const example = nearest + 1;
    if (!agrees(functional, given.functional)) return { right: false, said: functionalSaid(given, functional ?? 0) };
    if (agrees(geometric, given.geometric))
      return { right: true, said: { code: "right", ...one, example, length, geometric: given.geometric } };
    if (agrees(geometric, given.functional)) return { right: false, said: { code: "notDivided" } };
    if (agrees(geometric, given.functional / longer)) return { right: false, said: { code: "biasInLength", length } };
    return { right: false, said: { code: "divided", functional: given.functional, length } };
  },
};

function scoresAt(
  weights: readonly number[],
  bias: number,
  at: readonly (readonly number[])[],
  engine: WholeEngine,
): Float64Array {
  return engine.featureMap({ X: at }).scores({ weights: Float64Array.from(weights), bias }, at);
}

function functionalSaid({ examples, nearest, functional }: MarginGiven, given: number): MarginSaid {
  const at = examples.findIndex((one) => agrees(given, one.functional));
  if (at >= 0) return { code: "notSmallest", given, example: at + 1 };
  const [one, first] = [examples[nearest], examples[0]];
  if (one && agrees(given, -functional))
    return { code: "labelForgotten", example: nearest + 1, label: one.label, score: one.score };
  return { code: "functionalWrong", example: 1, ...(first ?? { label: 1, score: 0, functional: 0 }) };
}
