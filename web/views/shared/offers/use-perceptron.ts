import type { Words } from "../../../state/document/notation/words.js";
import { startOf } from "../../../state/learners/settings.js";
import { offers } from "../../../words/en/offers.js";
import type { Offer } from "./offer.js";

/** The perceptron in place of the lead, with the settings that both have. */
export function usePerceptron(words: Words): Offer {
  return {
    words: words.room(offers).usePerceptron,
    field: "learners",
    act: ({ pane }) => ({ type: "configure", learner: startOf("perceptron", pane.learner) }),
  };
}
