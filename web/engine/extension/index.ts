/** What the engine can do once the extension of its WASM is there. */

export { startRun } from "../run/start.js";
export { analyse, startAnalysis } from "./analysis.js";
export type { ExperimentJob } from "./experiment.js";
export { orderExperiment, startOrderExperiment } from "./experiment.js";
export { featureMap } from "./feature-map.js";
