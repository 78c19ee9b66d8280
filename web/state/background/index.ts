/** What is computed beside training, when it is asked for: loaded after the first picture. */
export { overAxes } from "../data/axes.js";
export { reviewsPreset } from "../data/reviews.js";
export { keepWeights, settings } from "../reduce/settings/index.js";
export { BackgroundWork } from "./background-work.js";

export type Background = typeof import("./index.js");
