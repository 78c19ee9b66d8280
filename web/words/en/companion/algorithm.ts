import { formatCount, formatNumber } from "../../../state/document/notation/numbers.js";
import type { LineText } from "../../../state/io/algorithm/line.js";
import { room } from "../../room.js";
import type { Sentences } from "../../sentences.js";

const lines: Sentences<LineText> = {
  formula: ({ formula }) => formula,
  start: ({ letters }) => `${letters} ← the starting weights`,
  eachClass: ({ formula }) => `for each class c: ${formula}`,
  eachEpoch: ({ most }) => `for each epoch, at most ${formatCount(most)}:`,
  eachExample: ({ pair }) => `for each example ${pair}:`,
  if: ({ condition }) => `if ${condition}:`,
  otherwise: () => "otherwise:",
  cases: ({ letter, first, more }) =>
    `${letter} ← ${[first, ...more].map(({ value, where }) => (where === null ? `otherwise ${value}` : `${value} if ${where}`)).join(", ")}`,
  winner: () => "ŷ ← the class with the highest a_c (in a tie, the lowest class)",
  keepVoter: ({ letters }) => `V ← V ∪ {(${letters}, n)}: keep the weights with their count`,
  firstPocket: ({ letters }) => `put ${letters} into the pocket`,
  intoPocket: ({ letters }) => `if this is the fewest mistakes on all examples so far: put ${letters} into the pocket`,
  nothingCollected: () => "if M is empty: stop",
  shortStep: ({ tolerance }) => `if the step is shorter than ${formatNumber(tolerance)}: stop`,
  stopWithout: ({ what }) =>
    what === "mistake" ? "if the epoch had no mistake: stop" : "if the epoch had no update: stop",
  returns: ({ what }) => `return ${what}`,
  returnsVoters: ({ letters }) => `return V, with (${letters}, n)`,
  predicts: ({ what }) => `To predict, take the sign of ${what}`,
  predictsWinner: () => "To predict, take the class with the highest score",
  predictsByVote: () => "To predict, let each weight vector in V vote n times",
};

/** The learner as an algorithm: its lines, and what is around them. */
export const algorithm = room("algorithm", {
  lines,
  /** What the list of lines is called. @param learner as it is called in a title. */
  label: (learner: string): string => `${learner} as an algorithm`,
  writtenAs: "Written as",
  forms: { "plus-minus": "y = ±1", "zero-one": "y = 0, 1", weight: "bias as w₀", python: "Python" },
  atStart: "Nothing has been visited yet. Press “visit” and see which lines run.",
  marked: "▸ marks the lines that ran at the visit shown. Its numbers are next to them.",
  ran: "ran",
  notTrained: {
    "nearest-neighbours":
      "Nearest neighbours is not trained by visits: it keeps all examples, and compares with them when it predicts.",
    "decision-tree": "A decision tree is not trained by visits: it looks at all examples at once for each split.",
  },
  aboutProgram: "A complete program: it needs Python 3, no packages, and makes the same visits, mistakes and weights.",
  moreRows: (rows: number): string =>
    rows === 1 ? "1 more row, which is in the copy" : `${formatCount(rows)} more rows, which are in the copy`,
});

export type AlgorithmWords = typeof algorithm.english;
