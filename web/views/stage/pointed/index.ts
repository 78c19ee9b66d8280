/** What the model shown makes of the example that is pointed at; and where one example hides others. */

export { drawAnswer } from "./answer-label.js";
export { drawCrowds } from "./crowds.js";
