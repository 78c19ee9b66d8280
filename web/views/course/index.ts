import { html } from "lit";
import { headerPanelCss } from "../shared/panels/header-panel.css.js";
import type { PartView } from "../shared/view.js";
import { courseCss } from "./course.css.js";
import "./pp-course.js";

/** The list of the lessons, over the page as long as `ui.lessons` says so. */
export const styles: PartView["styles"] = [headerPanelCss, courseCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-course .frame=${frame} .dispatch=${dispatch}></pp-course>`;
