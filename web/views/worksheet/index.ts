import { html } from "lit";
import { exportCss } from "../shared/files/export.css.js";
import { dialogCss } from "../shared/panels/dialog.css.js";
import type { PartView } from "../shared/view.js";
import { paperCss } from "./paper.css.js";
import { worksheetCss } from "./worksheet.css.js";
import "./pp-worksheet.js";

export const styles: PartView["styles"] = [exportCss, dialogCss, worksheetCss, paperCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-worksheet .frame=${frame} .dispatch=${dispatch}></pp-worksheet>`;
