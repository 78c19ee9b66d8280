import type { traceObstacles as english } from "../../en/refusals/trace-obstacles.js";
import type { Translation } from "../../room.js";
import { refused } from "./refused.js";

export const traceObstacles: Translation<typeof english> = {
  noMemory: () => "Um diese Schritte zu wiederholen, reicht der Speicher nicht.",
  refused: ({ error }) => `Diese Schritte lassen sich nicht zeigen: ${refused(error)}`,
};
