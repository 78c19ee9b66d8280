import type { PerceptronSpec } from "../../../../engine/types.js";
import { loops, stopWithout } from "../frame-of-lines.js";
import { type LearnerAlgorithm, letters, predictsBy } from "../line.js";
import {
  perceptronStep,
  rosenblattProgram,
  sameVisits,
  updateLines,
  updateRan,
  visitLines,
  visitRan,
} from "./as-perceptron.js";

export const perceptron: LearnerAlgorithm<PerceptronSpec> = {
  lines: (learner, writing, start) =>
    loops(
      {
        body: [...visitLines(learner, writing), ...updateLines(perceptronStep(learner, writing), 3, writing)],
        foot: [stopWithout("mistake")],
        returns: { code: "returns", what: letters(writing) },
        predicts: { code: "predicts", what: predictsBy("w", "b", writing) },
      },
      writing,
      start,
    ),
  ran: (visited) => [...visitRan(visited), ...(visited.event.mistake ? updateRan(visited) : [])],
  program: (learner, run) =>
    rosenblattProgram(learner, run, {
      about: "Adds each example it gets wrong to its weights (Rosenblatt 1958).",
      scikit: sameVisits(learner, run, "Perceptron(eta0=ETA, "),
    }),
};
