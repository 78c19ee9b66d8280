import type { LearnerSpec } from "../../../../engine/types.js";
import { baselines } from "../../../../words/en/story/baselines.js";
import { linearEnding } from "../../sentence/linear-words.js";
import type { Ending } from "../story.js";

/** Of what has nothing to train. */
export function baselineEnding<Spec extends LearnerSpec>(
  kind: Parameters<typeof baselines.english.noneWrong>[0],
): Ending<Spec> {
  return {
    ...linearEnding,
    converged: ({ frame }) => frame.words.room(baselines).noneWrong(kind),
    settled: ({ frame }) => ({ outcome: frame.words.room(baselines).settled(frame.pane.trainingMistakes) }),
  };
}
