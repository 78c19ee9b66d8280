import type { WholeEngine } from "../../../engine/engine.js";
import type { PlaygroundError } from "../../../engine/errors.js";
import type { RunSpec } from "../../../engine/types.js";
import type { PlaygroundState } from "../../document/state.js";
import type { LeadRun } from "../../io/exports/lead-run.js";
import { settingAt } from "../../learners/settings.js";
import { isPlainPerceptron } from "../../learners/traits.js";
import type { Frame } from "../../runs/frame.js";

/** The result of the page in a challenge. */
export interface ChallengeGrade {
  /** Null while it does not count. */
  readonly result: number | null;
  /** What the result is made of, or what is missing. */
  readonly feedback: ChallengeFeedback;
}

/** A task whose answer is the state of the page. */
export interface Challenge {
  /** The names of the parts of the page that it highlights, as in a step of a lesson. */
  readonly needs: readonly string[];
  readonly better: "more" | "fewer";
  /** A result that can be beaten. */
  readonly toBeat: number;
  /** The state of the page at the start. */
  readonly start: Pick<PlaygroundState, "data"> & Partial<PlaygroundState>;
  grade(frame: GradedPage, engine: WholeEngine): ChallengeGrade;
}

/** The parts of a frame that are graded. */
export type GradedPage = Pick<Frame, "state" | "examples" | "lead">;

/** Whether a result is better than another. */
export function isBetter({ better }: Pick<Challenge, "better">, result: number, than: number): boolean {
  return better === "more" ? result > than : result < than;
}

/** What is said to the page in a challenge: its result, or what it does not count for. */
export type ChallengeFeedback =
  | { readonly code: "refused"; readonly error: PlaygroundError }
  | { readonly code: "otherLearner" | "otherTie" | "ownStart" | "noBias" }
  | { readonly code: "notFive"; readonly points: number }
  | { readonly code: "outsideSquare" | "otherFeatures" | "otherFeaturesOrSplit" | "noLine" | "notConverged" }
  | { readonly code: "otherExamples" | "otherSpiral" }
  | { readonly code: "smallMargin"; readonly margin: number }
  | { readonly code: "mostUpdates"; readonly updates: number; readonly margin: number }
  | { readonly code: "slowestOrder"; readonly epochs: number; readonly updates: number }
  | { readonly code: "separable" | "undecided" | "inseparable"; readonly features: number };

/** What of a run would make the numbers of a challenge another's; null: nothing. */
export function notPlain({ spec }: { readonly spec: LeadRun["spec"] }): ChallengeFeedback | null {
  const { learner } = spec;
  if (!isPlainPerceptron(learner)) return { code: "otherLearner" };
  if (settingAt(learner, "tie") !== "mistake") return { code: "otherTie" };
  if (!startsAtZero(spec)) return { code: "ownStart" };
  return spec.bias ? null : { code: "noBias" };
}

function startsAtZero({ initial }: Pick<RunSpec, "initial">): boolean {
  if (!initial) return true;
  const weights = Array.from((initial.weights ?? []) as ArrayLike<number>);
  return weights.every((weight) => weight === 0) && (initial.bias ?? 0) === 0;
}
