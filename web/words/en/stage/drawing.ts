import type { Precision } from "../../../state/document/notation/numbers.js";
import type { Inseparable, Separator } from "../../../state/runs/separability.js";
import { separability } from "../../generated/en/separability.js";
import { count, number } from "../../grammar/en.js";
import { room } from "../../room.js";
import { separatorNoun } from "../nouns.js";

const spaceName = (features: number): string =>
  features === 1 ? "the space of the one feature" : `the space of ${count(features)} features`;

/** What is written on the stage's picture: short, as there is little room. Of two captions the first is the longer. */
export const drawing = room("drawing", {
  weightsInTraining: "w in training",
  agree: (first: string, second: string): string => `${first} and ${second} agree here`,
  disagree: (first: string, second: string): string => `cross-hatched: ${first} and ${second} disagree`,

  /** At the mark where the averages of both labels meet. */
  meeting: {
    seenFromOrigin: "averages of positives and of negatives, seen from the origin",
    positiveAtOrigin: "a positive example at the origin",
    negativeAtOrigin: "a negative example at the origin",
    positivesAtOrigin: "average of the positives at the origin",
    negativesAtOrigin: "average of the negatives at the origin",
    sameExample: "examples of both classes here",
    negatives: "also the average of the negatives",
    positives: "also the average of the positives",
    averages: "same average",
  },
  margin: (margin: number, throughOrigin: boolean, precision: Precision): string =>
    throughOrigin
      ? `maximum margin through the origin ρ = ${number(margin, precision)}`
      : `maximum margin ρ = ${number(margin, precision)}`,

  notSeparable: "not separable",
  notSeparableBecause: (why: Inseparable): string => `not linearly separable: ${separability.english.reasons[why]}`,
  reason: (why: Inseparable): string => separability.english.reasons[why],
  /** What the stage can't draw is in another space. */
  inSpace: (features: number): string => `in ${spaceName(features)}`,
  inScaledSpace: "in the scaled space",
  marginInSpace: (separator: Separator, features: number): string =>
    `maximum-margin ${separatorNoun(separator)} in ${spaceName(features)}: see “Margin”`,
  marginInScaledSpace: (separator: Separator): string =>
    `maximum-margin ${separatorNoun(separator)} in the scaled space: see “Margin”`,
  whyInSpace: (features: number): string => `not linearly separable in ${spaceName(features)}: see “Margin”`,
  whyInScaledSpace: "not linearly separable in the scaled space: see “Margin”",
});

export type DrawingWords = typeof drawing.english;
