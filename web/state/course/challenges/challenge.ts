import type { WholeEngine } from "../../../engine/engine.js";
import type { PlaygroundState } from "../../document/state.js";
import type { Frame } from "../../runs/frame.js";
import type { ChallengeFeedback } from "./feedback.js";

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
