import type { BatchSpec } from "../../../../engine/types.js";
import { hasResiduals } from "../../../document/notation/labels.js";
import { exact } from "../../exports/python/learners/settings.js";
import { biasAfter, exampleFigures, scoreFigures, weightsAfter } from "../figures.js";
import { loops } from "../frame-of-lines.js";
import { formula, type LearnerAlgorithm, type Line, ran, type Writing } from "../line.js";
import { biasChange, hasBiasLine, letters, predictsBy } from "../writing.js";
import { scoreLine } from "./as-perceptron.js";
import { mistakeCondition, mistakeLines, mistakeRan } from "./mistakes.js";

const toleranceOf = ({ tolerance = 0 }: BatchSpec): number => tolerance;
const tieOf = ({ tie = "mistake" }: BatchSpec) => tie;

/** "Σ_M y·x": over what has been collected. */
function sums({ learningRate = 1 }: BatchSpec, writing: Writing): readonly [weights: string, bias: string] {
  const rate = learningRate === 1 ? "" : "η·";
  const sign = hasResiduals(writing) ? "e" : "y";
  return [`${rate}Σ_M ${sign}·x`, `${rate}Σ_M ${sign}`];
}

function collected(tie: ReturnType<typeof tieOf>, writing: Writing): readonly Line[] {
  const pair = hasResiduals(writing) ? "(x, e)" : "(x, y)";
  return [...mistakeLines(tie, 2, writing), formula("collect", 3, `M ← M ∪ {${pair}}`)];
}

export const batch: LearnerAlgorithm<BatchSpec> = {
  lines(learner, writing, start) {
    const [weights, bias] = sums(learner, writing);
    const tolerance = toleranceOf(learner);
    return loops(
      {
        head: [formula("gather", 1, "M ← ∅")],
        body: [scoreLine(2, writing), ...collected(tieOf(learner), writing)],
        foot: [
          { id: "empty", depth: 1, text: { code: "nothingCollected" } },
          formula("weights", 1, `w ← w + ${weights}`),
          ...(hasBiasLine(writing) ? [formula("bias", 1, biasChange(bias, writing))] : []),
          ...(tolerance > 0 ? [{ id: "short", depth: 1, text: { code: "shortStep", tolerance } } as const] : []),
        ],
        returns: { code: "returns", what: letters(writing) },
        predicts: { code: "predicts", what: predictsBy("w", "b", writing) },
      },
      writing,
      start,
    );
  },
  ran: ({ learner, event, writing }) => [
    ran("example", exampleFigures(event, writing)),
    ran("score", scoreFigures(event, writing)),
    ...mistakeRan(tieOf(learner), event, writing),
    ...(event.mistake ? [ran("collect")] : []),
  ],
  atEnd: ({ learner, event, writing }) => [
    ran("empty"),
    ...(event.update === null
      ? []
      : [
          ran("weights", weightsAfter(event, writing)),
          ...(hasBiasLine(writing) ? [ran("bias", biasAfter(event, writing))] : []),
          ...(toleranceOf(learner) > 0 ? [ran("short")] : []),
        ]),
  ],
  program(learner, { hasBias }) {
    const rate = learner.learningRate ?? 1;
    const step = rate === 1 ? "y" : `${exact(rate)} * y`;
    const length = `step + [${hasBias ? "step_bias" : "0.0"}]`;
    const tolerance = toleranceOf(learner);
    return {
      head: `    step = [0.0] * len(w)  #~gather${hasBias ? "\n    step_bias = 0.0  #~gather" : ""}`,
      body: `        a = dot(w, x)${hasBias ? " + b" : ""}  #~score
        if ${mistakeCondition(tieOf(learner))}:  #~test
            mistakes += 1
            step = [sj + ${step} * xj for sj, xj in zip(step, x)]  #~collect${
              hasBias ? `\n            step_bias = step_bias + ${step}  #~collect` : ""
            }`,
      foot: `    if mistakes == 0:  #~empty
        break
    w = [wj + sj for wj, sj in zip(w, step)]  #~weights${hasBias ? "\n    b = b + step_bias  #~bias" : ""}
    updates += 1${
      tolerance > 0
        ? `\n    if math.sqrt(dot(${length}, ${length})) < ${exact(tolerance)}:  #~short\n        break`
        : ""
    }`,
      asRows: true,
    };
  },
};
