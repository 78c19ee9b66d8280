import { html } from "lit";
import type { MarginSpec } from "../../../engine/types.js";
import { changeEquation } from "../equation/change-equation.js";
import { figuresOf } from "../equation/figures.js";
import { scoreEquation } from "../equation/score-equation.js";
import { marginEquation } from "../equation/sign-equation.js";
import { changedWeights, linearEnding, readScore, startingWeights } from "../sentence/linear-words.js";
import type { Phrase } from "../sentence/sentences.js";
import { numeral, verdict } from "../sentence/words.js";
import type { LearnerStory, Visited } from "./story.js";

const WITHIN: Phrase = { text: "right, but within the margin", tone: "correct" };

export const margin: LearnerStory<MarginSpec> = {
  opening: (moment) => startingWeights(moment, "a tie, which counts as a mistake"),
  visit: (visited) => [
    ...readScore(visited, { says: "the perceptron says", tie: null, verdict: judged(visited) }).slice(0, -1),
    isWithin(visited) ? ` of ${numeral(visited, marginOf(visited.learner))}. ` : ". ",
    changedWeights(visited),
  ],
  equation(visited, all) {
    const { event, frame, learner } = visited;
    const figures = figuresOf(frame, all);
    const relation = event.update === null ? ">" : "≤";
    return html`
      ${scoreEquation(event, figures)}
      ${marginEquation(event, figures, relation, marginOf(learner), judged(visited))}
      ${changeEquation(event, figures, "η", learner.learningRate ?? 1, "any")}
    `;
  },
  step: { of: "any" },
  ending: { ...linearEnding, clean: "a whole epoch without an update", made: "update" },
};

function marginOf({ margin = 1 }: MarginSpec): number {
  return margin;
}

function isWithin({ event }: Visited): boolean {
  return event.update !== null && !event.mistake;
}

function judged(visited: Visited): Phrase {
  return isWithin(visited) ? WITHIN : verdict(visited.event.mistake);
}
