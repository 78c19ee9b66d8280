import type { OrderKind } from "../../../engine/types.js";
import { count, list } from "../../grammar/en.js";
import { room } from "../../room.js";

/** Named in a sentence; of more, the first so many. */
const mostNamed = 5;

/** What is wrong with an order of the examples that was typed. @param name of its field begins each sentence. */
export const exampleOrder = room("exampleOrder", {
  notAnExample: (name: string, word: string): string => `${name}: “${word}” is not an example number.`,
  noSuchExample: (name: string, word: string, examples: number): string =>
    `${name}: there is no example ${word}. The examples are numbered from 1 to ${count(examples)}.`,
  exampleTwice: (name: string, example: number): string => `${name}: example ${count(example)} occurs twice.`,
  examplesMissing: (name: string, missing: readonly number[]): string => {
    const named = missing.slice(0, mostNamed).map(count);
    if (missing.length === 1) return `${name}: example ${list(named)} is missing.`;
    const more = missing.length - mostNamed;
    return `${name}: examples ${list(more > 0 ? [...named, `${count(more)} more`] : named)} are missing.`;
  },
});

const titles: Readonly<Record<OrderKind, string>> = {
  given: "Original order",
  "positives-first": "Positives first",
  "shuffle-once": "Shuffle once",
  "shuffle-each-epoch": "Shuffle each epoch",
  custom: "Custom order",
};

const hints: Readonly<Record<OrderKind, string>> = {
  given: "Each epoch visits the examples in the order they were drawn or listed.",
  "positives-first": "Each epoch visits all positive examples, then all negative ones.",
  "shuffle-once": "The seed shuffles the examples once. Every epoch repeats that order.",
  "shuffle-each-epoch": "The seed shuffles the examples again for every epoch.",
  custom: "Each epoch visits the examples in the order you write.",
};

/** In which order the examples are visited. */
export const setupOrder = room("setup.order", {
  order: "Visit order",
  titles,
  hints,
  customUpTo: (examples: number): string => `Custom order (up to ${count(examples)} examples)`,
  seed: "Shuffle seed",
  newSeed: "Shuffle again",
  numbers: "Your order",
  numbersHint: (examples: number): string =>
    `Write each number from 1 to ${count(examples)} once, with spaces between: 3 1 2.`,
  seeOrder: "See the order, and what shuffling gains",
});
