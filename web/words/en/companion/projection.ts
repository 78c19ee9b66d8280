import type { Precision } from "../../../state/document/notation/numbers.js";
import { count, number, plural } from "../../grammar/en.js";
import { room } from "../../room.js";

/** An example on the number line, counted from 1. */
interface Projected {
  readonly example: number;
  /** As it is written: "+1". */
  readonly label: string;
  readonly heldOut: boolean;
  readonly length: number;
  readonly along: number;
  readonly score: number;
  readonly distance: number;
  readonly side: Side;
}

/** Where an example is of the boundary: on the side of its label, on the other, or on neither. */
export type Side = "right" | "wrong" | "boundary";

const sides: Readonly<Record<Side, string>> = {
  right: "on the right side",
  wrong: "on the wrong side",
  boundary: "on the boundary",
};

/** All examples on the line of the weights. */
export const projection = room("projection", {
  role: "number line",
  name: "Examples on the line of the weights",
  keyHelp:
    "The left and right arrow keys go from example to example along the line, and Home and End go to the first and the last.",
  axis: "Measured in",
  axes: { score: "scores", distance: "distances" },
  turn: "Flip the negatives",

  noWeights: "This learner has no weights, so there is no direction to project the examples on.",
  manyVectors:
    "This learner has a weight vector for each class, so there is no single direction to project the examples on.",
  kernel:
    "The kernel’s weights are in the space of the features that it implies, so there is no direction here to project the examples on.",
  projecting: "Projecting …",
  zeroWeights: "All weights are 0, so there is no direction yet to project the examples on. Make a visit.",
  makeVisit: "Make a visit",

  /** Whose weights these are, where they are not those in training. */
  whose: {
    mean: "These are the mean weights, which make the predictions.",
    best: "These are the best weights so far, which make the predictions.",
    votes: "These are the weights in training; the predictions are made by a vote.",
  },
  /** @param threshold what w·x is there, as a formula and as a number. */
  length: (length: number, [formula, threshold]: readonly [string, number], precision: Precision): string =>
    `‖w‖ = ${number(length, precision)}, and the threshold is where w·x = ${formula} = ${number(threshold, precision)}.`,
  turned: "Each negative is flipped, x to −x, so that all should be above 0.",
  turnedWithBias: "Each negative is flipped, x to −x, and the 1 of its bias to −1, so that all should be above 0.",
  /** @param on those on the boundary, which are on neither side. */
  sides: (wrong: number, on: number, trained: number): string => {
    if (on > 0) {
      const there = `${count(on)} of ${plural(trained, { one: "# example", other: "# examples" })} on the boundary`;
      return wrong === 0 ? `${there}.` : `${there}, ${count(wrong)} on the wrong side.`;
    }
    if (wrong === 0)
      return plural(trained, {
        one: "The only example is on the right side.",
        other: "All # examples are on the right side.",
      });
    if (trained === 1) return "The only example is on the wrong side.";
    return plural(wrong, {
      one: `# of ${count(trained)} examples is on the wrong side.`,
      other: `# of ${count(trained)} examples are on the wrong side.`,
    });
  },
  margin: (functional: number, geometric: number, nearest: number, precision: Precision): string =>
    `The functional margin is ${number(functional, precision)}. The geometric margin ρ, a distance, is ${number(geometric, precision)}. The nearest is example ${count(nearest)}.`,
  noMargin: "There is no margin, because not all examples are on the right side.",
  columns: "Each column counts the examples that fall there.",
  marks: {
    score: (margin: number): string => `min y·a = ${number(margin)}`,
    distance: (margin: number): string => `ρ = ${number(margin)}`,
  },

  /** @param b the letter of the bias. */
  about: {
    distance: (b: string): string =>
      `In distances: with 2w and 2${b} instead of w and ${b}, every number here stays the same, because it is the same boundary.`,
    score: (b: string): string =>
      `In scores: with 2w and 2${b} instead of w and ${b}, every number here doubles, and no dot changes sides. A step of length 1 along w adds ‖w‖.`,
  },
  example: (
    { example, label, heldOut, length, along, score, distance, side }: Projected,
    precision: Precision,
  ): string => {
    const labels = heldOut ? `${label}, held out` : label;
    const product = `${number(length, precision)} · ${number(along, precision)} = ${number(length * along, precision)}`;
    return `Example ${count(example)} (${labels}): w·x is ‖w‖ times how far along w it is: ${product}. Score ${number(score, precision)}, distance ${number(distance, precision)}: ${sides[side]}.`;
  },

  plane: {
    none: "Only examples with two features, x₁ and x₂ as they are, can be flipped in a plane.",
    projected: "Each example drops straight onto the line of w: perpendicular to it, parallel to the boundary.",
    turned: "x becomes −x for each negative: all examples should be on the side that w points to.",
    turnedWithBias: (formula: string): string =>
      `x becomes −x for each negative, and the 1 of its bias flips too: for flipped examples, the dashed line is w·x = ${formula}.`,
  },
});

export type ProjectionWords = typeof projection.english;
