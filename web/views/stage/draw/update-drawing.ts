/** What the stage shows of updates. In the first picture there is none, so this loads after it. */
export { BoundaryTurn, shouldTurn } from "./boundary-turn.js";
export { drawWeightVector } from "./weight-vector.js";
