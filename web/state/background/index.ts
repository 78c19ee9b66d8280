/** What is computed beside training, when it is asked for: loaded after the first picture. */
export { overAxes } from "../data/axes.js";
export { reviewsPreset } from "../data/reviews.js";
export { keepWeights, settings } from "../reduce/settings/index.js";
export { Desk } from "./desk.js";
export { Disagreement } from "./disagreement.js";
export { FieldPainter } from "./field.js";
export { CurveMaker } from "./learning-curve.js";
export { OrderExperiment } from "./order-experiment.js";

export type LateWork = typeof import("./index.js");
