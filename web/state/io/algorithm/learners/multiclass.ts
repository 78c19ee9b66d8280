import type { LinearModel, MulticlassSpec } from "../../../../engine/types.js";
import { biasLetter, biasNumber, biasSign, isThreshold, weightsListed } from "../../../document/notation/notation.js";
import { hyperplanes, type VisitEvent } from "../../../runs/frame.js";
import { equals, exampleFigures, vector } from "../figures.js";
import { loops, stopWithout } from "../frame-of-lines.js";
import { formula, hasBiasLine, type LearnerAlgorithm, ran, type Writing } from "../line.js";
import { floats, linearCall } from "../python/text.js";

/** More classes than these have no line that one reads. */
const mostClasses = 5;

/** "w_y ← w_y + x, b_y ← b_y + 1"; of a threshold the other way round. */
function change(of: string, way: "+" | "−", writing: Writing): string {
  const letter = biasLetter(writing);
  const other = way === "+" ? "−" : "+";
  const bias = `, ${letter}_${of} ← ${letter}_${of} ${isThreshold(writing) ? other : way} 1`;
  return `w_${of} ← w_${of} ${way} x${hasBiasLine(writing) ? bias : ""}`;
}

/** "w_2 = (1, 0), b_2 = 1" */
function changed(event: VisitEvent, of: number, writing: Writing): string | null {
  const model: LinearModel | undefined = hyperplanes(event.after)?.[of];
  const weights = model && weightsListed(model, writing.hasBias, writing);
  const now = weights && vector(weights, writing);
  if (!model || !now) return null;
  const bias = biasNumber(model.bias, writing);
  const text = `w_${of} ${equals(writing, ...weights)} ${now}`;
  return hasBiasLine(writing)
    ? `${text}${writing.separator}${biasLetter(writing)}_${of} ${equals(writing, bias)} ${writing.number(bias)}`
    : text;
}

export const multiclass: LearnerAlgorithm<MulticlassSpec> = {
  lines(_, writing, start) {
    const letter = biasLetter(writing);
    const apart = hasBiasLine(writing);
    const score = apart ? `w_c·x ${biasSign(writing)} ${letter}_c` : "w_c·x";
    const nothing = apart ? `w_c ← 0, ${letter}_c ← 0` : "w_c ← 0";
    const lines = loops(
      {
        body: [
          { id: "score", depth: 2, text: { code: "eachClass", formula: `a_c ← ${score}` } },
          { id: "predict", depth: 2, text: { code: "winner" } },
          { id: "test", depth: 2, text: { code: "if", condition: "ŷ ≠ y" } },
          formula("weights", 3, change("y", "+", writing)),
          formula("punish", 3, change("ŷ", "−", writing)),
        ],
        foot: [stopWithout("mistake")],
        returns: { code: "returns", what: apart ? `w_c, ${letter}_c` : "w_c" },
        predicts: { code: "predictsWinner" },
      },
      writing,
      start,
    );
    return start.fromZero
      ? lines.map((line) =>
          line.id === "initialise" ? { ...line, text: { code: "eachClass", formula: nothing } } : line,
        )
      : lines;
  },
  ran({ event, writing }) {
    const { scores, predicted, label, mistake } = event;
    const few = scores !== undefined && scores.length <= mostClasses;
    return [
      ran("example", exampleFigures(event, writing, true)),
      ran(
        "score",
        few ? `a ${equals(writing, ...scores)} (${Array.from(scores, writing.number).join(writing.separator)})` : null,
      ),
      ran("predict", `ŷ = ${predicted}`),
      ran("test", `${predicted} ${mistake ? "≠" : "="} ${label}`),
      ...(mistake
        ? [ran("weights", changed(event, label, writing)), ran("punish", changed(event, predicted, writing))]
        : []),
    ];
  },
  program(learner, run) {
    const { hasBias, features, classes, initial } = run;
    const count = learner.classes ?? classes;
    const { weights, bias } = (initial ?? {}) as {
      weights?: readonly ArrayLike<number>[];
      bias?: ArrayLike<number>;
    };
    const rows = Array.from({ length: count }, (_, c) => floats(weights?.[c] ?? new Float64Array(features)));
    const biases = `\nb = ${floats(bias ?? new Float64Array(count))}  #~initialise`;
    return {
      about: "Weights and a bias a class; the class of the highest score wins, of equal ones the first.",
      start: `w = [${rows.join(", ")}]  #~initialise${hasBias ? biases : ""}`,
      body: `        a = [dot(w[c], x)${hasBias ? " + b[c]" : ""} for c in range(len(w))]  #~score
        predicted = a.index(max(a))  #~predict
        if predicted != y:  #~test
            mistakes += 1
            w[y] = [wj + xj for wj, xj in zip(w[y], x)]  #~weights${hasBias ? "\n            b[y] += 1  #~weights" : ""}
            w[predicted] = [wj - xj for wj, xj in zip(w[predicted], x)]  #~punish${
              hasBias ? "\n            b[predicted] -= 1  #~punish" : ""
            }`,
      score: "max(a)",
      mistake: "predicted != y",
      trained: hasBias
        ? "[number for wc, bc in zip(w, b) for number in (*wc, bc)]"
        : "[number for wc in w for number in (*wc, 0.0)]",
      model: hasBias ? "w, b" : "w, [0.0] * len(w)",
      scikit: {
        lines: linearCall("Perceptron(", run, false),
        remarks: [
          "It trains one perceptron a class against all others, which is a different rule: the weights differ.",
        ],
      },
    };
  },
};
