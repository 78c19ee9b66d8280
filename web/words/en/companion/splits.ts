import { count, number, plural } from "../../grammar/en.js";
import { room } from "../../room.js";

const splitsOf = (n: number): string => plural(n, { one: "# split", other: "# splits" });

/** Runs made, of how many. */
const progress = (done: number, total: number): string =>
  plural(total, { one: `${count(done)} of # run`, other: `${count(done)} of # runs` });

/** A count of the examples held out; a median may be a half. */
const outOf = (misclassified: number, heldOut: number): string => `${number(misclassified)} of ${count(heldOut)}`;

/** A learner over many splits. */
interface Ranked {
  readonly name: string;
  readonly median: number;
}

/** On how many splits the one learner misclassified fewer, as many or more examples than the other. */
interface Duel {
  readonly splits: number;
  readonly fewer: number;
  readonly equal: number;
  readonly more: number;
}

/** Learners over many splits into training and held-out examples. */
export const splits = room("splits", {
  title: "Over many splits",
  repeat: "Repeat over 50 splits",
  cancel: "Cancel",
  introduction:
    "It is luck which examples are held out, so a difference of one or two may be luck too. This trains every learner to the end on 50 splits, with the seeds that come after the page’s own.",
  runsMade: "Runs made",
  progress,

  table: "Learners over many splits, in numbers",
  caption: (heldOut: number): string =>
    plural(heldOut, {
      one: "Misclassified of # held-out example",
      other: "Misclassified of # held-out examples",
    }),
  columns: { learner: "Learner", median: "Median", middle: "Middle half", range: "Fewest to most" },
  key: "one dot per split",
  outOf,
  range: (from: number, to: number): string => (from === to ? number(from) : `${number(from)}–${number(to)}`),
  none: "—",
  untrained: (times: number): string => `not trained on ${splitsOf(times)}`,

  cancelled: (done: number, total: number): string => `Cancelled after ${progress(done, total)}.`,
  nothingTrained: "Nothing could be trained.",
  alone: ({ name, median }: Ranked, heldOut: number, times: number): string =>
    `${name} misclassifies ${outOf(median, heldOut)} (median of ${splitsOf(times)}).`,
  better: (best: Ranked, next: Ranked, heldOut: number): string =>
    `By the median, ${best.name} misclassifies ${outOf(best.median, heldOut)} and ${next.name} ${outOf(next.median, heldOut)}.`,
  duel: (best: string, next: string, { splits: times, fewer, equal, more }: Duel): string =>
    `Over ${splitsOf(times)}, ${best} misclassifies fewer than ${next} on ${count(fewer)}, as many on ${count(equal)} and more on ${count(more)}.`,
});

export type SplitsWords = typeof splits.english;
