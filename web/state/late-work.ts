/** What is computed beside training, when it is asked for: loaded after the first picture. */
export { overAxes } from "./axes.js";
export { CurveMaker } from "./curve-maker.js";
export { Desk } from "./desk.js";
export { Disagreement } from "./disagreement.js";
export { OrderExperiment } from "./experiment.js";
export { FieldPainter } from "./field-painter.js";
export { reduceLate } from "./reduce-late.js";
export { leavingReviews } from "./reduce-reviews.js";
export { reviewsPreset } from "./reviews.js";

export type LateWork = typeof import("./late-work.js");
