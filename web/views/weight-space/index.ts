import { html } from "lit";
import { surfaceCss } from "../shared/canvas/surface/surface.css.js";
import type { PartView } from "../shared/view.js";
import { weightSpaceCss } from "./weight-space.css.js";
import "./pp-weight-space.js";

export const styles: PartView["styles"] = [surfaceCss, weightSpaceCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-weight-space .frame=${frame} .dispatch=${dispatch}></pp-weight-space>`;
