/** The public types of the engine. Names here are the product's API: they may grow, they are not renamed. */

export type { Reason } from "./errors.js";
export type { Job, OpenJob } from "./job.js";
export type * from "./types/analysis-types.js";
export type * from "./types/comparison-types.js";
export type * from "./types/engine-types.js";
export type * from "./types/feature-map-types.js";
export type * from "./types/job-types.js";
export type * from "./types/learner-types.js";
export type * from "./types/model-types.js";
export type * from "./types/proof-types.js";
export type * from "./types/run-types.js";
export type * from "./types/update-types.js";
export type * from "./types/weight-space-types.js";

import type { sentences } from "./generated/sentences.js";

/** Why the core refuses something. */
export type CoreReason = keyof typeof sentences;
