/** What is computed beside training, when it is asked for. */
export { overAxes } from "../../data/axes.js";
export { BackgroundWork } from "./background-work.js";

export type Background = typeof import("./index.js");
