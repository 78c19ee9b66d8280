import { handleCss } from "../../shared/handles/handle.css.js";
import type { Styles } from "../../shared/loading/styles.js";
import { handCss } from "./hand.css.js";

/** w and the boundary, to be dragged: loaded at the first sign of a hand on the page. */
export { StageHand } from "./stage-hand.js";

export const styles: Styles = [handleCss, handCss];
