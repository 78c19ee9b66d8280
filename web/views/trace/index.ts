import { html } from "lit";
import type { PartView } from "../shared/view.js";
import { traceCss } from "./trace.css.js";
import "./pp-trace.js";

export const styles: PartView["styles"] = [traceCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-trace .frame=${frame} .dispatch=${dispatch}></pp-trace>`;
