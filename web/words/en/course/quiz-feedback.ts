import type { NoUpdate, QuizFeedback, WrongWeight } from "../../../state/course/questions/feedback.js";
import { sayExam } from "../../exam-words.js";
import { list } from "../../grammar/en.js";
import { refusals } from "../../refusals.js";
import { room } from "../../room.js";
import type { Sentences } from "../../sentences.js";
import { figure, numbered, signed, unseparatedSentence, visitSentences } from "../shared/answers.js";
import { exam } from "./exam/index.js";
import { overlapSentence } from "./questions.js";

const done: Readonly<Record<NoUpdate, string>> = {
  nothing: "That is the boundary as it is now: a mistake changes it.",
  "wrong-way": "That moves it the wrong way.",
  "bias-kept": "That leaves the bias as it was.",
  "bias-alone": "That changes only the bias.",
  twice: "That makes the same update twice.",
};

const line = (bias: boolean): string => (bias ? "line" : "line through the origin");

const withYours = ({ example, score }: { readonly example: number; readonly score: number }): string =>
  `With your weights, ${numbered(example)} would score ${figure(score)}.`;

/** What is wrong with one number: left as it was, changed where nothing changes, or changed by something else. */
const wrongNumber = (subject: string, { given, from, to, left }: WrongWeight): string => {
  if (left) return `${subject} is ${figure(from)} in your answer, as before, but it changes by ${signed(to - from)}.`;
  return to === from
    ? `${subject} is not ${figure(given)}: it was ${figure(from)}, and it does not change, because that feature is 0 here.`
    : `${subject} is not ${figure(given)}: it was ${figure(from)}, and it changes by ${signed(to - from)}.`;
};

/** What is said to the answer to a question. */
export const quizFeedback = room<Sentences<QuizFeedback>>("quizFeedback", {
  refused: ({ error }) => refusals.english.said(error),
  exam: ({ said }) => sayExam(exam.english, said),
  examMissing: () => "Give a number for each of them.",
  examChoose: () => "Choose one of them.",
  ...visitSentences,
  unseparated: unseparatedSentence,
  chooseBoundary: () => "Choose one of the boundaries.",
  boundaryMoved: ({ example, label, before, score, stillWrong }) => {
    const moved = `The label of ${numbered(example)} is ${signed(label)}, and the update moves its score from ${figure(before)} to ${figure(score)}.`;
    return stillWrong ? `${moved} One update may not be enough.` : moved;
  },
  otherBoundary: ({ example, label, score, done: did }) =>
    `${done[did]} With that boundary, ${numbered(example)} would score ${figure(score)}, but its label is ${signed(label)}.`,
  updated: ({ example, score, label, mistake, rate, bias }) => {
    const because = `Example ${figure(example)} scores ${figure(score)} and its label is ${signed(label)}`;
    if (!mistake) return `${because}: no mistake, so the weights stay as they are.`;
    const times = rate === 1 ? "the example" : `${figure(rate)} times the example`;
    const [weights, ofBias] =
      label > 0
        ? [`the update adds ${times} to the weights`, `${figure(rate)} to the bias`]
        : [`the update subtracts ${times} from the weights`, `${figure(rate)} from the bias`];
    return bias ? `${because}: a mistake, so ${weights}, and ${ofBias}.` : `${because}: a mistake, so ${weights}.`;
  },
  weightsMissing: ({ names }) => `Give a number for each of these: ${list(names)}.`,
  weightsBefore: ({ example, score }) =>
    `These are the weights before the visit: with them, ${numbered(example)} scores ${figure(score)}, a mistake.`,
  addedOnce: ({ rate }) => `That adds the example once, but the learning rate is ${figure(rate)}.`,
  turnedWrongWay: ({ label, ...scored }) =>
    `That turns them the wrong way: the label is ${signed(label)}. ${withYours(scored)}`,
  biasKept: (scored) => `The bias changes too: its feature is always 1. ${withYours(scored)}`,
  wrongWeight: (wrong) => {
    const subject = wrong.name === null ? "The bias" : `The weight of ${wrong.name}`;
    return `${wrongNumber(subject, wrong)} ${withYours(wrong)}`;
  },
  allSeparated: () => "Every example is on the side of its label. Other vectors do this too.",
  pointMissing: () => "A point needs two numbers and a label, +1 or −1.",
  pointInside: () => "That is not outside: others are at least as far left, right, up and down.",
  pointTaken: ({ example }) => `Example ${figure(example)} is already there: place yours anywhere else.`,
  pointUndecided: ({ bias }) =>
    `It could not be decided whether a ${line(bias)} separates these: place your point further in.`,
  pointSeparable: ({ bias, distance }) =>
    distance === null
      ? `A ${line(bias)} still separates them.`
      : `A ${line(bias)} still separates them, at a distance of ${figure(distance)} from the nearest example.`,
  inseparable: ({ overlap }) => overlapSentence(overlap),
  chooseFeature: () => "Choose one of the features.",
  featureSeparates: ({ bias, distance }) => {
    const plane = bias ? "plane" : "plane through the origin";
    return distance === null
      ? `With it, a ${plane} separates them.`
      : `With it, a ${plane} separates them, at a distance of ${figure(distance)} from the nearest example.`;
  },
  featureFails: ({ overlap }) =>
    overlap === null
      ? "With it, they are still inseparable."
      : `With it, they are still inseparable. ${overlapSentence(overlap)}`,
});
