import type { Scaling } from "../../../engine/types.js";
import type { TrialRow, TrialView } from "../../../state/runs/frame.js";
import { count, plural } from "../../grammar/en.js";
import { room } from "../../room.js";

const scalings: Readonly<Record<Scaling, string>> = {
  none: "None",
  standardize: "Standardise",
  "min-max": "Min–max",
  "unit-norm": "Unit norm",
};

const scalingHints: Readonly<Record<Scaling, string>> = {
  none: "Uses the base features as they are.",
  standardize:
    "Subtracts the mean from each base feature and divides by the standard deviation, before products are made.",
  "min-max": "Maps each base feature to 0 at its smallest value and 1 at its largest, before products are made.",
  "unit-norm": "Divides each example by its length, so that all have length 1, before products are made.",
};

/** How features are scaled, and runs that try each scaling or set of features. */
export const setupTrials = room("setup.trials", {
  scaling: "Scaling",
  scalings,
  scalingHints,
  compareScalings: "Compare scalings",
  scalingCaption: "Trained from zero with each scaling",
  scalingCaptionRanked: "Trained from zero with each scaling. Below each are its weights, largest first",
  updates: "Updates",
  epochs: "Epochs",
  weights: "Weights, largest first",
  moreWeights: (n: number): string => `${count(n)} more`,

  overfitting:
    "More features let a learner fit the training examples better, but it may then predict other examples worse. This is overfitting, and mistakes on held-out examples show it.",
  compareFeatureSets: "Compare feature sets",
  tooFewToHoldOut: (examples: number): string =>
    plural(examples, {
      one: "No examples are held out, and # example is too few for that.",
      other: "No examples are held out, and # examples are too few for that.",
    }),
  holdOut: (percent: number): string => `Hold out ${percent}\u202f%`,
  noneHeldOut: "No examples are held out yet.",
  featuresCaption: "Examples misclassified after training from zero to the end",
  features: "Features",
  training: "Training",
  heldOut: "Held out",
  featureSets: { base: "No products", pairs: "+ pairs", triples: "+ triples", chosen: "Your choice" } as Readonly<
    Record<string, string>
  >,
  misclassified: (mistakes: number, examples: number): string => `${count(mistakes)} of ${count(examples)}`,

  cancel: "Cancel",
  progress: ({
    running,
    trained,
    total,
  }: Pick<TrialView, "running" | "total"> & { readonly trained: number }): string => {
    const done = `${count(trained)} of ${count(total)} trained`;
    if (running) return done;
    return trained < total ? `Cancelled: ${done}` : `All ${count(total)} trained`;
  },
  /** How a run ended that did not converge. */
  ended: ({ stop, epochs, visits }: Pick<TrialRow, "stop" | "epochs" | "visits">): string => {
    if (stop === null) return plural(visits, { one: "Stopped after # visit.", other: "Stopped after # visits." });
    return stop === "settled"
      ? plural(epochs, { one: "Settled after # epoch.", other: "Settled after # epochs." })
      : plural(epochs, { one: "Did not converge in # epoch.", other: "Did not converge in # epochs." });
  },
});
