import type { OrderKind } from "../../../engine/types.js";
import { count, list, plural } from "../../grammar/en.js";
import { room } from "../../room.js";
import { type Label, labelled, mistakes } from "../nouns.js";

/** So many examples of one label. */
interface Counted {
  readonly count: number;
  readonly label: Label;
}

/** The labels of the visits of an epoch, in as much detail as can be listened to. */
export type Sequence =
  | { readonly kind: "each"; readonly signs: readonly string[] }
  | { readonly kind: "stretches"; readonly stretches: readonly Counted[] }
  | { readonly kind: "mixed"; readonly counts: readonly Counted[]; readonly stretches: number };

/** A moment in an epoch. */
interface Moment {
  /** From 1. */
  readonly epoch: number;
  /** Visits made in it, and how many it has. */
  readonly done: number;
  readonly visits: number;
}

/** Digits without spaces: a screen reader would read them one group at a time. */
const countedText = ({ count: n, label }: Counted): string =>
  typeof label === "string" ? `${n} ${labelled(label)}` : `${n} of ${labelled(label)}`;

function sequenceText(sequence: Sequence): string {
  switch (sequence.kind) {
    case "each":
      return sequence.signs.join(", ");
    case "stretches":
      return sequence.stretches.map(countedText).join(", then ");
    case "mixed":
      return `${list(sequence.counts.map(countedText))}, mixed in ${sequence.stretches} stretches`;
  }
}

/** What each order does, a sentence or two. */
const about: Readonly<Record<OrderKind, string>> = {
  given: "The examples in the order they were drawn or listed, the same in every epoch.",
  "positives-first":
    "All positive examples, then all negative ones. After the first few, each block has little left to teach.",
  "shuffle-once": "The seed shuffles the examples once. Every epoch repeats that order.",
  "shuffle-each-epoch":
    "The seed shuffles the examples again for every epoch. In CIML, this saved about a fifth of the epochs.",
  custom: "The order that you wrote in the settings, the same in every epoch.",
};

/** The order of the visits as a subject. */
export const orders = room("orders", {
  headings: {
    sequence: "Visits of this epoch",
    choices: "Order of the visits",
    experiment: "Shuffle every epoch, once or never",
    starts: "Random initial weights",
  },

  /** The picture of the visits for those who don't see it. */
  strip: (sequence: Sequence, { epoch, done, visits }: Moment): string =>
    `Visits of epoch ${epoch}: ${sequenceText(sequence)}. ${done} of ${visits} made.`,
  /** Of a visit that is pointed at, both counted from 1. */
  looksAt: (visit: number, example: number): string =>
    `Visit ${count(visit)} of the epoch looks at example ${count(example)}.`,
  noVisits: "No visits yet",
  nothingToVisit: "Nothing to visit yet.",
  made: ({ epoch, done, visits }: Moment, wrong: number): string =>
    `Epoch ${count(epoch)}: ${count(done)} of ${count(visits)} visits made, ${mistakes(wrong)}`,
  cells: "Each cell is a visit, from left to right. A tick below marks a mistake.",
  columns: (visits: number): string =>
    plural(visits, {
      one: "Each column is about # visit, from left to right. A tick below marks a mistake.",
      other: "Each column is about # visits, from left to right. A tick below marks a mistake.",
    }),

  about,
  /** In place of "positives first" where there are more than two classes. */
  highestClassFirst: "The highest class first, class 0 last. After the first few, each block has little left to teach.",
  aboutBlocks:
    "CIML’s example: an epoch of 500 positives followed by 500 negatives. The learner learns from the first few visits of each block, and the rest teaches it nothing.",
  loadBlocks: "Load 500 positives, then 500 negatives",

  aboutStarts:
    "Train the same learner four times, each time from its own random weights. If a line separates the examples, every run ends without mistakes, but with a different separator. CISC 271 shows this on Iris (figure 30.1).",
  start: "Try four random starts",
  loadIris: "Load Iris",
  noStarts: "Only a learner with one weight vector can start from random weights.",
  started: (seed: number): string =>
    `The stage now shows four learners, with starts drawn from seed ${count(seed)}. Play to see where each one ends, or try four more.`,
});

export type OrderWords = typeof orders.english;
