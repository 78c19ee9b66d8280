import { count, list, number, plural } from "../../grammar/en.js";
import { room } from "../../room.js";

/** A weight that is held at its value. */
export interface HeldWeight {
  readonly name: string;
  readonly value: number;
}

/** Of more, only the number is told. */
const mostHeld = 3;

const withHeld = (held: readonly HeldWeight[]): string =>
  held.length > mostHeld
    ? `with the other ${count(held.length)} weights held as they are`
    : `with ${held.map(({ name, value }) => `${name} = ${number(value)}`).join(", ")} held`;

/** The plane of two weights. */
export const weightSpace = room("weightSpace", {
  role: "plane of weights",
  name: "Weight space: a line for each example",
  keyHelp:
    "The arrow keys go from line to line, Home and End go to the first and the last, and Escape deselects. " +
    "At the start of a run, Tab goes on to the weights, and the arrow keys move them.",
  across: "Across",
  up: "Up",
  window: "Window of weight space",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  fit: "Fit",
  weightOf: (feature: string): string => `w of ${feature}`,
  weightOfColumn: (weight: string, column: string): string => `${weight} of ${column}`,

  noWeights: "This learner has no weights, so there is no weight space.",
  manyVectors:
    "This learner has a weight vector for each class, so an example is not a line in the plane of two weights.",
  kernel:
    "The kernel perceptron keeps a count for each example. Its weights are in the space of the features that the kernel implies.",
  oneWeight: "There is only one weight. A plane of weights needs two: add a feature, or the bias.",
  turnBiasOn: "Turn the bias on",
  looking: "Looking …",
  lookingForRegion: "Looking for the weights that get every example right …",

  inside: (held: readonly HeldWeight[], bounding: number): string => {
    const lines = plural(bounding, {
      one: "The line of # example bounds them.",
      other: "The lines of # examples bound them.",
    });
    return held.length === 0
      ? `Shaded: the weights that get every example right. ${lines}`
      : `Shaded: the weights that get every example right, ${withHeld(held)}. ${lines}`;
  },
  outside: (held: readonly HeldWeight[]): string =>
    held.length === 0
      ? "The weights that get every example right are outside this window."
      : `The weights that get every example right are outside this window, ${withHeld(held)}.`,
  tooFew:
    "The region of weights that get every example right is too small to see here, but it exists: the examples are separable.",
  empty: "Empty: no weights get every example right. That is what “not separable” looks like.",
  emptyHere: (held: readonly HeldWeight[], two: readonly string[]): string =>
    `Empty here: ${withHeld(held)}, no ${list(two)} get every example right.`,
  never: (two: readonly string[], example: number): string =>
    `Whatever ${list(two)} are, example ${count(example)} is never right.`,
  othersDo:
    "The examples are separable all the same: with other values of the held weights, every example can be right.",
  othersDoNot: "Other values don’t help either: the examples are not separable.",
  othersUnknown: "Other values of the held weights might help.",

  linesDrawn: (lines: number, examples: number): string =>
    `${count(lines)} of ${count(examples)} lines are drawn: those that bound the region, and a sample.`,
  pathDrawn: (every: number): string => `The path shows one in every ${count(every)} updates, and the last one.`,
  line: (example: number, label: string, inequality: string, right: boolean): string =>
    right
      ? `Example ${count(example)} (${label}) needs ${inequality}. The current weights are on the right side.`
      : `Example ${count(example)} (${label}) needs ${inequality}. The current weights are on the wrong side.`,
  about:
    "Each example is a line: solid for positives, dashed for negatives. Its short strokes point to the weights that get it right.",
  jumps: "An update jumps perpendicular to the line of its example.",
});

export type WeightSpaceWords = typeof weightSpace.english;
