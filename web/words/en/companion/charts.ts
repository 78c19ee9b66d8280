import { count, number } from "../../grammar/en.js";
import { room } from "../../room.js";
import { epochs as epochsOf, mistakes } from "../nouns.js";

/** Mistakes per epoch, and the criterion that a batch learner descends on. Formulas stand in braces. */
export const charts = room("charts", {
  title: "Mistakes per epoch",
  epochShown: "Epoch shown",
  axis: "epoch",
  nothing: "Nothing to train on yet.",
  noEpochs: "This learner is ready before the first visit, so it has no epochs.",
  /** At the end of an epoch it is whole. */
  moment: (epoch: number, made: number, whole: boolean): string =>
    whole ? `In epoch ${count(epoch)}: ${mistakes(made)}` : `In epoch ${count(epoch)}: ${mistakes(made)} so far`,

  noneCompleted: "No epoch has been completed yet.",
  onlyEpoch: (made: number): string => `Mistakes per epoch: ${number(made)} in the only epoch so far.`,
  /** @param group how many epochs each number is the mean of; 1: of one. */
  summary: (epochs: number, fewest: number, most: number, last: number, group: number): string => {
    const range = `Mistakes per epoch over ${epochsOf(epochs)}: fewest ${number(fewest)}, most ${number(most)}`;
    const end = `${number(last)} in epoch ${count(epochs)}, the last.`;
    return group > 1 ? `${range}, each the mean of ${epochsOf(group)}; ${end}` : `${range}; ${end}`;
  },
  step: (group: number): string => `Each step is the mean of ${epochsOf(group)}.`,
  stepInBand: (group: number): string =>
    `Each step is the mean of ${epochsOf(group)}. The band goes from the fewest mistakes among them to the most.`,

  table: "Table",
  lastRows: (rows: number, all: number): string => `The last ${count(rows)} of ${count(all)} rows`,
  columns: { epoch: "epoch", epochs: "epochs", mistakes: "mistakes", mean: "mistakes (mean)" },
  range: (first: number, last: number): string => `${count(first)}–${count(last)}`,
  underWay: (epoch: number): string => `${count(epoch)}, under way`,
  soFar: (made: number): string => `${count(made)} so far`,

  objective: {
    title: "{J} after each epoch",
    axis: "epochs",
    about:
      "J(w) = Σ −y·a over the misclassified examples. Each update is a step in the direction in which J falls; a long step may go too far. At J = 0 some scores may still be 0.",
    /** Before the names stand samples of the curves. */
    curves: "{sample} {now}, {sampleBefore} before: {before}.",
    alone: "Change η, and this curve stays, faintly, next to the new one.",
    multiple:
      "One curve is a multiple of the other: from weights 0, the learning rate only scales w, and J(w) with it.",
    /** For those who don't see it. */
    intro: "J(w) after each epoch.",
    nothing: (learner: string): string => `${learner}: nothing yet.`,
    nothingBefore: (learner: string): string => `Before, ${learner}: nothing yet.`,
    curve: (learner: string, start: number, most: number, last: number, epochs: number): string =>
      `${learner}: ${number(start)} at the start, at most ${number(most)}, ${number(last)} after ${epochsOf(epochs)}.`,
    curveBefore: (learner: string, start: number, most: number, last: number, epochs: number): string =>
      `Before, ${learner}: ${number(start)} at the start, at most ${number(most)}, ${number(last)} after ${epochsOf(epochs)}.`,
  },
});

export type ChartsWords = typeof charts.english;
