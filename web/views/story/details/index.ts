/** What the story tells beyond the moment: the update as a picture, how it is written, and what else the weights say. */
import type { Styles } from "../../shared/loading/styles.js";
import termsCss from "../../shared/terms/terms.css?inline";
import meaningsCss from "../notation/notation.css?inline";
import updateCss from "../update/update.css?inline";

export { render as aboutWeights } from "../about-weights/index.js";
export { render as notation } from "../notation/index.js";
export { render as update } from "../update/index.js";

export const styles: Styles = [updateCss, termsCss, meaningsCss];
