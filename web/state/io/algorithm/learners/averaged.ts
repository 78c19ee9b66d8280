import type { AveragedSpec } from "../../../../engine/types.js";
import { biasLetter, biasSign } from "../../../document/notation/notation.js";
import { loops, stopWithout } from "../frame-of-lines.js";
import { formula, hasBiasLine, type LearnerAlgorithm, predictsBy, ran } from "../line.js";
import {
  perceptronStep,
  rosenblattProgram,
  sameVisits,
  updateLines,
  updateRan,
  visitLines,
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
          ...(apart ? [formula("sumBias", 3, `β ← β ${biasSign(writing)} c·${step}`)] : []),
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
  program: (learner, run) =>
    rosenblattProgram(learner, run, {
      about: "Trains as the perceptron, predicts with the mean of all its weights (CIML, Algorithm 7).",
      before: `u = [0.0] * len(w)  #~prepare\n${run.hasBias ? "beta = 0.0  #~prepare\n" : ""}c = 1  #~prepare`,
      afterUpdate: (step) =>
        `            u = [uj + c * ${step} * xj for uj, xj in zip(u, x)]  #~sum${
          run.hasBias ? `\n            beta = beta + c * ${step}  #~sumBias` : ""
        }`,
      afterVisit: "        c = c + 1  #~count",
      after: "mean = [(c * wj - uj) / c for wj, uj in zip(w, u)]  #~return",
      model: run.hasBias ? "mean, (c * b - beta) / c" : "mean, 0.0",
      scikit: sameVisits(
        learner,
        run,
        'SGDClassifier(loss="perceptron", penalty=None, learning_rate="constant", eta0=ETA, average=True, ',
        ["Its mean is of the weights after each of its visits: not of those before the first, and of all its epochs."],
      ),
    }),
};
