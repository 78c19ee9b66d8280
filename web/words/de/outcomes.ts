import type { outcomes as english } from "../en/outcomes.js";
import type { Translation } from "../room.js";
import { epochs } from "./counted.js";

export const outcomes: Translation<typeof english> = {
  converged: "konvergiert",
  stoppedAt: (made) => ["angehalten nach ", epochs(made)],
  journalFull: ["angehalten: ", "Protokoll voll"],
  finished: "fertig",
};
