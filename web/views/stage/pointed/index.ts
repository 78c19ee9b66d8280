/** What the model shown makes of the examples: which are wrong, and the answer to the one that is pointed at; and where one
 * example hides others. */

export { drawAnswer } from "./answer-label.js";
export { drawCrowds } from "./crowds.js";
export { drawWrong } from "./wrong-marks.js";
