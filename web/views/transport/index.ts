import { html } from "lit";
import type { PartView } from "../shared/view.js";
import { transportCss } from "./transport.css.js";
import "./pp-transport.js";

export const styles: PartView["styles"] = [transportCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-transport .frame=${frame} .dispatch=${dispatch}></pp-transport>`;
