import type { WholeEngine } from "../../../../../engine/engine.js";
import { featuresIn, featureText } from "../../../../document/notation/feature-text.js";
import { overlapOf } from "../../overlap.js";
import { examKind, labels, type Place, places, pointsOf } from "../exam.js";

const pairs: readonly (readonly string[])[] = [
  ["x1", "x2"],
  ["x1", "x1*x2"],
  ["x2", "x1*x2"],
  ["x1", "x1^2"],
  ["x2", "x2^2"],
  ["x1^2", "x2^2"],
  ["x1*x2", "x1^2"],
  ["x1*x2", "x2^2"],
];
const offered = 4;

/** Which of several sets of features makes the examples of a table separable? Where several do, each is right. */
export const sets = examKind({
  turn: 8,
  make: (random, engine) => {
    const at = places(random, 5, 2);
    const y = labels(random, at.length);
    const all = random.shuffled(pairs).map((features) => examined(features, at, y, engine));
    const right = all.filter(({ separable }) => separable === true);
    const wrong = all.filter(({ separable }) => separable === false);
    const rights = 1 + random.below(2);
    if (right.length < rights || wrong.length < offered - rights) return null;
    const chosen = random.shuffled([...right.slice(0, rights), ...wrong.slice(0, offered - rights)]);
    return {
      form: "options",
      given: { sets: chosen.map(({ features: _, ...one }) => ({ ...one, separable: one.separable === true })) },
      page: { data: pointsOf(at, y) },
      after: { features: [...(chosen.find(({ separable }) => separable === true)?.features ?? [])] },
    };
  },
  parts: () => offered,
  truth: ({ sets: all }) => [all.findIndex(({ separable }) => separable)],
  replies: ({ sets: all }, [at = 0]) => {
    const { names = [], separable = false, distance = null, overlap = null } = all[at] ?? {};
    const [positives, negatives] = [overlap?.positives ?? [], overlap?.negatives ?? []];
    const [positive, negative] = [positives[0], negatives[0]];
    const isTwin = positives.length === 1 && negatives.length === 1 && overlap?.samePoint === true;
    return {
      separates: separable && { right: true, names, distance },
      twins: isTwin && positive && negative ? { names, positive, negative } : null,
      overlaps: { names, overlap },
    };
  },
});

function examined(features: readonly string[], X: readonly Place[], y: readonly number[], engine: WholeEngine) {
  const of = featuresIn(X);
  const { separable, geometric, witness } = engine.analyse({ X, y, features, bias: true });
  return {
    features,
    // As they are written: "x₁∧x₂".
    names: features.map((name) => featureText(name, of)),
    separable,
    // How far the nearest example is from the best line.
    distance: geometric?.margin ?? null,
    overlap: witness && overlapOf(witness, (row) => row + 1),
  };
}
