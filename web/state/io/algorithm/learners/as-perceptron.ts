import type { AveragedSpec, PerceptronSpec, PocketSpec, VotedSpec } from "../../../../engine/types.js";
import { biasFigures, exampleFigures, scoreFigures, weightsFigures } from "../figures.js";
import {
  atMistake,
  biasChange,
  formula,
  hasBiasLine,
  type Line,
  type RanLine,
  ran,
  scoreOf,
  type Visited,
  type Writing,
} from "../line.js";
import { constant, linearCall, type ProgramRun, type ProgramText, type ScikitCall } from "../python/text.js";
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

/** What a learner that makes the perceptron's visits adds: lines of its script, and what predicts. */
interface OwnProgram extends Pick<ProgramText, "about" | "helpers" | "before" | "after" | "scikit"> {
  /** At a mistake, before the update and after it. @param step the factor of the example in it. */
  readonly beforeUpdate?: string;
  readonly afterUpdate?: (step: string) => string;
  /** At the end of every visit. */
  readonly afterVisit?: string;
  readonly model?: string;
}

/** The script of a learner that makes the perceptron's visits. */
export function rosenblattProgram(learner: Rosenblatt, run: ProgramRun, own: OwnProgram): ProgramText {
  const { beforeUpdate, afterUpdate, afterVisit, model = modelProgram(run), ...others } = own;
  const step = stepProgram(learner);
  const mistake = mistakeCondition(tieOf(learner));
  const body = [
    scoreProgram(run),
    `        if ${mistake}:  #~test`,
    "            mistakes += 1",
    beforeUpdate,
    step.set,
    updateProgram(run, step.name),
    afterUpdate?.(step.name),
    afterVisit,
  ];
  return {
    ...others,
    constants: [constant(learner, "ETA", "learningRate")],
    body: joined(body),
    mistake,
    model,
  };
}

export const joined = (lines: readonly (string | undefined)[]): string => lines.filter((line) => line).join("\n");

export const modelProgram = ({ hasBias }: ProgramRun): string => (hasBias ? "w, b" : "w, 0.0");

export const scoreProgram = ({ hasBias }: ProgramRun): string =>
  `        a = dot(w, x)${hasBias ? " + b" : ""}  #~score`;

export function updateProgram({ hasBias }: ProgramRun, step: string): string {
  return `            w = [wj + ${step} * xj for wj, xj in zip(w, x)]  #~weights${
    hasBias ? `\n            b = b + ${step}  #~bias` : ""
  }`;
}

/** "ETA * y" is written once, as the engine rounds it once. */
export function stepProgram({ learningRate = 1 }: Pick<Rosenblatt, "learningRate">): {
  readonly set?: string;
  readonly name: string;
} {
  return learningRate === 1 ? { name: "y" } : { set: "            step = ETA * y", name: "step" };
}

/** The same visits and weights: it goes on for MAX_EPOCHS, and changes nothing once an epoch has had no mistake. */
export function sameVisits(learner: Rosenblatt, run: ProgramRun, of: string, more: readonly string[] = []): ScikitCall {
  return {
    lines: [...linearCall(of, run), "print(model.coef_, model.intercept_)"],
    remarks: [
      "It visits the rows as they are given, in the same order every epoch. It goes on for all epochs, and changes nothing once one had no mistake.",
      ...(tieOf(learner) === "mistake" ? [] : ["It takes every tie for a mistake, which this run does not."]),
      ...more,
    ],
  };
}
