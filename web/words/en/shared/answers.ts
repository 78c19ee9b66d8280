import type { Unseparated, VisitFeedback } from "../../../state/course/checks/feedback.js";
import { count, number } from "../../grammar/en.js";
import { room } from "../../room.js";
import type { Sentences } from "../../sentences.js";
import { exampleName, examples } from "../nouns.js";

/** To four digits, as much as is worth reading in a sentence. */
export const figure = (value: number): string => number(Number(value.toPrecision(4)));
/** With the sign that it has: "+1". */
export const signed = (value: number): string => (value > 0 ? `+${figure(value)}` : figure(value));
/** "example 5", of a number from 1. */
export const numbered = (example: number): string => exampleName(example - 1);

/** Why a visit is a mistake, or is none. */
export const visitSentences: Sentences<VisitFeedback> = {
  visit: ({ example, score, label, mistake }) => {
    const agreement = Math.sign(score * label);
    const signs = agreement === 0 ? "a tie" : agreement > 0 ? "the same sign" : "opposite signs";
    const outcome = mistake ? "a mistake" : "no mistake";
    return `Example ${figure(example)} has the label ${signed(label)} and the score ${figure(score)}: ${signs}, ${outcome}.`;
  },
  visitOfClasses: ({ example, label, scores, predicted, mistake }) => {
    const all = scores.map((score, k) => `class ${k} scores ${figure(score)}`).join(", ");
    const outcome = mistake ? "a mistake" : "no mistake";
    return `Example ${figure(example)} is of class ${label}; ${all}. So class ${predicted} is predicted: ${outcome}.`;
  },
};

/** What weights that don't separate get wrong. */
export const unseparatedSentence = ({ example, score, label, wrong }: Unseparated): string => {
  const side = score === 0 ? "on neither side" : score < 0 ? "still below 0" : "still above 0";
  const first = `With these weights, ${numbered(example)} scores ${figure(score)}: ${side}, and its label is ${signed(label)}.`;
  return wrong > 1 ? `${first} ${examples(wrong)} are wrong.` : first;
};

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
