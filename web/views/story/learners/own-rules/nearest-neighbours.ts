import { nothing } from "lit";
import type { NearestNeighboursSpec } from "../../../../engine/types.js";
import { formatCount } from "../../../../state/notation/numbers.js";
import type { Phrase } from "../../sentence/sentences.js";
import { sign } from "../../sentence/words.js";
import type { LearnerStory, Visited } from "../story.js";
import { baselineEnding, judgement } from "./baseline.js";

const GRAIN = "no example is left out of the vote on itself";

export const nearestNeighbours: LearnerStory<NearestNeighboursSpec> = {
  opening: (moment) => {
    const k = voters(moment);
    const who = k === 1 ? "what the nearest example is" : `what most of the ${formatCount(k)} nearest examples are`;
    return `There is nothing to train: each visit asks ${who}, and ${GRAIN}.`;
  },
  visit: (visited) => ["a ", sign(visited.event.label), ". ", ...votes(visited), ...judgement(visited, "the vote is")],
  equation: () => nothing,
  ending: baselineEnding(GRAIN),
};

function voters({ frame, learner }: Pick<Visited<NearestNeighboursSpec>, "frame" | "learner">): number {
  return Math.min(learner.k ?? 1, frame.pane.epochLength);
}

/** The score is the mean of the votes, each −1 or +1. */
function votes(visited: Visited<NearestNeighboursSpec>): Phrase[] {
  const k = voters(visited);
  const { score } = visited.event;
  if (k === 1) return ["The nearest example is ", sign(score)];
  const positives = Math.round((k * (1 + score)) / 2);
  return [
    `Of the ${formatCount(k)} nearest examples ${formatCount(positives)} ${positives === 1 ? "is" : "are"} `,
    sign(1),
  ];
}
