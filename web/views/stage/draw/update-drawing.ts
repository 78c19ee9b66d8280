/** What the stage shows of updates, and of what is wrong after them: a moment after the picture itself. */
export { BoundaryTurn, shouldTurn } from "./boundary-turn.js";
export { drawWeightVector } from "./weight-vector.js";
export { drawWrong } from "./wrong-marks.js";
