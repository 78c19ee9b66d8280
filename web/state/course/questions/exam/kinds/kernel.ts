import type { WholeEngine } from "../../../../../engine/engine.js";
import type { DualModel, KernelSpec } from "../../../../../engine/types.js";
import { using } from "../../../checks/run.js";
import { agrees, type ExamKind, labels, type Place, places, pointsOf, rounded } from "../exam.js";

interface Counted {
  readonly place: Place;
  readonly label: number;
  /** How many mistakes have been made on it. */
  readonly alpha: number;
  /** Its kernel with the place that is asked about, and the dot product in that. */
  readonly kernel: number;
  readonly dot: number;
}

export interface KernelGiven {
  readonly degree: number;
  readonly offset: number;
  readonly examples: readonly Counted[];
  readonly place: Place;
  readonly score: number;
  /** What comes of the usual slips. */
  readonly slips: {
    readonly labelsForgotten: number;
    readonly countsForgotten: number;
    readonly notRaised: number;
    readonly offsetForgotten: number;
  };
}

type Slip = keyof KernelGiven["slips"];

export type KernelSaid =
  | { readonly code: "right"; readonly score: number }
  | { readonly code: "labelsForgotten" }
  | { readonly code: "countsForgotten" }
  | { readonly code: "notRaised"; readonly degree: number }
  | { readonly code: "offsetForgotten"; readonly offset: number }
  | {
      readonly code: "term";
      readonly example: number;
      readonly dot: number;
      readonly kernel: number;
      readonly alpha: number;
      readonly label: number;
    };

/** The score of the kernel perceptron, by the counts α of a run. */
export const kernel: ExamKind<KernelGiven, KernelSaid> = {
  turn: 5,
  make: (random, engine) => {
    const at = places(random, 4, 2);
    const y = labels(random, at.length);
    const offset = random.below(3) === 0 ? 0 : 1;
    const degree = random.below(4) === 0 ? 3 : 2;
    const [place = [1, 1] as Place] = places(random, 1, 2);
    const visits = 3 + random.below(8);
    const learner: KernelSpec = { kind: "kernel", kernel: { kind: "polynomial", degree, offset } };
    const [alpha, score] = using(engine.createRun({ X: at, y, bias: false, learner }), (run) => {
      run.advance({ visits });
      const { alpha } = run.snapshot().current as DualModel;
      return [Array.from(alpha), rounded(run.predict([place]).score[0] ?? 0)] as const;
    });
    const counted = alpha.filter((count) => count > 0).length;
    if (counted < 2 || counted > 3 || score === 0) return null;
    const reading = { at, place, engine };
    const all = alpha.map(() => 1);
    const alone = (k: number) => alpha.map((_, row) => (row === k ? 1 : 0));
    const slips = {
      labelsForgotten: scoreBy(alpha, all, { degree, offset }, reading),
      countsForgotten: scoreBy(
        alpha.map((count) => Math.min(1, count)),
        y,
        { degree, offset },
        reading,
      ),
      notRaised: scoreBy(alpha, y, { degree: 1, offset }, reading),
      offsetForgotten: scoreBy(alpha, y, { degree, offset: 0 }, reading),
    };
    const examples = at.map(
      (one, k): Counted => ({
        place: one,
        label: y[k] ?? 1,
        alpha: alpha[k] ?? 0,
        kernel: scoreBy(alone(k), all, { degree, offset }, reading),
        dot: scoreBy(alone(k), all, { degree: 1, offset: 0 }, reading),
      }),
    );
    return {
      form: "numbers",
      given: { degree, offset, examples, place, score, slips },
      page: { data: pointsOf(at, y), bias: false, learners: [learner] },
      visit: visits,
    };
  },
  parts: () => 1,
  truth: ({ score }) => [score],
  grade: ({ score, slips, degree, offset, examples }, [answer = 0]) => {
    if (agrees(answer, score)) return { right: true, said: { code: "right", score } };
    const slip = (Object.keys(slips) as readonly Slip[]).find((name) => agrees(answer, slips[name]));
    const said = {
      labelsForgotten: { code: "labelsForgotten" },
      countsForgotten: { code: "countsForgotten" },
      notRaised: { code: "notRaised", degree },
      offsetForgotten: { code: "offsetForgotten", offset },
    } as const;
    if (slip) return { right: false, said: said[slip] };
    const row = examples.findIndex((one) => one.alpha > 0);
    const { dot = 0, kernel: value = 0, alpha: count = 0, label = 1 } = examples[row] ?? {};
    return { right: false, said: { code: "term", example: row + 1, dot, kernel: value, alpha: count, label } };
  },
};

interface Reading {
  readonly at: readonly Place[];
  readonly place: Place;
  readonly engine: WholeEngine;
}

/** Σ α·y·K(x, z) by other counts, labels and kernels: the engine's, by the features that the kernel implies. */
function scoreBy(
  counts: readonly number[],
  y: readonly number[],
  { degree, offset }: { readonly degree: number; readonly offset: number },
  { at, place, engine }: Reading,
): number {
  const implied = engine.featureMap({ X: at }).expand({ kind: "polynomial", degree, offset });
  return implied ? rounded(implied.read(implied.weights(counts, y, at), place).score) : 0;
}
