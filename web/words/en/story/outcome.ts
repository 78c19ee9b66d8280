import type { Inseparable, Separator } from "../../../state/runs/separability.js";
import { separability } from "../../generated/en/separability.js";
import { count, either, list } from "../../grammar/en.js";
import { room } from "../../room.js";
import { epochs, mistakes, separatorNoun, updates } from "../nouns.js";

interface Length {
  readonly epochs: number;
  readonly updates: number;
}

/** That nothing separates the examples, and why. */
export interface InVain {
  readonly separator: Separator;
  readonly why: Inseparable;
  readonly onStage: boolean;
}

const inVain = ({ separator, why, onStage }: InVain): string => {
  const { reason } = separability.english;
  const so = `no ${separatorNoun(separator)} can separate these examples, because ${reason({ why })}`;
  return onStage ? `${so} (shown on the stage)` : so;
};

/** What may help a run that has not converged, named as in a list. */
const ways = {
  epochs: "more epochs",
  fewerExamples: "fewer examples",
  order: "a different order",
  bias: "turning the bias on",
  overlap: "moving the examples that overlap",
  overlappingReviews: "editing the reviews that overlap",
  separable: "a preset that a line can separate",
  separableClasses: "a preset whose classes lines can separate",
  polynomial: "a different kernel",
  gaussian: "a different kernel",
  tolerance: "a smaller tolerance",
  rate: "a larger learning rate",
};

export type WayName = keyof typeof ways;

/** How a run has ended, and what can be done about that. */
export const outcome = room("story.outcome", {
  /** @param without what the last epoch had none of. */
  converged: (made: Length, without: "mistakes" | "updates" | "mistakes-in-training"): string => {
    const epoch = `epoch ${count(made.epochs)}`;
    const so = {
      mistakes: `Converged: ${epoch} had no mistakes.`,
      updates: `Converged: ${epoch} had no updates.`,
      "mistakes-in-training": `Converged: in ${epoch}, the weights in training made no mistakes.`,
    }[without];
    return `${so} It took ${updates(made.updates)}.`;
  },
  /** @param last how many the last epoch made; null where that is not to be said. */
  notConverged: (
    passes: number,
    last: { readonly made: "mistakes" | "updates"; readonly n: number } | null,
  ): string => {
    const so = `Stopped after ${epochs(passes)} without converging`;
    if (last === null) return `${so}.`;
    return `${so}: the last one still made ${last.made === "mistakes" ? mistakes(last.n) : updates(last.n)}.`;
  },
  recordFull: (made: number): string =>
    `Stopped before it converged: the record of updates is full, at ${updates(made)}.`,
  stoppedInVain: (passes: number, vain: InVain): string => `Stopped after ${epochs(passes)}: ${inVain(vain)}.`,
  stoppedInVainFull: (made: number, vain: InVain): string =>
    `Stopped after ${updates(made)}, when their record was full: ${inVain(vain)}.`,
  finished: "It has finished.",
  sameAgain: "More epochs would only repeat these.",
  mayBeEnough: "The examples are linearly separable, so more epochs may be enough.",
  needsEpochs: "The examples are linearly separable, so it only needs more epochs.",
  needsRoom: "The examples are linearly separable, so it only needs room for more updates.",
  needsEpochsOf: (made: number, most: number): string =>
    `The examples are linearly separable, so it only needs more epochs: it has made ${count(made)} of at most ${updates(most)}.`,
  needsRoomFor: (made: number, most: number): string =>
    `The examples are linearly separable, so it only needs room for more updates: it has made ${count(made)} of at most ${updates(most)}.`,
  mayHelp: (named: readonly WayName[]): string => `What may help: ${either(named.map((name) => ways[name]))}.`,
  sameReview:
    "No feature made of these words can tell the two apart. Add another word, or edit or delete one of the two.",
  sameRow: "No feature made of these columns can tell the two apart. Move or erase one of them.",
  buttons: {
    order: "Try a different order",
    bias: "Turn the bias on",
    separable: "Load two blobs",
    separableClasses: "Load three classes",
    polynomial: "Use a polynomial kernel",
    gaussian: "Use the Gaussian kernel",
    tolerance: "Divide the tolerance by 10",
    rate: "Double the learning rate",
  } satisfies Partial<Record<WayName, string>>,
  tenTimes: "Allow 10 times as many epochs",
  allow: (limit: number): string => `Allow ${epochs(limit)}`,
  cures: (separator: Separator): string => `No ${separatorNoun(separator)} can separate these examples. What can:`,
  /** Where it has just been said that nothing does so far. */
  curesAtEnd: "What can separate them:",
  cureBias: "Turn the bias on",
  cureKernel: (degree: number): string => `Use a polynomial kernel of degree ${count(degree)}`,
  cureFeatures: (names: readonly string[], bias: boolean): string =>
    bias ? `Add ${list(names)}, and turn the bias on` : `Add ${list(names)}`,
  cureProducts: (products: number, bias: boolean): string =>
    bias
      ? `Add ${count(products)} products of the features, and turn the bias on`
      : `Add ${count(products)} products of the features`,
});

export type OutcomeWords = typeof outcome.english;
