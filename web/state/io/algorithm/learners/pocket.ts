import type { PocketSpec } from "../../../../engine/types.js";
import { biasLetter } from "../../../document/notation/notation.js";
import { loops, stopWithout } from "../frame-of-lines.js";
import { type LearnerAlgorithm, ran } from "../line.js";
import { hasBiasLine, letters, predictsBy } from "../writing.js";
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
import { mistakeCondition } from "./mistakes.js";

export const pocket: LearnerAlgorithm<PocketSpec> = {
  lines(learner, writing, start) {
    const best = hasBiasLine(writing) ? `w*, ${biasLetter(writing)}*` : "w*";
    return loops(
      {
        before: [{ id: "prepare", depth: 0, text: { code: "firstPocket", letters: letters(writing) } }],
        body: [
          ...visitLines(learner, writing),
          ...updateLines(perceptronStep(learner, writing), 3, writing),
          { id: "pocket", depth: 3, text: { code: "intoPocket", letters: letters(writing) } },
        ],
        foot: [stopWithout("mistake")],
        returns: { code: "returns", what: best },
        predicts: { code: "predicts", what: predictsBy("w*", `${biasLetter(writing)}*`, writing) },
      },
      writing,
      start,
    );
  },
  ran: (visited) => [...visitRan(visited), ...(visited.event.mistake ? [...updateRan(visited), ran("pocket")] : [])],
  program(learner, run) {
    const { hasBias } = run;
    const step = stepProgram(learner);
    const both = hasBias ? "w, b" : "w";
    const kept = hasBias ? "w_best, b_best" : "w_best";
    return {
      helpers: [
        `def mistakes_of(${both}):
    """How many examples these weights get wrong."""
    wrong = 0
    for x, y in DATA:
        a = dot(w, x)${hasBias ? " + b" : ""}
        if ${mistakeCondition(learner.tie ?? "mistake")}:
            wrong += 1
    return wrong`,
      ],
      before: `${kept} = ${both}  #~prepare\nfewest = mistakes_of(${both})  #~prepare`,
      body: `${visitProgram(learner, run)}
            mistakes += 1
            updates += 1
${step.set}${updateProgram(run, step.name)}
            wrong = mistakes_of(${both})  #~pocket
            if wrong < fewest:  #~pocket
                fewest, ${kept} = wrong, ${both}  #~pocket`,
      prints: [...(hasBias ? ["w", "b"] : ["w"]), ...(hasBias ? ["w_best", "b_best"] : ["w_best"])],
    };
  },
};
