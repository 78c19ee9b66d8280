import { html } from "lit";
import type { MarginSpec } from "../../../../engine/types.js";
import { linear } from "../../../../words/generated/en/linear.js";
import type { Phrase } from "../../../../words/phrase.js";
import { changeEquation } from "../../equation/change-equation.js";
import { figuresOf } from "../../equation/figures.js";
import { scoreEquation } from "../../equation/score-equation.js";
import { marginEquation } from "../../equation/sign-equation.js";
import { changedWeights, linearEnding, looked, readScore, startingWeights } from "../../sentence/linear-words.js";
import type { LearnerStory, Visited } from "../story.js";

export const margin: LearnerStory<MarginSpec> = {
  opening: (moment) => [startingWeights(moment, null)],
  visit: (visited) => [
    looked(visited),
    readScore(visited, {
      reader: "perceptron",
      tie: null,
      within: isWithin(visited) ? { margin: marginOf(visited.learner) } : null,
    }),
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
  ending: { ...linearEnding, without: "updates" },
};

function marginOf({ margin = 1 }: MarginSpec): number {
  return margin;
}

function isWithin({ event }: Visited): boolean {
  return event.update !== null && !event.mistake;
}

function judged(visited: Visited): readonly Phrase[] {
  const say = visited.frame.words.room(linear);
  return isWithin(visited) ? say.within : say.verdict(visited.event);
}
