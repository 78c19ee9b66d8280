import type { ChallengeFeedback } from "../../../state/course/challenges/feedback.js";
import { plural } from "../../grammar/en.js";
import { room } from "../../room.js";
import type { Sentences } from "../../sentences.js";
import { epochs, updates } from "../counted.js";
import { refusals } from "../refusals/refusals.js";
import { figure } from "./visits.js";

/** What the page is worth in a challenge, or what is missing. */
export const challenges = room<Sentences<ChallengeFeedback>>("challenges", {
  refused: ({ error }) => refusals.english.said(error),
  otherLearner: () => "This counts only with the perceptron itself.",
  otherTie: () => "This counts only if a tie is a mistake.",
  ownStart: () => "This counts only if all weights start at 0.",
  noBias: () => "This counts only with a bias.",
  notFive: ({ points }) =>
    plural(points, {
      one: "There is # example, but this needs five points.",
      other: "There are # examples, but this needs five points.",
    }),
  outsideSquare: () => "A point is outside the unit square.",
  otherFeatures: () => "This counts only with x₁ and x₂ as they are.",
  otherFeaturesOrSplit: () => "This counts only with x₁ and x₂ as they are, and no example held out.",
  noLine: () => "No line separates them, so the run would never end.",
  notConverged: () => "The run stops before it converges.",
  otherExamples: () => "This counts only with the eight examples as they were.",
  otherSpiral: () => "This counts only with all points of the spiral as they were.",
  smallMargin: ({ margin }) => `The geometric margin is ${figure(margin)}, which is too small.`,
  mostUpdates: ({ updates: made, margin }) => `${updates(made)}, with a geometric margin of ${figure(margin)}.`,
  slowestOrder: ({ epochs: made, updates: changes }) => `${epochs(made)}, with ${updates(changes)}.`,
  separable: ({ features }) =>
    plural(features, { one: "Separable with # feature.", other: "Separable with # features." }),
  undecided: ({ features }) =>
    plural(features, {
      one: "It could not be decided whether they are separable with # feature.",
      other: "It could not be decided whether they are separable with # features.",
    }),
  inseparable: ({ features }) =>
    plural(features, { one: "Still inseparable with # feature.", other: "Still inseparable with # features." }),
});
