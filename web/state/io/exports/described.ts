import type { LearnerKind, LearnerSpec, RunSpec } from "../../../engine/types.js";
import { learnerSpecOf, runSpecOf, trainingSetOf, withOwnStart } from "../../data/training-set.js";
import { problemOf } from "../../document/problem.js";
import type { Frame } from "../../runs/frame.js";

/** What of a frame is described. */
export type Described = Pick<Frame, "state" | "examples" | "lead"> & {
  readonly playback: Pick<Frame["playback"], "visit">;
};

/** The examples of a page. */
export interface DescribedData {
  /** Its name in an address; null where it is none. */
  readonly preset: string | null;
  readonly examples: number;
  readonly drawn: boolean;
}

/** What a page shows: what its files are about. */
export interface DescribedFacts {
  readonly learners: readonly LearnerKind[];
  readonly data: DescribedData;
  readonly visit: number;
}

export function dataFacts({ state: { data }, examples }: Pick<Described, "state" | "examples">): DescribedData {
  return { preset: data.kind === "preset" ? data.name : null, examples: examples.count, drawn: data.kind === "points" };
}

/** All learners, or the lead alone. */
export function describedFacts(frame: Described, learners: "all" | "lead"): DescribedFacts {
  const { state, lead, playback } = frame;
  const kinds = state.learners.map(({ kind }) => kind);
  return {
    learners: learners === "all" ? kinds : kinds.slice(lead, lead + 1),
    data: dataFacts(frame),
    visit: playback.visit,
  };
}

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
