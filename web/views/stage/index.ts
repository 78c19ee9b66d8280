import { surfaceCss } from "../shared/canvas/surface/surface.css.js";
import type { PartView } from "../shared/view.js";
import { stageCss } from "./stage.css.js";
import "./pp-stage.js";

/** Of <pp-stage>, which panes/ lays out. */
export const styles: PartView["styles"] = [surfaceCss, stageCss];
