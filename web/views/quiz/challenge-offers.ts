import type { PlaygroundState } from "../../state/document/state.js";
import type { Challenge } from "../../state/quiz/challenges/challenge.js";
import type { ChallengeFeedback } from "../../state/quiz/challenges/feedback.js";
import type { Words } from "../../state/words.js";
import { quiz } from "../../words/en/course/quiz.js";
import { offers } from "../../words/en/offers.js";
import type { Offer } from "../shared/offers/offer.js";
import { usePerceptron } from "../shared/offers/use-perceptron.js";

/** What makes the page count in a challenge; empty if no single press does. */
export function challengeOffers(feedback: ChallengeFeedback, { start }: Challenge, words: Words): readonly Offer[] {
  const { cures } = words.room(quiz);
  switch (feedback.code) {
    case "otherLearner":
      return [usePerceptron(words)];
    case "otherTie":
      return [{ words: cures.tie, field: "learners", act: tieIsMistake }];
    case "ownStart":
      return [{ words: cures.start, field: "initial", act: { type: "configure", initial: null } }];
    case "noBias":
      return [{ words: cures.bias, field: "bias", act: { type: "configure", bias: true } }];
    case "notFive":
      return feedback.points < 5 ? drawing(words) : [eraser(cures.erase)];
    case "otherFeatures":
    case "otherFeaturesOrSplit":
      return [{ words: cures.features, field: "features", act: { type: "replace", state: withPlainFeatures } }];
    case "otherExamples":
    case "otherSpiral": {
      const { data } = start;
      return [
        {
          words: cures.examples,
          field: "data",
          act: { type: "replace", state: (present) => ({ ...present, data, split: null }) },
        },
      ];
    }
    default:
      return [];
  }
}

const tieIsMistake: Offer["act"] = ({ pane: { learner } }) =>
  "tie" in learner ? { type: "configure", learner: { ...learner, tie: "mistake" } } : null;

/** Weights to start from go too: they belong to their features. */
const withPlainFeatures = ({ features: _, ...present }: PlaygroundState): PlaygroundState => ({
  ...present,
  scaling: "none",
  split: null,
  initial: null,
});

const drawing = (words: Words): Offer[] => {
  const { drawPositives, drawNegatives } = words.room(offers);
  return [
    { words: drawPositives, field: "data", act: { type: "set-tool", tool: "positive" } },
    { words: drawNegatives, field: "data", act: { type: "set-tool", tool: "negative" } },
  ];
};

const eraser = (words: string): Offer => ({ words, field: "data", act: { type: "set-tool", tool: "erase" } });
