import { nothing } from "lit";
import type { NearestNeighboursSpec } from "../../../../engine/types.js";
import { baselines } from "../../../../words/en/story/baselines.js";
import type { Phrase } from "../../../../words/phrase.js";
import { looked } from "../../sentence/linear-words.js";
import type { LearnerStory, Visited } from "../story.js";
import { baselineEnding } from "./baseline.js";

export const nearestNeighbours: LearnerStory<NearestNeighboursSpec> = {
  opening: (moment) => [moment.frame.words.room(baselines).neighboursStart(voters(moment))],
  visit: (visited) => [looked(visited), votes(visited)],
  equation: () => nothing,
  ending: baselineEnding("nearest-neighbours"),
};

function voters({ frame, learner }: Pick<Visited<NearestNeighboursSpec>, "frame" | "learner">): number {
  return Math.min(learner.k ?? 1, frame.pane.epochLength);
}

/** The score is the mean of the votes, each −1 or +1. */
function votes(visited: Visited<NearestNeighboursSpec>): Phrase[] {
  const { event, frame } = visited;
  const say = frame.words.room(baselines);
  const k = voters(visited);
  return k === 1 ? say.nearest(event) : say.vote({ ...event, k, positives: Math.round((k * (1 + event.score)) / 2) });
}
