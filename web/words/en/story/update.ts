import type { Precision } from "../../../state/document/notation/numbers.js";
import { count, number } from "../../grammar/en.js";
import { room } from "../../room.js";

/** The angle between a weight vector and what is added to it, in degrees; null where one of them is 0. */
interface Turned {
  /** The class of the weights, where there are several. */
  readonly of: string | null;
  /** What is added: a multiple of the example, the sum of a whole epoch, or something else. */
  readonly added: "example" | "epoch" | "step";
  readonly before: number | null;
  readonly after: number | null;
  readonly updated: boolean;
}

/** What was drawn of a weight vector and an example. */
interface Drawn {
  readonly dimensions: number;
  readonly w: number;
  /** What x is called, and its length. */
  readonly letter: string;
  readonly x: number;
  /** What was added, "+x", and how long w is with it; null where nothing was. */
  readonly added: { readonly step: string; readonly length: number } | null;
}

interface Moved {
  readonly before: number;
  readonly after: number;
  readonly precision: Precision;
}

/** Degrees as they are read off a picture. */
const degrees = (angle: number): string => `${number(Math.round(angle * 10) / 10)}°`;

const plane = (dimensions: number, letter: string): string => {
  if (dimensions === 2) return "";
  return dimensions === 1 ? "one dimension" : `the plane that w and ${letter} span in ${count(dimensions)} dimensions`;
};

const ofAngle = { example: "x", epoch: "the sum Σ", step: "the step Δw" };

/** A visit as a picture of vectors, and why it did what it did. */
export const update = room("story.update", {
  angle: ({ of, added, before, after, updated }: Turned): string => {
    const between = `between ${of === null ? "w" : `w of class ${of}`} and ${ofAngle[added]}`;
    if (!updated) {
      return before === null
        ? `There is no angle ${between}: one of them is 0.`
        : `The angle ${between} is ${degrees(before)}.`;
    }
    if (before === null) return after === null ? "" : `The angle ${between} is now ${degrees(after)}: before, w was 0.`;
    return after === null
      ? `There is no angle ${between} any more: w is now 0.`
      : `The angle ${between} goes from ${degrees(before)} to ${degrees(after)}.`;
  },
  letters: { example: "x", epoch: "Σ", step: "Δw" },
  /** What the picture is a picture of; empty where it is the plane of the stage. */
  plane,
  spoken: ({ dimensions, w, letter, x, added }: Drawn): string => {
    const where = plane(dimensions, letter);
    const lengths = `w has length ${number(w)}, and ${letter} has length ${number(x)}.`;
    const drawn = where === "" ? `Vectors: ${lengths}` : `Vectors in ${where}: ${lengths}`;
    return added === null ? drawn : `${drawn} With ${added.step} added, w has length ${number(added.length)}.`;
  },
  scoreGoes: ({ before, after, precision }: Moved): string =>
    `The score goes from ${number(before, precision)} to ${number(after, precision)}.`,
  leadGoes: ({ before, after, precision }: Moved): string =>
    `The lead of its own class goes from ${number(before, precision)} to ${number(after, precision)}.`,
  thresholdGoes: (score: Moved, threshold: Omit<Moved, "precision">): string => {
    const [from, to] = [number(threshold.before, score.precision), number(threshold.after, score.precision)];
    return `The score goes from ${number(score.before, score.precision)} to ${number(score.after, score.precision)}, and the threshold from ${from} to ${to}.`;
  },
  rightNow: "Now it is right.",
  /** Strong, and the rest. */
  stillWrong: ["Still misclassified:", " one update does not always fix a mistake."] as readonly [string, string],
  above90: "Above 90° the score is negative.",
  below90: "Below 90° the score is positive.",
  biasApart:
    "This is the angle between w and x alone. The bias also changes the score. To include it in the angle, write it as w₀: see Notation.",
  score: "score",
  moments: { before: "before", adding: "adding", after: "after" },

  why: "Why, step by step",
  threeLines: "The score, in three lines",
  fourCases: "The four cases",
  byFeature: "Feature by feature",
  withOne: "‖x‖² includes the 1 of x₀.",
  algorithm: "See it as an algorithm",
  seeAggressive: "See passive-aggressive",
  compareAggressive: "Compare with passive-aggressive",

  cases: {
    caption: "The four cases of a visit",
    predicted: "predicted",
    case: "case",
    weights: "weights",
    score: "score",
    "true positive": "true positive",
    "true negative": "true negative",
    "false positive": "false positive",
    "false negative": "false negative",
    added: "x added",
    subtracted: "x subtracted",
    weightsStay: "no change",
    rises: "rises",
    falls: "falls",
    scoreStays: "no change",
  },
  parts: { feature: "feature", adds: "adds", changes: "weight changes by" },
});
