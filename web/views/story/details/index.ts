/** What the story tells beyond the moment: the update as a picture, how it is written, and what else the weights say. */
export { render as aboutWeights } from "../about-weights/index.js";
export { render as notation } from "../notation/index.js";
export { render as update, styles } from "../update/index.js";
