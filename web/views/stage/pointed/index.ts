/** What the model shown makes of the examples: which are wrong, and the answer to the one that is pointed at. */
export { drawAnswer } from "../answers/answer-label.js";
export { drawWrong } from "../answers/wrong-marks.js";
