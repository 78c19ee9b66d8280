import { room } from "../room.js";
import { epochs } from "./counted.js";

/** Where a learner has ended, in little room; what fits there is in the words of the transport. */
export const outcomes = room("outcomes", {
  converged: "converged",
  /** In two parts: where there is no room, the first is left out. */
  stoppedAt: (made: number): readonly [string, string] => ["stopped at ", epochs(made)],
  journalFull: ["stopped: ", "journal full"] as readonly [string, string],
  finished: "finished",
});
