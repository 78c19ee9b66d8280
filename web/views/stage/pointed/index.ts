/** What the model shown makes of the examples: which are wrong, and the answer to the one that is pointed at. */
export { drawAnswer } from "./answer-label.js";
export { drawWrong } from "./wrong-marks.js";
