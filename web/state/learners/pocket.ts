import type { PocketSpec } from "../../engine/types.js";
import type { LearnerDescriptor } from "./descriptor.js";
import { learningRate, tie } from "./rosenblatt.js";

export const pocket = {
  kind: "pocket",
  title: "Pocket perceptron",
  short: "Pocket",
  hint: "Trains as the perceptron; predicts with the weights that have made the fewest training mistakes.",
  fields: [learningRate, tie],
} as const satisfies LearnerDescriptor<PocketSpec>;
