import type { PocketSpec } from "../../engine/types.js";
import type { LearnerDescriptor } from "./descriptor.js";
import { learningRate, tie } from "./rosenblatt.js";

export const pocket = {
  kind: "pocket",
  fields: [learningRate, tie],
} as const satisfies LearnerDescriptor<PocketSpec>;
