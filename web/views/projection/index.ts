import { html } from "lit";
import type { PartView } from "../shared/view.js";
import { projectionCss } from "./projection.css.js";
import "./pp-projection.js";

export const styles: PartView["styles"] = [projectionCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-projection .frame=${frame} .dispatch=${dispatch}></pp-projection>`;
