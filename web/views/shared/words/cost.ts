import type { LearnerKind } from "../../../engine/types.js";
import type { Words } from "../../../state/document/notation/words.js";
import { traitsOf } from "../../../state/learners/traits.js";
import { hyperplanes, type PaneView } from "../../../state/runs/frame.js";
import { costs } from "../../../words/generated/en/costs.js";
import { learners } from "../../../words/generated/en/learners.js";

/** What a visit costs a learner. */
interface VisitCost {
  readonly kind: LearnerKind;
  readonly bias: boolean;
  readonly examples: number;
  /** Weight vectors in training: 1, or one a class; 0 where nothing is multiplied at a visit. */
  readonly vectors: number;
}

interface Cost {
  /** Multiply–adds of a visit. */
  readonly visit: number;
  /** The same of an update, where it costs other than a visit. */
  readonly update?: number;
  /** What the words say of it. */
  readonly facts: VisitCost;
}

/** Why a visit costs what it costs. */
export function costWords({ facts }: Cost, words: Words): string {
  return words.room(costs).why({ ...facts, learner: words.room(learners).short[facts.kind] });
}

/** What a visit costs, in multiplications with an addition. */
export function costOf(
  { learner, features, current, epochLength }: Pick<PaneView, "learner" | "features" | "current" | "epochLength">,
  bias: boolean,
): Cost {
  const weights = features.length + (bias ? 1 : 0);
  const facts = { kind: learner.kind, bias, examples: epochLength, vectors: 0 };
  const traits = traitsOf(learner);
  switch (traits.weights) {
    case "one": {
      // Through the factors of a matrix: a sum, and two changes, for each number of them.
      const update = (3 * weights * (weights + 1)) / 2;
      return { visit: weights, ...(traits.stepsAside && { update }), facts: { ...facts, vectors: 1 } };
    }
    case "per-class": {
      const classes = hyperplanes(current)?.length ?? ("classes" in learner ? learner.classes : undefined) ?? 2;
      return { visit: classes * weights, facts: { ...facts, vectors: classes } };
    }
    case "per-example":
      return { visit: 1, update: epochLength, facts };
    case "none":
      return { visit: 0, facts };
  }
}
