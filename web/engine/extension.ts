/** What the engine can do once the extension of its WASM is there. */
export { analyse, startAnalysis } from "./analysis.js";
export { orderExperiment, startOrderExperiment } from "./experiment.js";
export { startRun } from "./run/start.js";
