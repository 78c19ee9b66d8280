import { html } from "lit";

export { arrived } from "../../state/lessons/arrived.js";

import { answersCss } from "../shared/answers/answers.css.js";
import { standingCss } from "../shared/guide/standing.css.js";
import { needsStyles } from "../shared/needs/styles.js";
import type { PartView } from "../shared/view.js";
import { lessonCss } from "./lesson.css.js";
import "./pp-lesson.js";

export const styles: PartView["styles"] = [lessonCss, answersCss, standingCss, ...needsStyles];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-lesson .frame=${frame} .dispatch=${dispatch}></pp-lesson>`;
