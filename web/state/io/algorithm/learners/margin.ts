import type { MarginSpec } from "../../../../engine/types.js";
import { agreementFigures, exampleFigures, scoreFigures } from "../figures.js";
import { loops, stopWithout } from "../frame-of-lines.js";
import { agreement, type LearnerAlgorithm, letters, predictsBy, ran, towardsLabel } from "../line.js";
import { constant, linearCall } from "../python/text.js";
import {
  joined,
  modelProgram,
  scoreLine,
  scoreProgram,
  stepProgram,
  updateLines,
  updateProgram,
  updateRan,
} from "./as-perceptron.js";

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
      about: "Adds each example to its weights whose score is not above the margin on its side.",
      constants: [constant(learner, "ETA", "learningRate"), constant(learner, "MARGIN", "margin")],
      body: joined([
        scoreProgram(run),
        "        if y * a <= MARGIN:  #~test",
        "            short += 1",
        step.set,
        updateProgram(run, step.name),
      ]),
      counts: "short",
      mistake: "y * a <= 0",
      model: modelProgram(run),
      scikit: {
        lines: linearCall('SGDClassifier(loss="hinge", penalty=None, learning_rate="constant", eta0=ETA, ', run),
        remarks: ["Its margin is 1, and a score just on it is right: here it is not."],
      },
    };
  },
};
