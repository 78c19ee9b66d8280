import { nothing } from "lit";
import type { NearestNeighboursSpec } from "../../../../engine/types.js";
import { signName } from "../../../../state/document/notation/labels.js";
import { baselines } from "../../../../words/generated/en/baselines.js";
import type { Phrase } from "../../../../words/phrase.js";
import { looked } from "../../sentence/linear-words.js";
import type { LearnerStory, Visited } from "../story.js";
import { baselineEnding } from "./baseline.js";

export const nearestNeighbours: LearnerStory<NearestNeighboursSpec> = {
  opening: (moment) => [moment.frame.words.room(baselines).neighboursStart({ neighbours: voters(moment) })],
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
  const neighbours = voters(visited);
  const { score, mistake } = event;
  const told = { label: signName(score), mistake };
  if (neighbours === 1) return say.nearest(told);
  return say.vote({ ...told, score, neighbours, positives: Math.round((neighbours * (1 + score)) / 2) });
}
