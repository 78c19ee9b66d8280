import { count, number } from "../../grammar/en.js";
import { room } from "../../room.js";
import { exampleName } from "../nouns.js";

/** To four digits, as much as is worth reading in a sentence. */
const figure = (value: number): string => number(Number(value.toPrecision(4)));
const vector = (values: readonly number[]): string => `(${values.map(figure).join(", ")})`;

/** A number by what it is called: "w₁", "b". */
interface Named {
  readonly name: string;
  readonly value: number;
}

/** Around questions and challenges. */
export const quiz = room("quiz", {
  label: "Question",
  loading: "Loading the question …",
  practice: "Practice",
  challenge: "Challenge",
  leaveHint: "Your work comes back",
  leavePractice: "Leave the practice",
  leaveChallenge: "Leave the challenge",

  ownExamples: "This question is about your own examples.",
  otherExamples: "Your examples don’t suit this question, so here are others.",
  /** Labels before what helps. */
  hint: "Hint:",
  solution: "Solution:",
  showSolution: "Show the solution",
  next: "Next question",
  nextHint: "Next question (])",

  /** Answers. */
  positiveWhere: (inequality: string): string => `positive where ${inequality}`,
  itsLabel: "Its label",
  labelValue: (label: number): string => (label > 0 ? "+1" : "−1"),
  letter: (letter: string): string => `${letter}.`,
  isMistake: (mistake: boolean): string => (mistake ? "It is a mistake." : "It is no mistake."),
  weights: (weights: readonly Named[]): string =>
    `${weights.map(({ name, value }) => `${name} = ${figure(value)}`).join(", ")}.`,
  vector: (weights: readonly number[]): string => `w = ${vector(weights)}.`,
  point: (place: readonly number[], label: number): string =>
    `for example ${vector(place)} with the label ${label > 0 ? "+1" : "−1"}.`,
  feature: (name: string): string => `${name}.`,
  /** Examples, one after the other. */
  inOrder: "examples in order",
  sequence: (examples: readonly number[]): string => `${examples.map(count).join(", ")}.`,

  givens: "Show the numbers",
  example: "Example",
  before: (weights: readonly number[], bias: number | null): string =>
    bias === null
      ? `Before the visit: w = ${vector(weights)}.`
      : `Before the visit: w = ${vector(weights)}, b = ${figure(bias)}.`,
  /** Where the features are not the columns of the table. */
  learnsFrom: (example: number, x: readonly number[]): string =>
    `The learner sees ${exampleName(example)} as x = ${vector(x)}.`,
  moreOnStage: (examples: number): string => `And ${count(examples)} more on the stage.`,

  changePage: "Change the page to answer. You can check it as often as you like.",
  check: "Check it",
  startAgain: "Start again",
  /** Buttons that make a challenge count. */
  cures: {
    tie: "Treat a tie as a mistake",
    start: "Start from weights 0",
    bias: "Turn the bias on",
    features: "Use x₁ and x₂ as they are",
    examples: "Bring the examples back",
    erase: "Erase examples",
  },
  /** The second part is set off: "50 updates". */
  toBeat: (result: string): readonly [string, string] => ["To beat:", `${result}.`],
  yourBest: (result: string): readonly [string, string] => ["Your best:", `${result}.`],
  beaten: (toBeat: number): string => `That beats ${count(toBeat)}. Now beat your own result.`,
});

export type QuizWords = typeof quiz.english;
