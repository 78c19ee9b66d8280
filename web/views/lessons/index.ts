import { html, type TemplateResult } from "lit";
import type { Frame } from "../../state/frame.js";
import type { Dispatch } from "../../state/intent.js";

export { openLinked } from "../../state/lessons/linked-step.js";

import { answersCss } from "../shared/answers/answers.css.js";
import { failureCss } from "../shared/guide/failure-view.js";
import { guideCss } from "../shared/guide/guide.css.js";
import { standingCss } from "../shared/guide/standing.css.js";
import { needsStyles } from "../shared/needs/styles.js";
import { overStageCss } from "../shared/over-stage/over-stage.css.js";
import { termsCss } from "../shared/terms/terms.css.js";
import type { PartView } from "../shared/view.js";
import { lessonCss } from "./lesson.css.js";
import "./pp-lesson.js";
import "./pp-next-example.js";

export const styles: PartView["styles"] = [
  guideCss,
  failureCss,
  lessonCss,
  answersCss,
  overStageCss,
  standingCss,
  termsCss,
  ...needsStyles,
];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-lesson .frame=${frame} .dispatch=${dispatch}></pp-lesson>`;

/** What lies over the stage. */
export function board(frame: Frame, dispatch: Dispatch): TemplateResult {
  return html`<pp-next-example .frame=${frame} .dispatch=${dispatch}></pp-next-example>`;
}
