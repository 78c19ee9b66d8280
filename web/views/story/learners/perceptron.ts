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
import type { LearnerStory } from "./story.js";

export const perceptron: LearnerStory<PerceptronSpec | AveragedSpec | VotedSpec | PocketSpec> = {
  called: "the perceptron",
  opening: (moment) => startingWeights(moment, firstTie(moment.learner)),
  visit: (visited) => [
    ...readScore(visited, { says: "the perceptron says", tie: tieRule(visited.learner) }),
    changedWeights(visited),
  ],
  equation(visited, all) {
    const { event, frame, learner } = visited;
    const figures = figuresOf(frame, all);
    return html`
      ${scoreEquation(event, figures)} ${signEquation(visited, figures)}
      ${changeEquation(event, figures, "η", learner.learningRate ?? 1)}
    `;
  },
  ending: linearEnding,
};

/** Trains as the perceptron, but predicts with more than the weights in training. */
export const asPerceptron: LearnerStory<AveragedSpec | VotedSpec | PocketSpec> = {
  ...perceptron,
  called: "it",
  visit: (visited) => [
    ...readScore(visited, { says: "the weights in training say", tie: tieRule(visited.learner) }),
    changedWeights(visited),
  ],
  ending: asPerceptronEnding,
};
