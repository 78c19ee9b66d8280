import type { RandomChoices } from "../../subject.js";
import { examKind, labels, type Place, places, pointsOf, scoresOf, signedBelow } from "../exam.js";

const examples = 5;

export interface Scored {
  /** From 1. */
  readonly example: number;
  readonly x: Place;
  readonly score: number;
}

/** Which examples a neuron without a bias fires for, and what a weight does to a score. */
export const fires = examKind({
  turn: 14,
  make: (random, engine) => {
    const weights = [signedBelow(random, 3), signedBelow(random, 3)];
    const at = places(random, examples, 4);
    const scores = scoresOf({ weights, bias: 0 }, at, engine);
    const scored = at.map((x, k): Scored => ({ example: k + 1, x, score: scores[k] ?? 0 }));
    const fired = firedOf(scored).length;
    // A score of 0 is on neither side, and of this nothing has been said yet.
    if (fired < 1 || fired >= examples || scored.some(({ score }) => score === 0)) return null;
    const asks = random.below(3) === 0 ? "change" : "which";
    return {
      form: asks === "which" ? "sequence" : "numbers",
      given: { asks, weights, scored, change: changeOf(weights, random) },
      page: { data: pointsOf(at, labels(random, at.length)), bias: false },
      after: { initial: { weights, bias: 0 } },
    };
  },
  truth: ({ asks, scored, change }) =>
    asks === "which" ? firedOf(scored).map(({ example }) => example) : [change.weight * change.by],
  replies: ({ asks, scored, change }, answer) => {
    if (asks === "which") {
      // In any order, and as often as it may be.
      const given = new Set(answer);
      const unknown = answer.find((one) => !scored.some(({ example }) => example === one));
      const [fired, others] = [firedOf(scored), scored.filter(({ score }) => score < 0)];
      return {
        noExample: unknown !== undefined && { given: unknown },
        opposite: given.size === others.length && others.every(({ example }) => given.has(example)),
        silent: others.find(({ example }) => given.has(example)),
        missed: fired.find(({ example }) => !given.has(example)),
        right: { right: true, fired },
      };
    }
    const { weight, otherWeight, by } = change;
    return {
      changed: [weight * by],
      wrongSign: [-weight * by],
      otherWeight: [otherWeight * by],
      weightAlone: [weight],
      changeAlone: [by],
      changeWrong: true,
    };
  },
});

/** A feature of an example that changes. */
function changeOf(weights: readonly number[], random: RandomChoices) {
  const at = random.below(2);
  return { feature: at + 1, by: 2 + random.below(4), weight: weights[at] ?? 0, otherWeight: weights[1 - at] ?? 0 };
}

const firedOf = (scored: readonly Scored[]): readonly Scored[] => scored.filter(({ score }) => score > 0);
