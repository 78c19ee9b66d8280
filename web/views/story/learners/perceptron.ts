import { html } from "lit";
import type { AveragedSpec, PerceptronSpec, PocketSpec, VotedSpec } from "../../../engine/types.js";
import { tieRule } from "../../../state/data/training-set.js";
import { visit } from "../../../words/generated/en/visit.js";
import { changeEquation } from "../equation/change-equation.js";
import { figuresOf } from "../equation/figures.js";
import { scoreEquation } from "../equation/score-equation.js";
import { signEquation } from "../equation/sign-equation.js";
import {
  asPerceptronEnding,
  changedWeights,
  linearEnding,
  looked,
  readScore,
  startingWeights,
} from "../sentence/linear-words.js";
import type { LearnerStory, Moment, Visited } from "./story.js";

type Spec = PerceptronSpec | AveragedSpec | VotedSpec | PocketSpec;

const shared = {
  opening: (moment: Moment<Spec>) => [startingWeights(moment, tieRule(moment.learner))],
  visit: (visited: Visited<Spec>) => [
    looked(visited),
    readScore(visited, { reader: "perceptron", tie: tieRule(visited.learner) }),
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
  isPerceptron: true,
  introduction: (words) => words.room(visit).introduction,
};

/** Trains as the perceptron, but predicts with more than the weights in training. */
export const asPerceptron: LearnerStory<AveragedSpec | VotedSpec | PocketSpec> = {
  ...shared,
  visit: (visited) => [
    looked(visited),
    readScore(visited, { reader: "in-training", tie: tieRule(visited.learner) }),
    changedWeights(visited),
  ],
  ending: asPerceptronEnding,
};
