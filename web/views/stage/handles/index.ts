import handleCss from "../../../ui/handles/handle.css?inline";
import type { Styles } from "../../shared/loading/styles.js";
import handCss from "./handles.css?inline";

/** w and the boundary, to be dragged: loaded at the first sign of a hand on the page. */
export { StageHandles } from "./stage-handles.js";

export const styles: Styles = [handleCss, handCss];
