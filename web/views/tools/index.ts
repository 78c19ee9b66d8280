import { html } from "lit";
import type { PartView } from "../shared/view.js";
import { toolsCss } from "./tools.css.js";
import "./pp-tools.js";

export const styles: PartView["styles"] = [toolsCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-tools .frame=${frame} .dispatch=${dispatch}></pp-tools>`;
