import type { AveragedSpec } from "../../../../engine/types.js";
import { biasLetter, isThreshold } from "../../../document/notation/notation.js";
import { loops, stopWithout } from "../frame-of-lines.js";
import { formula, type LearnerAlgorithm, ran } from "../line.js";
import { hasBiasLine, predictsBy } from "../writing.js";
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

export const averaged: LearnerAlgorithm<AveragedSpec> = {
  lines(learner, writing, start) {
    const step = perceptronStep(learner, writing);
    const apart = hasBiasLine(writing);
    const letter = biasLetter(writing);
    const mean = apart ? `w − u/c, ${letter} − β/c` : "w − u/c";
    return loops(
      {
        before: [formula("prepare", 0, apart ? "u ← 0, β ← 0, c ← 1" : "u ← 0, c ← 1")],
        body: [
          ...visitLines(learner, writing),
          ...updateLines(step, 3, writing),
          formula("sum", 3, `u ← u + c·${step}·x`),
          ...(apart ? [formula("sumBias", 3, `β ← β ${isThreshold(writing) ? "−" : "+"} c·${step}`)] : []),
          formula("count", 2, "c ← c + 1"),
        ],
        foot: [stopWithout("mistake")],
        returns: { code: "returns", what: mean },
        predicts: { code: "predicts", what: predictsBy("(w − u/c)", `(${letter} − β/c)`, writing) },
      },
      writing,
      start,
    );
  },
  ran(visited) {
    const { event, writing } = visited;
    const apart = hasBiasLine(writing);
    const c = event.visit + 1;
    const update = [
      ...updateRan(visited),
      ran("sum", `c = ${writing.number(c)}`),
      ...(apart ? [ran("sumBias", `c = ${writing.number(c)}`)] : []),
    ];
    return [
      ...visitRan(visited),
      ...(event.mistake ? update : []),
      ran("count", `c = ${writing.number(c)} + 1 = ${writing.number(c + 1)}`),
    ];
  },
  program(learner, run) {
    const step = stepProgram(learner);
    const { hasBias } = run;
    return {
      before: `u = [0.0] * len(w)  #~prepare\n${hasBias ? "beta = 0.0  #~prepare\n" : ""}c = 1  #~prepare`,
      body: `${visitProgram(learner, run)}
            mistakes += 1
            updates += 1
${step.set}${updateProgram(run, step.name)}
            u = [uj + c * ${step.name} * xj for uj, xj in zip(u, x)]  #~sum
${hasBias ? `            beta = beta + c * ${step.name}  #~sumBias\n` : ""}        c = c + 1  #~count`,
      after: `mean = [(c * wj - uj) / c for wj, uj in zip(w, u)]  #~return${
        hasBias ? "\nmean_bias = (c * b - beta) / c  #~return" : ""
      }`,
      prints: hasBias ? ["w", "b", "mean", "mean_bias"] : ["w", "mean"],
    };
  },
};
