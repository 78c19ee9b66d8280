import { html } from "lit";
import type { VotedSpec } from "../../../../engine/types.js";
import { survival } from "../../../../state/runs/training/survival.js";
import { linear } from "../../../../words/generated/en/linear.js";
import { asPerceptron } from "../perceptron.js";
import type { LearnerStory } from "../story.js";
import { mistakes } from "./predictor.js";

export const voted: LearnerStory<VotedSpec> = {
  ...asPerceptron,
  predictor(moment) {
    const { pane, words } = moment.frame;
    const say = words.room(linear);
    const survived = survival(pane);
    return html`${pane.updates === 0 ? say.oneVoter({ survived }) : say.voters({ vectors: pane.updates + 1, survived })}${words.gap}${mistakes(moment)}`;
  },
};
