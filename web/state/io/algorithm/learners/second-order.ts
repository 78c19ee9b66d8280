import type { SecondOrderSpec } from "../../../../engine/types.js";
import { labelSign } from "../../../document/notation/labels.js";
import { biasLetter, isThreshold } from "../../../document/notation/notation.js";
import { agreementFigures, biasAfter, equals, exampleFigures, scoreFigures, weightsAfter } from "../figures.js";
import { loops, stopWithout } from "../frame-of-lines.js";
import {
  agreement,
  biasChange,
  formula,
  hasBiasLine,
  type LearnerAlgorithm,
  letters,
  predictsBy,
  ran,
} from "../line.js";
import { constant } from "../python/text.js";
import { modelProgram, scoreLine, scoreProgram } from "./as-perceptron.js";

const shrink = `def shrink(S, z):
    """s = S·z and 1 + z·s; S loses s·sᵀ/(1 + z·s).

    S is kept as U·D·Uᵀ (Bierman 1977), which rounding leaves positive: a list has a column of U above the diagonal of
    ones, then its number of D.
    """
    s, length = [], 1.0
    for j, column in enumerate(S):
        f = dot(column, z[:j]) + z[j]
        before, v = length, column[j] * f
        length = length + v * f
        column[j] = column[j] * (before / length)  #~renew
        for i in range(j):
            u = column[i]
            column[i] = u - f / before * s[i]  #~renew
            s[i] = s[i] + u * v
        s.append(v)
    return s, length`;

export const secondOrder: LearnerAlgorithm<SecondOrderSpec> = {
  lines({ ridge = 1 }, writing, start) {
    const apart = hasBiasLine(writing);
    const [s, z] = apart ? ["(s, s₀)", "(x, 1)"] : ["s", "x"];
    const length = apart ? "(1 + s·x + s₀)" : "(1 + s·x)";
    const score = apart && isThreshold(writing) ? `(a − ${biasLetter(writing)})` : "a";
    return loops(
      {
        before: [formula("prepare", 0, ridge === 1 ? "S ← I" : `S ← I / ${writing.number(ridge)}`)],
        body: [
          scoreLine(2, writing),
          { id: "test", depth: 2, text: { code: "if", condition: `${agreement(writing)} ≤ 0` } },
          formula("direction", 3, `${s} ← S·${z}`),
          formula("step", 3, `c ← (${labelSign(writing)} − ${score}) / ${length}`),
          formula("weights", 3, "w ← w + c·s"),
          ...(apart ? [formula("bias", 3, biasChange("c·s₀", writing))] : []),
          formula("renew", 3, `S ← S − ${s}·${s}ᵀ / ${length}`),
        ],
        foot: [stopWithout("mistake")],
        returns: { code: "returns", what: letters(writing) },
        predicts: { code: "predicts", what: predictsBy("w", "b", writing) },
      },
      writing,
      start,
    );
  },
  ran({ event, writing }) {
    const { coefficient: c } = event;
    return [
      ran("example", exampleFigures(event, writing)),
      ran("score", scoreFigures(event, writing)),
      ran("test", agreementFigures(event, agreement(writing), [event.mistake ? "≤" : ">", 0], writing)),
      ...(event.mistake
        ? [
            ran("direction"),
            ran("step", `c ${equals(writing, c)} ${writing.number(c)}`),
            ran("weights", weightsAfter(event, writing)),
            ...(hasBiasLine(writing) ? [ran("bias", biasAfter(event, writing))] : []),
            ran("renew"),
          ]
        : []),
    ];
  },
  program(learner, run) {
    const { hasBias, features } = run;
    return {
      about: "Moves less along what its mistakes have in common (Cesa-Bianchi, Conconi and Gentile 2005).",
      constants: [constant(learner, "RIDGE", "ridge")],
      helpers: [shrink],
      before: `S = [[0.0] * j + [1 / RIDGE] for j in range(${features + (hasBias ? 1 : 0)})]  #~prepare`,
      body: `${scoreProgram(run)}
        if y * a <= 0:  #~test
            mistakes += 1
            s, length = shrink(S, ${hasBias ? "[*x, 1.0]" : "x"})  #~direction
            c = (y - a) / length  #~step
            w = [wj + c * sj for wj, sj in zip(w, s)]  #~weights${hasBias ? "\n            b = b + c * s[-1]  #~bias" : ""}`,
      mistake: "y * a <= 0",
      model: modelProgram(run),
      scikit: { lines: null, remarks: ["It has no second-order perceptron."] },
    };
  },
};
