import { html } from "lit";
import { overStageCss } from "../shared/over-stage/over-stage.css.js";
import type { PartView } from "../shared/view.js";
import { lectureCss } from "./lecture.css.js";
import "./pp-asked.js";
import "./pp-lecture.js";

export const styles: PartView["styles"] = [overStageCss, lectureCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`
    <pp-lecture .frame=${frame} .dispatch=${dispatch}></pp-lecture>
    <pp-asked .frame=${frame} .dispatch=${dispatch}></pp-asked>
  `;
