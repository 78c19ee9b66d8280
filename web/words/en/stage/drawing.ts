import type { Precision } from "../../../state/notation/numbers.js";
import { count, number } from "../../grammar/en.js";
import { room } from "../../room.js";

/** What is written on the stage's picture: short, as there is little room. Of two captions the first is the longer. */
export const drawing = room("drawing", {
  weightsInTraining: "w in training",
  agree: (first: string, second: string): string => `${first} and ${second} agree here`,
  disagree: (first: string, second: string): string => `cross-hatched: ${first} and ${second} disagree`,

  /** At the mark where the averages of both labels meet. */
  meeting: {
    seenFromOrigin: "both averages, seen from the origin",
    positiveAtOrigin: "a positive example at the origin",
    negativeAtOrigin: "a negative example at the origin",
    positivesAtOrigin: "average of the positives at the origin",
    negativesAtOrigin: "average of the negatives at the origin",
    sameExample: "examples of both classes here",
    negatives: "also the average of the negatives",
    positives: "also the average of the positives",
    averages: "both averages",
  },
  margin: (margin: number, throughOrigin: boolean, precision: Precision): string =>
    throughOrigin
      ? `maximum margin through the origin ρ = ${number(margin, precision)}`
      : `maximum margin ρ = ${number(margin, precision)}`,

  notSeparable: "not separable",
  notSeparableBecause: (reason: string): string => `not linearly separable: ${reason}`,
  /** What the stage can't draw is in another space. */
  inSpace: (features: number): string => `in the space of ${count(features)} features`,
  inScaledSpace: "in the scaled space",
  marginInSpace: (separator: string, features: number): string =>
    `maximum-margin ${separator} in the space of ${count(features)} features: see “Margin and bound”`,
  marginInScaledSpace: (separator: string): string =>
    `maximum-margin ${separator} in the scaled space: see “Margin and bound”`,
  whyInSpace: (features: number): string =>
    `not linearly separable in the space of ${count(features)} features: see “Margin and bound”`,
  whyInScaledSpace: "not linearly separable in the scaled space: see “Margin and bound”",
});

export type DrawingWords = typeof drawing.english;
