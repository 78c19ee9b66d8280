import type { PassiveAggressiveSpec } from "../../../../engine/types.js";
import { equals, exampleFigures, scoreFigures } from "../figures.js";
import { loops, stopWithout } from "../frame-of-lines.js";
import {
  agreement,
  formula,
  type LearnerAlgorithm,
  letters,
  predictsBy,
  ran,
  towardsLabel,
  type Writing,
} from "../line.js";
import { constant, linearCall } from "../python/text.js";
import { modelProgram, scoreLine, scoreProgram, updateLines, updateProgram, updateRan } from "./as-perceptron.js";

const variantOf = ({ variant = "pa" }: PassiveAggressiveSpec) => variant;

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
    const variant = variantOf(learner);
    // Where the squared length of an example is so small that the step would overflow, it is as long as may be.
    const step = {
      pa: "min(1e280, loss / squared) if squared > 0 else 1e280",
      "pa-1": "min(C, loss / squared) if squared > 0 else C",
      "pa-2": "loss / (squared + 1 / (2 * C))",
    }[variant];
    const C = variant === "pa" ? "1e9" : "C";
    const loss = variant === "pa-2" ? "squared_hinge" : "hinge";
    return {
      about: "Moves its weights as little as makes the example right by a margin of 1 (Crammer et al. 2006).",
      constants: variant === "pa" ? [] : [constant(learner, "C", "C")],
      body: `${scoreProgram(run)}
        if y * a <= 0:
            mistakes += 1
        loss = max(0.0, 1 - y * a)  #~loss
        if loss > 0:  #~test
            squared = dot(x, x)${run.hasBias ? " + 1" : ""}  #~step
            step = (${step}) * y  #~step
${updateProgram(run, "step")}`,
      mistake: "y * a <= 0",
      model: modelProgram(run),
      scikit: {
        lines: linearCall(`PassiveAggressiveClassifier(C=${C}, loss="${loss}", `, run),
        remarks: [
          "It leaves the bias out of the length of an example, and goes on for all epochs: the weights differ.",
        ],
      },
    };
  },
};
