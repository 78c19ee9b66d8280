import type { IdeaCode } from "../../../state/runs/ideas.js";
import { room } from "../../room.js";

/** What to try when a run has ended: a button each. */
const ideas: Readonly<Record<IdeaCode, string>> = {
  tieIsMistake: "Count a tie as a mistake",
  negativeAmid: "Add a negative among the positives",
  positiveAmid: "Add a positive among the negatives",
  xor: "Try XOR",
  gaussian: "Try the Gaussian kernel",
  pocket: "Compare with the pocket perceptron",
  averaged: "Compare with the averaged perceptron",
  classesLesson: "Lesson: more than two classes",
  productLesson: "Lesson: one product repairs it",
  stopLesson: "Lesson: why it must stop",
  lineLesson: "Lesson: why no line can",
};

export const next = room("story.next", { title: "What to try next:", ideas });
