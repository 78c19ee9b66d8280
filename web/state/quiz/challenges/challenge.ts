import type { WholeEngine } from "../../../engine/engine.js";
import type { PlaygroundState } from "../../document/state.js";
import type { Frame } from "../../frame.js";

/** What the page is worth in a challenge. */
export interface Standing {
  /** Null as long as it does not count. */
  readonly result: number | null;
  /** What it is, or what is lacking, in a sentence. */
  readonly say: string;
}

/** What the page itself is the answer to. */
export interface Challenge {
  readonly title: string;
  readonly ask: string;
  /** Names of the places of the page that it needs, as a step of a lesson has them. */
  readonly needs: readonly string[];
  readonly better: "more" | "fewer";
  /** A result that can be beaten. */
  readonly toBeat: number;
  /** What is counted, as "update". */
  readonly unit: string;
  /** What stands on the page at first. */
  readonly start: Pick<PlaygroundState, "data"> & Partial<PlaygroundState>;
  judge(frame: Judged, engine: WholeEngine): Standing;
}

/** What of the page is judged. */
export type Judged = Pick<Frame, "state" | "examples" | "lead">;

/** Whether one result is better than another. */
export function isBetter({ better }: Pick<Challenge, "better">, result: number, than: number): boolean {
  return better === "more" ? result > than : result < than;
}
