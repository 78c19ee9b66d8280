import type { BatchSpec } from "../../../../engine/types.js";
import { hasResiduals } from "../../../document/notation/labels.js";
import { biasAfter, exampleFigures, scoreFigures, weightsAfter } from "../figures.js";
import { loops } from "../frame-of-lines.js";
import {
  biasChange,
  formula,
  hasBiasLine,
  type LearnerAlgorithm,
  type Line,
  letters,
  predictsBy,
  ran,
  type Writing,
} from "../line.js";
import { constant } from "../python/text.js";
import { joined, modelProgram, scoreLine, scoreProgram } from "./as-perceptron.js";
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
  program(learner, run) {
    const { hasBias, features } = run;
    const step = (learner.learningRate ?? 1) === 1 ? "Y[j]" : "ETA * Y[j]";
    const mistake = mistakeCondition(tieOf(learner));
    const short = toleranceOf(learner) > 0;
    const length = `step + [${hasBias ? "step_bias" : "0.0"}]`;
    return {
      about: "Makes one update an epoch, over all examples that it gets wrong.",
      constants: [constant(learner, "ETA", "learningRate"), constant(learner, "TOLERANCE", "tolerance")],
      head: "    missed, left = [], len(Z)  #~gather",
      body: joined([
        scoreProgram(run),
        `        if ${mistake}:  #~test`,
        "            mistakes += 1",
        "            missed.append(i)  #~collect",
        "        left -= 1",
        "        if left == 0 and mistakes > 0:  #~empty",
        "            step = [0.0] * len(w)  #~weights",
        hasBias ? "            step_bias = 0.0  #~bias" : undefined,
        "            for j in sorted(missed):  #~weights",
        `                step = [sj + ${step} * xj for sj, xj in zip(step, Z[j])]  #~weights`,
        hasBias ? `                step_bias = step_bias + ${step}  #~bias` : undefined,
        "            w = [wj + sj for wj, sj in zip(w, step)]  #~weights",
        hasBias ? "            b = b + step_bias  #~bias" : undefined,
      ]),
      foot: joined([
        "    if mistakes == 0:  #~empty",
        "        break",
        short ? `    if math.sqrt(dot(${length}, ${length})) < TOLERANCE:  #~short` : undefined,
        short ? "        break" : undefined,
      ]),
      mistake,
      model: modelProgram(run),
      longest: features + 1,
      scikit: { lines: null, remarks: ["It has no perceptron that makes one update an epoch."] },
    };
  },
};
