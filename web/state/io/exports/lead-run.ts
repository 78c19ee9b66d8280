import type { LearnerSpec, RunSpec } from "../../../engine/types.js";
import { learnerSpecOf, runSpecOf, trainingSetOf, withOwnStart } from "../../data/training-set.js";
import { problemOf } from "../../document/problem.js";
import type { Frame } from "../../runs/frame.js";

/** What the lead of a page trains, as the engine takes it. */
export interface LeadRun {
  readonly spec: RunSpec & { readonly learner: LearnerSpec; readonly bias: boolean };
  /** Which of the page's examples each row is. */
  readonly index: Uint32Array;
}

export function leadRunOf({ state, examples, lead }: Pick<Frame, "state" | "examples" | "lead">): LeadRun {
  const problem = withOwnStart(problemOf(state), examples);
  const learner = problem.learners[lead] ?? problem.learners[0] ?? { kind: "perceptron" };
  const set = trainingSetOf(examples);
  const spec = { ...runSpecOf(problem, learner, set), learner: learnerSpecOf(learner), bias: problem.bias };
  return { spec, index: set.train.index };
}
