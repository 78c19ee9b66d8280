/** What the engine can do once the extension of its WASM is there. */
export { analyse, startAnalysis } from "./analysis.js";
export { orderExperiment } from "./experiment.js";
