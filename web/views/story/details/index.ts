/** What the story tells beyond the moment: the update as a picture, how it is written, and what else the weights say. */
import { html, type TemplateResult } from "lit";
import type { Frame } from "../../../state/runs/frame.js";
import type { Dispatch } from "../../../state/runs/intent.js";
import type { Styles } from "../../shared/loading/styles.js";
import termsCss from "../../shared/terms/terms.css?inline";
import meaningsCss from "../notation/notation.css?inline";
import updateCss from "../update/update.css?inline";
import type { ChangeLook, WeightsLook } from "../weights/weights-look.js";
import "../about-weights/pp-about-weights.js";

export { render as notation } from "../notation/index.js";
export { render as update } from "../update/index.js";

export const styles: Styles = [updateCss, termsCss, meaningsCss];

export const aboutWeights = (frame: Frame, dispatch: Dispatch, look: WeightsLook, change: ChangeLook): TemplateResult =>
  html`<pp-about-weights .frame=${frame} .dispatch=${dispatch} .look=${look} .change=${change}></pp-about-weights>`;
