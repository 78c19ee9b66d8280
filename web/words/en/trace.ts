import type { TraceObstacle } from "../../state/runs/findings.js";
import { room } from "../room.js";
import type { Sentences } from "../sentences.js";
import { refusals } from "./refusals/refusals.js";

/** Why the table of visits has no more rows. */
export const traceObstacles = room<Sentences<TraceObstacle>>("traceObstacles", {
  noMemory: () => "There is not enough memory to repeat these visits.",
  refused: ({ error }) => `These visits can’t be shown: ${refusals.english.said(error)}`,
});
