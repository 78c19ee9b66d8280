import type { PerceptronSpec } from "../../../../engine/types.js";
import { loops, stopWithout } from "../frame-of-lines.js";
import type { LearnerAlgorithm } from "../line.js";
import { letters, predictsBy } from "../writing.js";
import {
  perceptronStep,
  stepProgram,
  updateLines,
  updateProgram,
  updateRan,
  visitLines,
  visitProgram,
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
  program(learner, run) {
    const step = stepProgram(learner);
    return {
      body: `${visitProgram(learner, run)}
            mistakes += 1
            updates += 1
${step.set}${updateProgram(run, step.name)}`,
    };
  },
};
