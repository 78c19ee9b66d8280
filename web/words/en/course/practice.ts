import type { ChallengeName } from "../../../state/course/challenges/index.js";
import type { QuizName } from "../../../state/course/questions/kinds/index.js";
import type { Score } from "../../../state/course/questions/scores.js";
import { plural } from "../../grammar/en.js";
import { room } from "../../room.js";
import { epochs, updates } from "../nouns.js";

const titles: Readonly<Record<QuizName, string>> = {
  mistake: "Will this example be a mistake?",
  boundary: "Where does the boundary go next?",
  weights: "Type the new weights",
  drag: "Drag the weight vector",
  inseparable: "Place one point that makes the examples inseparable",
  feature: "Which feature repairs this?",
  fires: "Does the neuron fire?",
  score: "What is the score?",
  margin: "Two kinds of margin",
  bound: "How many mistakes at most?",
  line: "From a line to weights, and back",
  votes: "Voted and averaged predictions",
  classes: "Three classes, and a tie",
  kernel: "A score from counts",
  gate: "Weights for a gate",
  truth: "True or false, and why?",
  sets: "Which features separate a table?",
  rate: "What does the learning rate change?",
  counts: "From counts of mistakes to weights",
  start: "Start at another example",
  proof: "The missing line of the proof",
  tie: "Is a tie a mistake?",
  residual: "Labels 0 and 1, and the residual",
  orders: "The same examples in another order",
  stopping: "Which weights are kept?",
  batch: "One batch step",
  reading: "Which feature matters most?",
  cycle: "Weights that come back",
};

const challenges: Readonly<Record<ChallengeName, { readonly title: string; readonly ask: string }>> = {
  "most-updates": {
    title: "Most updates with five points",
    ask: "Put five points inside the unit square (0 to 1 on both axes), with a geometric margin of at least 0.1. How many updates can you make the perceptron need?",
  },
  spiral: {
    title: "The spiral with the fewest features",
    ask: "Choose features, products of x₁ and x₂, that make the two arms of the spiral separable. Use as few as you can.",
  },
  "slowest-order": {
    title: "The slowest order",
    ask: "With these eight examples, choose the order of the visits that takes the most epochs to converge.",
  },
};

const results: Readonly<Record<ChallengeName, (result: number) => string>> = {
  "most-updates": updates,
  spiral: (n) => plural(n, { one: "# feature", other: "# features" }),
  "slowest-order": epochs,
};

const score = ({ right, tries, streak }: Score): string =>
  streak > 1
    ? `${right} of ${tries} right on the first try, the last ${streak} in a row.`
    : `${right} of ${tries} right on the first try.`;

/** Questions and challenges, and what somebody has reached in them. */
export const practice = room("practice", {
  titles,
  challenges,
  /** The result of a challenge: "57 updates". */
  results,
  /** Of a kind that has been tried. */
  score,
  /** A line of what a teacher is given. */
  scoreLine: (name: QuizName, reached: Score): string => `${titles[name]} – ${score(reached)}`,
  bestLine: (name: ChallengeName, best: number): string => `${challenges[name].title}: ${results[name](best)}.`,
});

export type PracticeWords = typeof practice.english;
