import type { MarginSpec } from "../../../../engine/types.js";
import { exact } from "../../exports/python/learners/settings.js";
import { agreementFigures, exampleFigures, scoreFigures } from "../figures.js";
import { loops, stopWithout } from "../frame-of-lines.js";
import { type LearnerAlgorithm, ran } from "../line.js";
import { agreement, letters, predictsBy, towardsLabel } from "../writing.js";
import { scoreLine, stepProgram, updateLines, updateProgram, updateRan } from "./as-perceptron.js";

const marginOf = ({ margin = 1 }: MarginSpec): number => margin;

export const margin: LearnerAlgorithm<MarginSpec> = {
  lines(learner, writing, start) {
    const step = towardsLabel((learner.learningRate ?? 1) === 1 ? "" : "η", writing);
    const condition = `${agreement(writing)} ≤ ${writing.number(marginOf(learner))}`;
    return loops(
      {
        body: [
          scoreLine(2, writing),
          { id: "test", depth: 2, text: { code: "if", condition } },
          ...updateLines(step, 3, writing),
        ],
        foot: [stopWithout("update")],
        returns: { code: "returns", what: letters(writing) },
        predicts: { code: "predicts", what: predictsBy("w", "b", writing) },
      },
      writing,
      start,
    );
  },
  ran(visited) {
    const { learner, event, writing } = visited;
    const updated = event.update !== null;
    const limit = [updated ? "≤" : ">", marginOf(learner)] as const;
    return [
      ran("example", exampleFigures(event, writing)),
      ran("score", scoreFigures(event, writing)),
      ran("test", agreementFigures(event, agreement(writing), limit, writing)),
      ...(updated ? updateRan(visited) : []),
    ];
  },
  program(learner, run) {
    const step = stepProgram(learner);
    return {
      body: `        a = dot(w, x)${run.hasBias ? " + b" : ""}  #~score
        if y * a <= ${exact(marginOf(learner))}:  #~test
            short += 1
            updates += 1
${step.set}${updateProgram(run, step.name)}`,
      counts: "short",
    };
  },
};
