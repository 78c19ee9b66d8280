import { html } from "lit";
import type { AveragedSpec, PerceptronSpec, PocketSpec, VotedSpec } from "../../../engine/types.js";
import { tieRule } from "../../../state/data/scores.js";
import { changeEquation } from "../equation/change-equation.js";
import { figuresOf } from "../equation/figures.js";
import { scoreEquation } from "../equation/score-equation.js";
import { signEquation } from "../equation/sign-equation.js";
import {
  asPerceptronEnding,
  changedWeights,
  firstTie,
  linearEnding,
  readScore,
  startingWeights,
} from "../sentence/linear-words.js";
import type { LearnerStory, Moment, Visited } from "./story.js";

type Spec = PerceptronSpec | AveragedSpec | VotedSpec | PocketSpec;

const shared = {
  opening: (moment: Moment<Spec>) => startingWeights(moment, firstTie(moment.learner)),
  visit: (visited: Visited<Spec>) => [
    ...readScore(visited, { says: "the perceptron says", tie: tieRule(visited.learner) }),
    changedWeights(visited),
  ],
  equation(visited: Visited<Spec>, all: boolean) {
    const { event, frame, learner } = visited;
    const figures = figuresOf(frame, all);
    return html`
      ${scoreEquation(event, figures)} ${signEquation(visited, figures)}
      ${changeEquation(event, figures, "η", learner.learningRate ?? 1)}
    `;
  },
  ending: linearEnding,
} satisfies LearnerStory<Spec>;

export const perceptron: LearnerStory<PerceptronSpec> = {
  ...shared,
  called: "the perceptron",
  introduction:
    "A perceptron looks at one example after another and predicts its label. Only a mistake makes it update its " +
    "weights. Press play, and watch the boundary turn until an epoch passes without a mistake.",
};

/** Trains as the perceptron, but predicts with more than the weights in training. */
export const asPerceptron: LearnerStory<AveragedSpec | VotedSpec | PocketSpec> = {
  ...shared,
  called: "it",
  visit: (visited) => [
    ...readScore(visited, { says: "the weights in training say", tie: tieRule(visited.learner) }),
    changedWeights(visited),
  ],
  ending: asPerceptronEnding,
};
