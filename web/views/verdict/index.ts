import { html } from "lit";
import type { PartView } from "../shared/view.js";
import { verdictCss } from "./verdict.css.js";
import "./pp-verdict.js";

export const styles: PartView["styles"] = [verdictCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-verdict .frame=${frame} .dispatch=${dispatch}></pp-verdict>`;
