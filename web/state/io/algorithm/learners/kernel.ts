import type { KernelSpec } from "../../../../engine/types.js";
import { hasResiduals } from "../../../document/notation/labels.js";
import { exact, roundings } from "../../exports/python/learners/settings.js";
import polynomial from "../../exports/python/pieces/polynomial-kernel.py?raw";
import rbf from "../../exports/python/pieces/rbf-kernel.py?raw";
import { equals, exampleFigures } from "../figures.js";
import { loops, stopWithout } from "../frame-of-lines.js";
import { formula, type LearnerAlgorithm, type LineText, ran, type Writing } from "../line.js";
import { mistakeCondition, mistakeLines, mistakeRan } from "./mistakes.js";

const tieOf = ({ tie = "mistake" }: KernelSpec) => tie;

/** A kernel has no bias. */
const withoutBias = (writing: Writing): Writing => ({ ...writing, hasBias: false });

const sum = (of: string, writing: Writing): string =>
  `Σ_j α_j·${hasResiduals(writing) ? "(2y_j − 1)" : "y_j"}·K(x_j, ${of})`;

/** The kernel as functions in Python. */
function kernelCode({
  kernel: { kind = "linear", degree = 2, offset = 1, gamma = 1 } = { kind: "linear" },
}: KernelSpec): readonly string[] {
  if (kind === "polynomial") return [`DEGREE = ${degree}\nOFFSET = ${exact(offset)}`, polynomial.trim(), size];
  if (kind === "linear") return ['def kernel(x, z):\n    """x·z"""\n    return dot(x, z)', size];
  const gaussian = rbf.replace("return GAMMA * dot(x - z, x - z)", apart).trim();
  return [`GAMMA = ${exact(gamma)}`, gaussian];
}

const size = `def size(x, z):
    """How large K(x, z) is if nothing in it cancels."""
    return kernel([abs(xj) for xj in x], [abs(zj) for zj in z])`;

const apart = `difference = [xj - zj for xj, zj in zip(x, z)]
    return GAMMA * dot(difference, difference)`;

const score = `def score(i):
    """Σ alpha·y·K(x_j, x_i); no larger than its rounding error, it is 0: a tie."""
    total, scale, terms = 0.0, 0.0, 1 + ROUNDINGS
    for count, (_, y), value, size in zip(alpha, DATA, VALUES[i], SIZES[i]):
        if count > 0:
            total += count * y * value
            scale += count * size
            terms += 1
    return 0.0 if abs(total) <= terms * 2.0**-52 * scale else total`;

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
  program: (learner, { features }) => ({
    helpers: [
      ...kernelCode(learner),
      `# So often a K(x, z) is rounded.\nROUNDINGS = ${roundings(learner, features)}\n\n\n${score}`,
    ],
    start: `VALUES = [[kernel(x, z) for z, _ in DATA] for x, _ in DATA]
SIZES = [[size(x, z) for z, _ in DATA] for x, _ in DATA]
alpha = [0] * len(DATA)  #~initialise`,
    indexed: true,
    body: `        a = score(i)  #~score
        if ${mistakeCondition(tieOf(learner))}:  #~test
            mistakes += 1
            updates += 1
            alpha[i] += 1  #~weights`,
    prints: ["alpha"],
  }),
};

/** With the number of the example that the line is about. */
function ofExample(text: LineText): LineText {
  if (text.code === "if") return { ...text, condition: numbered(text.condition) };
  if (text.code === "formula") return { ...text, formula: numbered(text.formula) };
  if (text.code !== "cases") return text;
  return { ...text, more: text.more.map((one) => ({ ...one, value: numbered(one.value) })) };
}

const numbered = (text: string): string => text.replaceAll("y", "y_i");
