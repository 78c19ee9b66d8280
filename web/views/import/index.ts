import { html } from "lit";
import { workCss } from "../shared/files/work.css.js";
import { dialogCss } from "../shared/panels/dialog.css.js";
import type { PartView } from "../shared/view.js";
import { importCss } from "./import.css.js";
import { previewCss } from "./preview.css.js";
import "./pp-import.js";

export const styles: PartView["styles"] = [dialogCss, importCss, previewCss, workCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-import .frame=${frame} .dispatch=${dispatch}></pp-import>`;
