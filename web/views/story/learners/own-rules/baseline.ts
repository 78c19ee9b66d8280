import type { LearnerSpec } from "../../../../engine/types.js";
import { counted } from "../../../../state/notation/numbers.js";

import { linearEnding } from "../../sentence/linear-words.js";
import type { Phrase } from "../../sentence/sentences.js";
import { sign, verdict } from "../../sentence/words.js";
import type { Ending, Moment, Visited } from "../story.js";

/** What a baseline says, from its score in −1…1, and whether it is right. */
export function judgement({ event }: Visited, says: string): Phrase[] {
  const judged = [verdict(event.mistake), "."];
  if (event.score === 0) return [": a tie, which counts as ", ...judged];
  return [`, so ${says} `, sign(event.score), ": ", ...judged];
}

/** Of what has nothing to train. `grain` is why being right on the examples it was made of says little. */
export function baselineEnding<Spec extends LearnerSpec>(grain: string): Ending<Spec> {
  const looked = "It has looked at every example once. There is nothing to train, so it has finished";
  return {
    ...linearEnding,
    converged: () => `${looked}, and misclassifies none of them. That says little: ${grain}.`,
    settled: ({ frame }: Moment) => ({
      outcome: `${looked}${frame.pane.trainingMistakes === null ? "" : ` and misclassifies ${counted(frame.pane.trainingMistakes, "example")}`}.`,
      help: null,
    }),
  };
}
