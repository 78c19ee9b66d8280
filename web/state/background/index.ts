/** What is computed beside training, when it is asked for. */
export { overAxes } from "../data/axes.js";
export { Desk } from "./desk.js";
export { Disagreement } from "./disagreement.js";
export { FieldPainter } from "./field.js";
export { CurveMaker } from "./learning-curve.js";
export { OrderExperiment } from "./order-experiment.js";

export type Background = typeof import("./index.js");
