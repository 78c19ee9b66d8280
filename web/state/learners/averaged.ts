import type { AveragedSpec } from "../../engine/types.js";
import type { LearnerDescriptor } from "./descriptor.js";
import { learningRate, tie } from "./rosenblatt.js";

export const averaged = {
  kind: "averaged",
  fields: [learningRate, tie],
} as const satisfies LearnerDescriptor<AveragedSpec>;
