import type { Frame } from "../../../state/frame.js";
import { formatCount } from "../../shared/words/format.js";

/** Examples named in the sentence; of more, the first so many. */
const mostNamed = 12;

/** "They disagree on examples 3 and 7 (2 of 40)." People count examples from one. */
export function disagreementText(disagreements: Frame["disagreements"], examples: number): string {
  if (disagreements === null) return "One of them is not trained: there is nothing to compare.";
  if (disagreements === "counting") return "Counting where they disagree…";
  const { length } = disagreements;
  if (length === 0) {
    const all = examples === 1 ? "the one example" : `all ${formatCount(examples)} examples`;
    return `They agree on ${all}. Scrub the timeline: at other moments they may not.`;
  }
  const named = disagreements.slice(0, mostNamed).map((index) => formatCount(index + 1));
  const list = length > mostNamed ? `${named.join(", ")} and ${formatCount(length - mostNamed)} more` : inWords(named);
  return `They disagree on ${length === 1 ? "example" : "examples"} ${list} (${formatCount(length)} of ${formatCount(examples)}).`;
}

function inWords(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${last}` : last;
}

/** Two different learners. */
export type Pair = readonly [number, number];

/** What is held against what at first: the lead, and the learner after it. */
export function firstPair(lead: number, learners: number): Pair {
  return [lead, (lead + 1) % learners];
}

/** The pair after one of the two was chosen. Choosing the other one's learner swaps them. */
export function pairAfter([a, b]: Pair, place: 0 | 1, chosen: number): Pair {
  if (place === 0) return [chosen, chosen === b ? a : b];
  return [chosen === a ? b : a, chosen];
}
