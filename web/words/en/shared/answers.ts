import { count } from "../../grammar/en.js";
import { room } from "../../room.js";

/** What answers to questions are given in. */
export const answers = room("answers", {
  check: "Check",
  notAskable: (reason: string): string => `This question doesn’t suit what is on the page. ${reason}`,
  noNumber: (written: string): string =>
    written === "" ? "Type a number here." : `“${written}” is not a number. Type one such as −2, 0.5 or 7/5.`,
  mistake: "A mistake",
  noMistake: "No mistake",
  comesNext: (example: number): string => `Example ${count(example)} comes next.`,
  /** To be heard before the feedback. */
  tries: (n: number): string => `Try ${count(n)}: `,

  /** The trace with blanks. */
  loading: "Loading the table …",
  visit: "visit",
  headings: { score: "a", mistake: "mistake", weights: "w, b after it" },
  yes: "yes",
  no: "no",
  isMistake: (visit: number): string => `Visit ${count(visit)}: a mistake?`,
  score: (visit: number): string => `Visit ${count(visit)}: score`,
  weight: (visit: number, weight: number): string => `Visit ${count(visit)}: weight ${count(weight)} after it`,
  bias: (visit: number): string => `Visit ${count(visit)}: bias after it`,

  /** Lines of an algorithm. */
  linesHint: "Drag a line, or move it with its buttons or the arrow keys.",
  moveUp: "Move up",
  moveDown: "Move down",
  moved: (place: number, lines: number): string => `Now line ${count(place)} of ${count(lines)}.`,
  missingLine: "the missing line",
});

export type AnswersWords = typeof answers.english;
