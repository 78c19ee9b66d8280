import surfaceCss from "../../ui/surface/surface.css?inline";
import type { PartView } from "../shared/view.js";
import "./pp-stage.js";
import stageCss from "./stage.css?inline";

/** Of <pp-stage>, which panes/ lays out. */
export const styles: PartView["styles"] = [surfaceCss, stageCss];
