import type { PassiveAggressiveSpec } from "../../../../engine/types.js";
import { exact } from "../../exports/python/learners/settings.js";
import { equals, exampleFigures, scoreFigures } from "../figures.js";
import { loops, stopWithout } from "../frame-of-lines.js";
import { formula, type LearnerAlgorithm, ran, type Writing } from "../line.js";
import { agreement, letters, predictsBy, towardsLabel } from "../writing.js";
import { scoreLine, updateLines, updateProgram, updateRan } from "./as-perceptron.js";

const variantOf = ({ variant = "pa" }: PassiveAggressiveSpec) => variant;
const limitOf = ({ C = 1 }: PassiveAggressiveSpec): number => C;

function stepFormula(learner: PassiveAggressiveSpec, writing: Writing): string {
  const norm = writing.hasBias && writing.biasAs !== "weight" ? "(‖x‖² + 1)" : "‖x‖²";
  const inner = norm.replace(/^\(|\)$/g, "");
  return {
    pa: `τ ← ℓ / ${norm}`,
    "pa-1": `τ ← min(C, ℓ / ${norm})`,
    "pa-2": `τ ← ℓ / (${inner} + 1/(2·C))`,
  }[variantOf(learner)];
}

export const passiveAggressive: LearnerAlgorithm<PassiveAggressiveSpec> = {
  lines: (learner, writing, start) =>
    loops(
      {
        body: [
          scoreLine(2, writing),
          formula("loss", 2, `ℓ ← max(0, 1 − ${agreement(writing)})`),
          { id: "test", depth: 2, text: { code: "if", condition: "ℓ > 0" } },
          formula("step", 3, stepFormula(learner, writing)),
          ...updateLines(towardsLabel("τ", writing), 3, writing),
        ],
        foot: [stopWithout("mistake")],
        returns: { code: "returns", what: letters(writing) },
        predicts: { code: "predicts", what: predictsBy("w", "b", writing) },
      },
      writing,
      start,
    ),
  ran(visited) {
    const { event, writing } = visited;
    const { aggression, update } = event;
    const told = (letter: string, value: number | undefined): string | null =>
      value === undefined ? null : `${letter} ${equals(writing, value)} ${writing.number(value)}`;
    return [
      ran("example", exampleFigures(event, writing)),
      ran("score", scoreFigures(event, writing)),
      ran("loss", told("ℓ", aggression?.loss)),
      ran("test"),
      ...(update === null ? [] : [ran("step", told("τ", aggression?.step)), ...updateRan(visited)]),
    ];
  },
  program(learner, run) {
    const squared = `dot(x, x)${run.hasBias ? " + 1" : ""}`;
    const C = exact(limitOf(learner));
    // Where all features are 0, no step helps, and none is made.
    const step = {
      pa: "loss / squared if squared > 0 else 0.0",
      "pa-1": `min(${C}, loss / squared) if squared > 0 else 0.0`,
      "pa-2": `loss / (squared + 1 / (2 * ${C}))`,
    }[variantOf(learner)];
    return {
      body: `        a = dot(w, x)${run.hasBias ? " + b" : ""}  #~score
        if y * a <= 0:
            mistakes += 1
        loss = max(0.0, 1 - y * a)  #~loss
        if loss > 0:  #~test
            updates += 1
            squared = ${squared}  #~step
            step = (${step}) * y  #~step
${updateProgram(run, "step")}`,
    };
  },
};
