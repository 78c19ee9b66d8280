import { html } from "lit";
import { exportCss } from "../../shared/files/export.css.js";
import type { PartView } from "../../shared/view.js";
import "./pp-picture.js";

export const styles: PartView["styles"] = [exportCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-picture .frame=${frame} .dispatch=${dispatch}></pp-picture>`;
