import type { Precision } from "../../../state/document/notation/numbers.js";
import { count, number } from "../../grammar/en.js";
import { room } from "../../room.js";
import { epochs } from "../nouns.js";

/** How many examples were misclassified after the first epoch, and after the last that is known. */
interface Course {
  readonly first: number;
  readonly last: number;
}

/** What a learner's curves show. */
interface CurveFacts {
  readonly name: string;
  /** The last that is known. */
  readonly epoch: number;
  readonly train: Course;
  readonly heldOut: (Course & { readonly best: number; readonly bestEpoch: number }) | null;
}

/** How many examples there are to misclassify. */
interface Sizes {
  readonly train: number;
  readonly heldOut: number;
}

const course = ({ first, last }: Course): string =>
  first === last ? count(last) : `from ${count(first)} to ${count(last)}`;

/** Several learners in numbers, and their learning curves. */
export const compare = room("compare", {
  nothingYet:
    "There is one learner, and it is tested only on the examples it trains on. Add another to compare it with, or hold out some examples to see how it does on examples it has not seen.",
  addAveraged: "Add the averaged perceptron",
  addPerceptron: "Add the perceptron",
  holdOut: (percent: number): string => `Hold out ${percent}\u202f% of the examples`,

  table: "Learners compared, in numbers",
  caption: "The learners at this moment",
  learner: "Learner",
  best: "best",
  showDetails: "Show this learner in the story, the timeline and the settings.",
  columns: {
    updates: "Updates",
    convergence: "Epochs to convergence",
    training: "Misclassified now",
    heldOut: "Held out, misclassified",
    margin: "Geometric margin",
    angle: "Angle to maximum margin",
    cost: "Cost of a visit",
  },
  outOf: (examples: number): string => `of ${count(examples)}`,
  multiplyAdds: "multiply–adds",
  /** In place of a number that does not exist. */
  none: "—",
  pending: "…",
  counting: "counting",
  measuring: "measuring",
  degrees: (angle: number, precision: Precision): string => `${number(angle, precision)}°`,
  perUpdate: (cost: number): string => `+ ${count(cost)}/update`,
  notTrained: "not trained",
  /** Why there is no number of epochs to convergence. */
  atOnce: "at once",
  notIn: (epochs: number): string => `not within ${count(epochs)}`,
  journalFull: "journal full",
  settled: "stopped with some misclassified",
  notYet: "not yet",

  notes: "What the numbers mean",
  aboutConvergence:
    "Epochs to convergence: how many passes it took, including the first one without a mistake in training. A learner that predicts with averaged weights or by a vote may still misclassify some examples.",
  aboutMargin:
    "Geometric margin: the distance from the hyperplane that predicts to the nearest training example, in feature space. It is negative if an example is misclassified, and “—” if the learner does not predict with a single hyperplane.",
  aboutAngle:
    "Angle to maximum margin: the angle between the weights that predict and those of the separator with the maximum margin. It exists only if the training examples can be separated.",
  aboutCost: (why: string): string => `Cost of a visit, in multiply–adds. ${why}`,

  curves: "Learning curves",
  counts: "Misclassified after each epoch",
  /** Where examples are held out; between the texts the view draws samples of the lines. */
  shares: ["Share misclassified after each epoch:", "training,", "held out"] as const,
  epochsAxis: "epochs",
  percent: (share: number): string => `${number(share)}\u202f%`,
  stopHere: "stop here",
  bestStop: (learner: string, made: number, heldOut: number, epoch: number): string =>
    `Stop ${learner} after ${epochs(epoch)}: it then misclassifies the fewest held-out examples, ${count(made)} of ${count(heldOut)}.`,
  goToEpoch: (epoch: number): string => `Go to epoch ${count(epoch)}`,
  /** The chart for those who don't see it. */
  summary: (sentences: readonly string[]): string => ["Misclassified after each epoch.", ...sentences].join(" "),
  nothingKnown: (name: string): string => `${name}: nothing yet.`,
  curve: ({ name, epoch, train, heldOut }: CurveFacts, sizes: Sizes): string => {
    const training = `${name}: ${course(train)} of ${count(sizes.train)} training examples`;
    const last = `after ${epochs(epoch)}`;
    if (heldOut === null) return `${training} ${last}.`;
    return `${training} and ${course(heldOut)} of ${count(sizes.heldOut)} held-out examples ${last}. The fewest held-out mistakes are ${count(heldOut.best)}, after epoch ${count(heldOut.bestEpoch)}.`;
  },
});

export type CompareWords = typeof compare.english;
