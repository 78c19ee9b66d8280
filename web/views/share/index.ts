import { html } from "lit";
import type { PartView } from "../shared/view.js";
import { shareCss } from "./share.css.js";
import "./pp-share.js";

export const styles: PartView["styles"] = [shareCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-share .frame=${frame} .dispatch=${dispatch}></pp-share>`;
