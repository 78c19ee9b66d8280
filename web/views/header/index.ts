import { html } from "lit";
import type { PartView } from "../shared/view.js";
import { headerCss } from "./header.css.js";
import "./pp-header.js";

export const styles: PartView["styles"] = [headerCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-header .frame=${frame} .dispatch=${dispatch}></pp-header>`;
