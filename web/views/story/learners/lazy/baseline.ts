import type { LearnerSpec } from "../../../../engine/types.js";
import { type BaselinesWords, baselines } from "../../../../words/generated/en/baselines.js";
import { linearEnding } from "../../sentence/linear-words.js";
import type { Ending } from "../story.js";

/** Of what has nothing to train. */
export function baselineEnding<Spec extends LearnerSpec>(kind: keyof BaselinesWords["noneWrong"]): Ending<Spec> {
  return {
    ...linearEnding,
    converged: ({ frame }) => frame.words.room(baselines).noneWrong[kind],
    settled: ({ frame }) => ({
      outcome: frame.words.room(baselines).settled({ misclassified: frame.pane.trainingMistakes }),
    }),
  };
}
