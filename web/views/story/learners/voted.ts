import { html } from "lit";
import type { VotedSpec } from "../../../engine/types.js";
import { formatCount } from "../../../state/notation/numbers.js";
import { survival } from "../training.js";
import { asPerceptron } from "./perceptron.js";
import { mistakes } from "./predictor.js";
import type { LearnerStory } from "./story.js";

export const voted: LearnerStory<VotedSpec> = {
  ...asPerceptron,
  predictor(moment) {
    const { frame } = moment;
    const voters =
      frame.pane.updates === 0
        ? "What predicts is so far one weight vector: there is no other voter yet. Its survival count is"
        : `What predicts is a vote of ${formatCount(frame.pane.updates + 1)} weight vectors, each counted as often as it has survived. The survival count of the one in force is`;
    return html`${voters} ${formatCount(survival(frame.pane))}.${mistakes(moment)}`;
  },
};
