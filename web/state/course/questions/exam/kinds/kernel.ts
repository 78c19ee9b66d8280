import type { WholeEngine } from "../../../../../engine/engine.js";
import type { DualModel, KernelSpec } from "../../../../../engine/types.js";
import { using } from "../../../checks/run.js";
import { examKind, labels, type Place, places, pointsOf, rounded } from "../exam.js";

/** The score of the kernel perceptron, by the counts α of a run. */
export const kernel = examKind({
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
    const once = (count: number): number => Math.min(1, count);
    const alone = (k: number) => alpha.map((_, row) => (row === k ? 1 : 0));
    // What comes of the usual slips.
    const slips = {
      labelsForgotten: scoreBy(alpha, all, { degree, offset }, reading),
      countsForgotten: scoreBy(alpha.map(once), y, { degree, offset }, reading),
      notRaised: scoreBy(alpha, y, { degree: 1, offset }, reading),
      offsetForgotten: scoreBy(alpha, y, { degree, offset: 0 }, reading),
    };
    const examples = at.map((one, k) => ({
      place: one,
      label: y[k] ?? 1,
      // How many mistakes have been made on it.
      alpha: alpha[k] ?? 0,
      // Its kernel with the place that is asked about, and the dot product in that.
      kernel: scoreBy(alone(k), all, { degree, offset }, reading),
      dot: scoreBy(alone(k), all, { degree: 1, offset: 0 }, reading),
    }));
    return {
      form: "numbers",
      given: { degree, offset, examples, place, score, slips },
      page: { data: pointsOf(at, y), bias: false, learners: [learner] },
      visit: visits,
    };
  },
  truth: ({ score }) => [score],
  replies: ({ score, slips, examples }) => {
    const at = examples.findIndex(({ alpha }) => alpha > 0);
    return {
      right: [score],
      labelsForgotten: [slips.labelsForgotten],
      countsForgotten: [slips.countsForgotten],
      notRaised: [slips.notRaised],
      offsetForgotten: [slips.offsetForgotten],
      term: { example: at + 1, ...(examples[at] ?? { dot: 0, kernel: 0, alpha: 0, label: 1 }) },
    };
  },
});

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
