import type { Reason } from "../../../engine/types.js";
import { room } from "../../room.js";

/** What the engine or the state refuses: its English sentence, and what that is made of. */
export interface Refused {
  /** Where it is wrong: "learners.0.tie". */
  readonly field: string;
  readonly message: string;
  readonly reason?: Reason;
}

/** Whatever is refused. In English it says so itself; other languages have tables by what the sentences are made of. */
export const refusals = room("refusals", {
  said: ({ message }: Refused): string => message,
});
