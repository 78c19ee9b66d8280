import type { AveragedSpec, PerceptronSpec, PocketSpec, VotedSpec } from "../../../../engine/types.js";
import { exact } from "../../exports/python/learners/settings.js";
import { biasFigures, exampleFigures, scoreFigures, weightsFigures } from "../figures.js";
import { formula, type Line, type RanLine, ran, type Visited, type Writing } from "../line.js";
import type { ProgramRun } from "../python/text.js";
import { atMistake, biasChange, hasBiasLine, scoreOf } from "../writing.js";
import { mistakeCondition, mistakeLines, mistakeRan } from "./mistakes.js";

export type Rosenblatt = PerceptronSpec | AveragedSpec | VotedSpec | PocketSpec;

const tieOf = ({ tie = "mistake" }: Rosenblatt) => tie;
const rateOf = ({ learningRate = 1 }: Rosenblatt) => learningRate;

export const scoreLine = (depth: number, writing: Writing): Line =>
  formula("score", depth, `a ← ${scoreOf("w", "b", "x", writing)}`);

/** The lines of an update of one hyperplane. */
export function updateLines(step: string, depth: number, writing: Writing): readonly Line[] {
  return [
    formula("weights", depth, `w ← w + ${step}·x`),
    ...(hasBiasLine(writing) ? [formula("bias", depth, biasChange(step, writing))] : []),
  ];
}

export function updateRan({ event, writing }: Visited): readonly RanLine[] {
  return [
    ran("weights", weightsFigures(event, writing)),
    ...(hasBiasLine(writing) ? [ran("bias", biasFigures(event, writing))] : []),
  ];
}

/** Score and test, as all learners have them that make the perceptron's visits. */
export function visitLines(learner: Rosenblatt, writing: Writing): readonly Line[] {
  return [scoreLine(2, writing), ...mistakeLines(tieOf(learner), 2, writing)];
}

export function perceptronStep(learner: Rosenblatt, writing: Writing): string {
  return atMistake(rateOf(learner), writing);
}

export function visitRan({ learner, event, writing }: Visited<Rosenblatt>): readonly RanLine[] {
  return [
    ran("example", exampleFigures(event, writing)),
    ran("score", scoreFigures(event, writing)),
    ...mistakeRan(tieOf(learner), event, writing),
  ];
}

/** Python of the score and the test, and of the update behind it. */
export function visitProgram(learner: Rosenblatt, { hasBias }: ProgramRun): string {
  return `        a = dot(w, x)${hasBias ? " + b" : ""}  #~score
        if ${mistakeCondition(tieOf(learner))}:  #~test`;
}

export function updateProgram({ hasBias }: ProgramRun, step: string): string {
  return `            w = [wj + ${step} * xj for wj, xj in zip(w, x)]  #~weights${
    hasBias ? `\n            b = b + ${step}  #~bias` : ""
  }`;
}

/** "ETA * y" is written once, as the engine rounds it once. */
export function stepProgram(learner: Pick<Rosenblatt, "learningRate">): {
  readonly set: string;
  readonly name: string;
} {
  const { learningRate = 1 } = learner;
  return learningRate === 1
    ? { set: "", name: "y" }
    : { set: `            step = ${exact(learningRate)} * y\n`, name: "step" };
}
