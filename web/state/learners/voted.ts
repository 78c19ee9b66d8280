import type { VotedSpec } from "../../engine/types.js";
import type { LearnerDescriptor } from "./descriptor.js";
import { learningRate, tie } from "./rosenblatt.js";

export const voted = {
  kind: "voted",
  fields: [learningRate, tie],
} as const satisfies LearnerDescriptor<VotedSpec>;
