import { html, type TemplateResult } from "lit";
import type { Frame } from "../../state/frame.js";
import type { Dispatch } from "../../state/intent.js";
import { answersCss } from "../shared/answers/answers.css.js";
import { guideCss } from "../shared/guide/guide.css.js";
import { standingCss } from "../shared/guide/standing.css.js";
import { needsStyles } from "../shared/needs/styles.js";
import { overStageCss } from "../shared/over-stage/over-stage.css.js";
import type { PartView } from "../shared/view.js";
import { boardCss } from "./board/board.css.js";
import { quizCss } from "./quiz.css.js";
import "./board/pp-quiz-board.js";
import "./pp-quiz.js";

export const styles: PartView["styles"] = [
  guideCss,
  answersCss,
  quizCss,
  overStageCss,
  boardCss,
  standingCss,
  ...needsStyles,
];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-quiz .frame=${frame} .dispatch=${dispatch}></pp-quiz>`;

/** What lies over the stage. */
export function board(frame: Frame, dispatch: Dispatch): TemplateResult {
  return html`<pp-quiz-board .frame=${frame} .dispatch=${dispatch}></pp-quiz-board>`;
}
