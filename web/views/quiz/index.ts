import { css, html, type TemplateResult } from "lit";
import type { Frame } from "../../state/runs/frame.js";
import type { Dispatch } from "../../state/runs/intent.js";
import { answersCss } from "../shared/answers/answers.css.js";
import { guideCss } from "../shared/guide/guide.css.js";
import { standingCss } from "../shared/guide/standing.css.js";
import { needsStyles } from "../shared/needs/styles.js";
import { overStageCss } from "../shared/over-stage/over-stage.css.js";
import type { PartView } from "../shared/view.js";
import "./board/pp-quiz-board.js";
import "./pp-quiz.js";

const boardCss = css`
  .pp-board {
    position: absolute;
    inset: 0;
    cursor: pointer;
    pointer-events: auto;
    /* A finger scrolls the page where nothing is dragged. */
    touch-action: pan-y;
    user-select: none;
    -webkit-user-select: none;
  }

  .pp-board:not([data-answers]) {
    pointer-events: none;
  }

  /* What is answered with on the stage has a boundary of its own, whatever the page says of its weights. */
  .pp-part:has(.pp-board[data-answers]) .pp-stage-readout {
    visibility: hidden;
  }

  .pp-board[data-dragged] {
    cursor: crosshair;
    touch-action: none;
  }

  .pp-board-line {
    stroke: var(--pp-ink-2);
    stroke-width: 2;
  }

  .pp-board marker > path {
    fill: var(--pp-ink-2);
  }

  @supports (fill: context-stroke) {
    .pp-board marker > path {
      fill: context-stroke;
    }
  }

  .pp-board-badge {
    fill: var(--pp-surface);
    stroke: var(--pp-ink-2);
    stroke-width: 1.5;
  }

  .pp-board-letter {
    fill: var(--pp-ink);
    font: 650 13px var(--pp-font);
    text-anchor: middle;
  }

  .pp-board-candidate[data-chosen] > .pp-board-line {
    stroke: var(--pp-accent);
    stroke-width: 3.5;
  }

  .pp-board-candidate[data-chosen] > .pp-board-badge {
    fill: var(--pp-accent);
    stroke: var(--pp-accent);
  }

  .pp-board-candidate[data-chosen] > .pp-board-letter {
    fill: var(--pp-accent-ink);
  }

  .pp-board-point > :is(circle, rect) {
    fill: var(--pp-surface);
    stroke: var(--pp-ink);
    stroke-width: 2.5;
    stroke-dasharray: 4 3;
  }
`;

const quizCss = css`
  .pp-quiz p:is(.pp-quiz-whose, .pp-quiz-score, .pp-quiz-best) {
    color: var(--pp-ink-2);
    font-size: 0.9333em;
  }

  .pp-quiz p.pp-task-line {
    margin: 0.3em 0 0;
  }

  .pp-quiz-ways {
    margin-top: 1em;
  }

  .pp-quiz-givens {
    margin-top: 0.9em;
    font-size: 0.9333em;
  }

  .pp-quiz-givens > summary {
    align-content: center;
  }

  .pp-quiz-givens table {
    margin-top: 0.4em;
  }

  .pp-quiz-givens :is(th, td) {
    padding: 0.15em 1em 0.15em 0;
  }

  .pp-quiz-givens thead th {
    color: var(--pp-ink-2);
  }
`;

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
