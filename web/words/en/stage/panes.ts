import { count, list, plural } from "../../grammar/en.js";
import { room } from "../../room.js";
import { epochs, updates } from "../nouns.js";

/** Where a learner has ended, in little room; what fits there is in the words of the transport. */
export const outcomes = room("outcomes", {
  converged: "converged",
  /** In two parts: where there is no room, the first is left out. */
  stoppedAt: (made: number): readonly [string, string] => ["stopped at ", epochs(made)],
  journalFull: ["stopped: ", "journal full"] as readonly [string, string],
  finished: "finished",
});

/** Examples named in a sentence; of more, the first so many. */
const mostNamed = 12;

/** Several learners, on a stage each or on one, and the bar above them. */
export const panes = room("panes", {
  arrangement: "Show the learners",
  sideBySide: "Side by side",
  overlay: "Overlay",
  showDifference: "Show where two learners disagree",
  pair: "The two learners",
  and: "and",
  first: "First learner",
  second: "Second learner",

  nothingToCompare: "One of them is not trained, so there is nothing to compare.",
  counting: "Counting where they disagree …",
  agree: (examples: number): string =>
    plural(examples, {
      one: "They agree on the only example. At other moments they may not: drag the timeline.",
      other: "They agree on all # examples. At other moments they may not: drag the timeline.",
    }),
  /** @param numbers of the examples, counted from 1. */
  disagree: (numbers: readonly number[], examples: number): string => {
    const { length } = numbers;
    const named = numbers.slice(0, mostNamed).map(count);
    const names = list(length > mostNamed ? [...named, `${count(length - mostNamed)} more`] : named);
    const share = `${count(length)} of ${count(examples)}`;
    return length === 1
      ? `They disagree on example ${names} (${share}).`
      : `They disagree on examples ${names} (${share}).`;
  },

  lead: "Show details",
  leadName: (learner: string): string => `Show details: ${learner}`,
  leadHint: "Show this learner in the story, the timeline and the settings.",
  removeName: (learner: string): string => `Remove ${learner}`,

  countingMistakes: "counting …",
  /** @param by what predicts, where that is not what has converged. */
  misclassified: (examples: number, by: "mean" | "votes" | null): string => {
    if (by === "mean") return `${count(examples)} misclassified by the mean`;
    return by === "votes" ? `${count(examples)} misclassified by the vote` : `${count(examples)} misclassified`;
  },
  heldOut: (examples: number): string => `${count(examples)} held-out`,
  updates,
});
