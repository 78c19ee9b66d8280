import { html } from "lit";
import { surfaceCss } from "../shared/canvas/surface/surface.css.js";
import type { PartView } from "../shared/view.js";
import { projectionCss } from "./projection.css.js";
import "./pp-projection.js";

export const styles: PartView["styles"] = [surfaceCss, projectionCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-projection .frame=${frame} .dispatch=${dispatch}></pp-projection>`;
