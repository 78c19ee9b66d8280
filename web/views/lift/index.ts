import { html } from "lit";
import { surfaceCss } from "../shared/canvas/surface/surface.css.js";
import type { PartView } from "../shared/view.js";
import { liftCss } from "./lift.css.js";
import "./pp-lift.js";

export const styles: PartView["styles"] = [surfaceCss, liftCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-lift .frame=${frame} .dispatch=${dispatch}></pp-lift>`;
