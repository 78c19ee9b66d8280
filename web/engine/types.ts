/** The public types of the engine. Names here are the product's API: they may grow, they are not renamed. */
export type * from "./analysis-types.js";
export type * from "./engine-types.js";
export type { Reason } from "./errors.js";
export type * from "./feature-map-types.js";
export type { Job, OpenJob } from "./job.js";
export type * from "./job-types.js";
export type * from "./learner-types.js";
export type * from "./model-types.js";
export type * from "./run/comparison-types.js";
export type * from "./run/proof-types.js";
export type * from "./run/update-types.js";
export type * from "./run/weight-space-types.js";
export type * from "./run-types.js";

import type { sentences } from "./generated/sentences.js";

/** Why the core refuses something. */
export type CoreReason = keyof typeof sentences;
