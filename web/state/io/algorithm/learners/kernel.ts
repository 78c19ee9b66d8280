import type { KernelSpec } from "../../../../engine/types.js";
import { hasResiduals } from "../../../document/notation/labels.js";
import { equals, exampleFigures } from "../figures.js";
import { loops, stopWithout } from "../frame-of-lines.js";
import { formula, type LearnerAlgorithm, type LineText, ran, type Writing } from "../line.js";
import dualScore from "../python/pieces/dual-score.py?raw";
import size from "../python/pieces/kernel-size.py?raw";
import linear from "../python/pieces/linear-kernel.py?raw";
import polynomial from "../python/pieces/polynomial-kernel.py?raw";
import rbf from "../python/pieces/rbf-kernel.py?raw";
import sign from "../python/pieces/sign.py?raw";
import { type Constant, constant } from "../python/text.js";
import { mistakeCondition, mistakeLines, mistakeRan } from "./mistakes.js";

const tieOf = ({ tie = "mistake" }: KernelSpec) => tie;

/** A kernel has no bias. */
const withoutBias = (writing: Writing): Writing => ({ ...writing, hasBias: false });

const sum = (of: string, writing: Writing): string =>
  `Σ_j α_j·${hasResiduals(writing) ? "(2y_j − 1)" : "y_j"}·K(x_j, ${of})`;

interface KernelCode {
  readonly code: readonly string[];
  readonly constants: readonly Constant[];
  /** The same kernel in a support vector machine of scikit-learn. */
  readonly svc: string;
}

/** The kernel as functions in Python. */
function kernelCode(learner: KernelSpec): KernelCode {
  switch (learner.kernel?.kind) {
    case "polynomial":
      return {
        code: [polynomial, size],
        constants: [constant(learner, "DEGREE", "kernel.degree"), constant(learner, "OFFSET", "kernel.offset")],
        svc: 'kernel="poly", degree=DEGREE, gamma=1, coef0=OFFSET',
      };
    case "rbf":
      return {
        code: [rbf],
        constants: [constant(learner, "GAMMA", "kernel.gamma")],
        svc: 'kernel="rbf", gamma=GAMMA',
      };
    default:
      return { code: [linear, size], constants: [], svc: 'kernel="linear"' };
  }
}

/** How often a value of a kernel is rounded at most, as the core counts it (`Kernel::roundings`). */
function roundings({ kernel: { kind, degree = 2 } = { kind: "linear" } }: KernelSpec, features: number): number {
  return kind === "polynomial" ? degree * (features + 3) : features + 4;
}

export const kernel: LearnerAlgorithm<KernelSpec> = {
  lines(learner, given, start) {
    const writing = withoutBias(given);
    return loops(
      {
        zeros: "α ← 0",
        pair: "(x_i, y_i)",
        body: [
          formula("score", 2, `a ← ${sum("x_i", writing)}`),
          ...mistakeLines(tieOf(learner), 2, writing).map((line) => ({ ...line, text: ofExample(line.text) })),
          formula("weights", 3, "α_i ← α_i + 1"),
        ],
        foot: [stopWithout("mistake")],
        returns: { code: "returns", what: "α" },
        predicts: { code: "predicts", what: sum("x", writing) },
      },
      writing,
      { ...start, fromZero: true },
    );
  },
  ran({ learner, event, writing: given }) {
    const writing = withoutBias(given);
    const { before, after, example, score, mistake } = event;
    const [from, to] = [before, after].map((one) => (one && "alpha" in one ? one.alpha[example] : undefined));
    return [
      ran("example", exampleFigures(event, writing)),
      ran("score", `a ${equals(writing, score)} ${writing.number(score)}`),
      ...mistakeRan(tieOf(learner), event, writing).map(({ id, figures }) => ran(id, figures && numbered(figures))),
      ...(mistake ? [ran("weights", from === undefined || to === undefined ? null : `α = ${from} + 1 = ${to}`)] : []),
    ];
  },
  program(learner, { features }) {
    const { code, constants, svc } = kernelCode(learner);
    const mistake = mistakeCondition(tieOf(learner));
    return {
      about: "Counts its mistakes on each example; a score is Σ α·y·K(example, x). It has no bias.",
      constants: [...constants, ["ROUNDINGS", String(roundings(learner, features))]],
      helpers: [...code, sign, dualScore],
      start: "alpha = [0] * len(Z)  #~initialise\ntotals = [0.0] * len(Z)",
      body: `        a, total = score(i, alpha), totals[i]  #~score
        if ${mistake}:  #~test
            mistakes += 1
            alpha[i] += 1  #~weights
            totals = [total + y * value for total, value in zip(totals, compared(i)[0])]`,
      score: "shown(a, total)",
      mistake,
      trained: "list(alpha)",
      model: "alpha",
      scikit: {
        lines: [`model = sklearn.svm.SVC(${svc})`, "model.fit(Z, Y)"],
        remarks: ["It has no kernel perceptron. This is its support vector machine with the same kernel, and a bias."],
      },
    };
  },
};

/** With the number of the example that the line is about. */
function ofExample(text: LineText): LineText {
  if (text.code === "if") return { ...text, condition: numbered(text.condition) };
  if (text.code === "formula") return { ...text, formula: numbered(text.formula) };
  if (text.code !== "cases") return text;
  return { ...text, more: text.more.map((one) => ({ ...one, value: numbered(one.value) })) };
}

const numbered = (text: string): string => text.replaceAll("y", "y_i");
