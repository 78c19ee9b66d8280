import type { Precision } from "../../../state/document/notation/numbers.js";
import { number, plural } from "../../grammar/en.js";
import { room } from "../../room.js";
import { epochs, mistakes, updates } from "../nouns.js";

interface Settled {
  readonly tolerance: number;
  readonly epochs: number;
  readonly updates: number;
  readonly precision: Precision;
}

export const batch = room("story.batch", {
  start: "The weights change only at the end of each epoch, for all its mistakes together.",
  addsUp: (left: number): string =>
    plural(left, {
      one: "It waits with the epoch’s other mistakes until the epoch ends, # visit from here.",
      other: "It waits with the epoch’s other mistakes until the epoch ends, # visits from here.",
    }),
  waits: (left: number): string =>
    plural(left, {
      one: "The weights stay the same until the epoch ends, # visit from here.",
      other: "The weights stay the same until the epoch ends, # visits from here.",
    }),
  noMistakes: "The epoch ends without a mistake, so the weights stay the same.",
  /** @param made null while it is not known. */
  moves: (made: number | null): string =>
    made === null
      ? "The epoch ends: the weights move by the sum over its mistakes."
      : `The epoch ends: the weights move by the sum over its ${mistakes(made)}.`,
  share: "It adds to the sum over the mistakes:",
  wholeEpoch: (made: number | null): string =>
    made === null ? "The whole epoch, over its mistakes:" : `The whole epoch, over its ${mistakes(made)}:`,
  inSum: { added: "+x in the sum", subtracted: "−x in the sum" },
  settled: (run: Settled): string =>
    `It has settled after ${epochs(run.epochs)} and ${updates(run.updates)}: the last step was shorter than the tolerance ε = ${number(run.tolerance, run.precision)}.`,
  maybeWrong: "That does not mean that every example is right.",
});
