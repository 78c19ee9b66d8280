import type { traceObstacles as traceObstaclesEnglish } from "../en/trace.js";
import type { Translation } from "../room.js";
import { refused } from "./refusals/refused.js";

export const traceObstacles: Translation<typeof traceObstaclesEnglish> = {
  noMemory: () => "Um diese Schritte zu wiederholen, reicht der Speicher nicht.",
  refused: ({ error }) => `Diese Schritte lassen sich nicht zeigen: ${refused(error)}`,
};
