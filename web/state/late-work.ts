/** What is computed beside training, when it is asked for: loaded after the first picture. */
export { CurveMaker } from "./curve-maker.js";
export { Disagreement } from "./disagreement.js";
export { OrderExperiment } from "./experiment.js";
export { FieldPainter } from "./field-painter.js";

export type LateWork = typeof import("./late-work.js");
