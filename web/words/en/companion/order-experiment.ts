import { count, either, list, number, plural } from "../../grammar/en.js";
import { room } from "../../room.js";
import { epochs } from "../nouns.js";

/** The orders that are tried. */
export type TriedOrder = "given" | "shuffle-once" | "shuffle-each-epoch";

/** The mean over the seeds of the mistakes in an epoch, of one order. */
export interface OrderCourse {
  readonly order: TriedOrder;
  /** In the first epoch, and in the last. */
  readonly first: number;
  readonly last: number;
  /** The first epoch, from 1, with less than 1 mistake; null where there is none. */
  readonly below: number | null;
}

/** Three digits are as much as means of a few hundred runs can say. */
const mean = (value: number): string => number(Number(value.toPrecision(3)));

/** Runs made, of how many. */
const progress = (done: number, total: number): string =>
  plural(total, { one: `${count(done)} of # run`, other: `${count(done)} of # runs` });

/** Goes into a sentence. */
const shuffled: Readonly<Record<TriedOrder, string>> = {
  given: "without shuffling",
  "shuffle-once": "with one shuffle",
  "shuffle-each-epoch": "with a shuffle every epoch",
};

/** What shuffling gains, over many seeds. */
export const orderExperiment = room("orderExperiment", {
  about:
    "This trains the learner from the start for each seed, with the examples shuffled every epoch, once or never. The curves show its mistakes in each epoch (CIML, figure 4.4).",
  seeds: "Seeds",
  epochs: "Epochs",
  run: "Run",
  cancel: "Cancel",
  runsMade: "Runs made",
  progress,
  done: (runs: number, total: number): string => `${progress(runs, total)}: done`,
  notTrained: "No order changes this learner: it is not trained visit by visit.",

  epochAxis: "epoch",
  /** Beside their curves and over their columns. */
  names: { given: "never", "shuffle-once": "once", "shuffle-each-epoch": "every epoch" } satisfies Readonly<
    Record<TriedOrder, string>
  >,
  key: "Line: the mean over the seeds. Band: the 10th to the 90th percentile. “Never” has only one run, because it does not depend on the seed.",
  noMistakesAfter: (epoch: number): string => `After epoch ${count(epoch)}, no run makes a mistake.`,

  cancelled: (done: number, total: number): string => `Cancelled after ${progress(done, total)}.`,
  noDifference: ({ first, last }: OrderCourse, passes: number): string => {
    const same = "The order makes no difference here: the mean number of mistakes is";
    return passes > 1
      ? `${same} ${mean(first)} in epoch 1 and ${mean(last)} in epoch ${count(passes)}.`
      : `${same} ${mean(first)} in epoch 1.`;
  },
  /** When each order is below 1 mistake, the soonest first; at least one of them is. */
  reached: (courses: readonly OrderCourse[], passes: number): string => {
    const whens = courses.flatMap(({ order, below }) =>
      below === null ? [] : [`in epoch ${count(below)} ${shuffled[order]}`],
    );
    const reached = `The mean falls below 1 mistake ${list(whens)}.`;
    const others = courses.flatMap(({ order, below }) => (below === null ? [shuffled[order]] : []));
    return others.length > 0 ? `${reached} It does not get there within ${epochs(passes)} ${either(others)}.` : reached;
  },
  neverReached: (courses: readonly OrderCourse[], passes: number): string => {
    const none = `No order brings the mean below 1 mistake within ${epochs(passes)}.`;
    const means = courses.map(({ order, first, last }) =>
      passes > 1 ? `from ${mean(first)} to ${mean(last)} ${shuffled[order]}` : `${mean(first)} ${shuffled[order]}`,
    );
    return passes > 1
      ? `${none} From the first epoch to the last, it goes ${list(means)}.`
      : `${none} It is ${list(means)}.`;
  },
  saving: (saved: number, once: number): string =>
    `Shuffling every epoch instead of once saves ${count(saved)} of ${epochs(once)}.`,

  table: "Table",
  tableName: "Mistakes in each epoch",
  caption: "Mistakes in each epoch: mean (10th–90th percentile)",
  epoch: "epoch",
  /** The mean, and the band where there is more than one run. */
  cell: (value: number, band: { readonly low: number; readonly high: number } | null): string =>
    band === null ? mean(value) : `${mean(value)} (${mean(band.low)}–${mean(band.high)})`,
});

export type OrderExperimentWords = typeof orderExperiment.english;
