import { startOf } from "../../../state/learners/settings.js";
import type { Offer } from "./offer.js";

/** The perceptron in place of the lead, with the settings that both have. */
export const usePerceptron: Offer = {
  words: "Use the perceptron",
  field: "learners",
  act: ({ pane }) => ({ type: "configure", learner: startOf("perceptron", pane.learner) }),
};
