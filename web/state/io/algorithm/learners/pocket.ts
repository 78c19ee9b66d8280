import type { PocketSpec } from "../../../../engine/types.js";
import { biasLetter } from "../../../document/notation/notation.js";
import { loops, stopWithout } from "../frame-of-lines.js";
import { hasBiasLine, type LearnerAlgorithm, letters, predictsBy, ran } from "../line.js";
import { perceptronStep, rosenblattProgram, updateLines, updateRan, visitLines, visitRan } from "./as-perceptron.js";
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
    const both = run.hasBias ? "w, b" : "w";
    const kept = run.hasBias ? "w_best, b_best" : "w_best";
    return rosenblattProgram(learner, run, {
      about:
        "Trains as the perceptron, predicts with the weights of the fewest training mistakes so far (Gallant 1990).",
      helpers: [
        `def mistakes_of(${both}):
    """How many examples these weights get wrong."""
    wrong = 0
    for x, y in zip(Z, Y):
        a = dot(w, x)${run.hasBias ? " + b" : ""}
        if ${mistakeCondition(learner.tie ?? "mistake")}:
            wrong += 1
    return wrong`,
      ],
      before: `${kept} = ${both}  #~prepare\nfewest = mistakes_of(${both})  #~prepare`,
      afterUpdate: () => `            wrong = mistakes_of(${both})  #~pocket
            if wrong < fewest:  #~pocket
                fewest, ${kept} = wrong, ${both}  #~pocket`,
      model: run.hasBias ? kept : "w_best, 0.0",
      scikit: {
        lines: null,
        remarks: ["It has no pocket. Its Perceptron trains alike, and predicts with the last weights."],
      },
    });
  },
};
