import { html } from "lit";
import type { PartView } from "../shared/view.js";
import { liftCss } from "./lift.css.js";
import "./pp-lift.js";

export const styles: PartView["styles"] = [liftCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-lift .frame=${frame} .dispatch=${dispatch}></pp-lift>`;
