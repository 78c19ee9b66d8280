import type { WholeEngine } from "../../../../../engine/engine.js";
import { using } from "../../../checks/run.js";
import { agrees, type ExamKind, labels, type Place, places, pointsOf, rounded, signedBelow } from "../exam.js";

/** An example with score 0, when its turn comes. */
interface FirstTie {
  /** From 1. */
  readonly example: number;
}

export interface TieGiven {
  readonly weights: readonly number[];
  readonly bias: number;
  /** Updates in the first epoch, where only y·a < 0 is a mistake, and where a tie is one too. */
  readonly strict: number;
  readonly withTies: number;
  /** How many examples the weights at the start get wrong, without any update. */
  readonly frozen: readonly [strict: number, withTies: number];
  readonly examples: number;
  /** Where the two rules differ for the first time. */
  readonly first: FirstTie;
}

export type TieSaid =
  | { readonly code: "right"; readonly strict: number; readonly withTies: number; readonly first: number }
  | { readonly code: "swapped" }
  | { readonly code: "same"; readonly first: number }
  | { readonly code: "frozen" }
  | { readonly code: "tooMany"; readonly examples: number }
  | { readonly code: "strictWrong"; readonly weightsZero: boolean; readonly first: number }
  | { readonly code: "tiesWrong"; readonly first: number };

/** The updates of a first epoch by both rules: is a score of 0 a mistake? */
export const tie: ExamKind<TieGiven, TieSaid> = {
  turn: 15,
  make: (random, engine) => {
    const at = places(random, 4, 2);
    const y = labels(random, at.length);
    const isZero = random.below(4) === 0;
    const weights = isZero ? [0, 0] : [signedBelow(random, 2), signedBelow(random, 2)];
    const bias = isZero ? 0 : random.below(5) - 2;
    const epoch = (tie: "correct" | "mistake") => firstEpoch({ at, y, weights, bias, tie }, engine);
    const [strict, withTies] = [epoch("correct"), epoch("mistake")];
    const first = withTies.find(({ score }) => score === 0);
    if (!first || strict.length === withTies.length) return null;
    const scores = engine.featureMap({ X: at }).scores({ weights: Float64Array.from(weights), bias }, at);
    const agreements = y.map((label, k) => label * rounded(scores[k] ?? 0));
    return {
      form: "numbers",
      given: {
        weights,
        bias,
        strict: strict.length,
        withTies: withTies.length,
        frozen: [agreements.filter((one) => one < 0).length, agreements.filter((one) => one <= 0).length],
        examples: at.length,
        first: { example: first.example },
      },
      page: { data: pointsOf(at, y) },
      // Before, the stage would show which are mistakes.
      after: { initial: { weights, bias }, visit: at.length },
    };
  },
  parts: () => 2,
  truth: ({ strict, withTies }) => [strict, withTies],
  grade: (given, [one = 0, other = 0]) => {
    const { strict, withTies, frozen, examples, first, weights, bias } = given;
    const wrong = (said: TieSaid) => ({ right: false, said });
    const isStrict = agrees(one, strict);
    const isWith = agrees(other, withTies);
    if (isStrict && isWith) return { right: true, said: { code: "right", strict, withTies, first: first.example } };
    if (one > examples || other > examples) return wrong({ code: "tooMany", examples });
    if (agrees(one, withTies) && agrees(other, strict)) return wrong({ code: "swapped" });
    if (agrees(one, frozen[0]) && agrees(other, frozen[1])) return wrong({ code: "frozen" });
    if (agrees(one, other)) return wrong({ code: "same", first: first.example });
    if (isStrict) return wrong({ code: "tiesWrong", first: first.example });
    const weightsZero = bias === 0 && weights.every((weight) => weight === 0);
    return wrong({ code: "strictWrong", weightsZero, first: first.example });
  },
};

interface Epoch {
  readonly at: readonly Place[];
  readonly y: readonly number[];
  readonly weights: readonly number[];
  readonly bias: number;
  readonly tie: "correct" | "mistake";
}

/** The updates of it, each with the number of its example, from 1, and the score there. */
function firstEpoch({ at, y, weights, bias, tie }: Epoch, engine: WholeEngine) {
  const spec = { X: at, y, bias: true, initial: { weights, bias }, learner: { kind: "perceptron", tie } } as const;
  return using(engine.createRun(spec), (run) => {
    run.advance({ visits: at.length });
    const { example, score } = run.journal();
    return Array.from(example, (row, k) => ({ example: row + 1, score: rounded(score[k] ?? 0) }));
  });
}
