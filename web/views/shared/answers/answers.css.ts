import { css } from "lit";
import { hidden } from "../../../ui/controls/recipes.css.js";

export const answersCss = css`
  .pp-task {
    margin-top: 0.9em;
    padding: 0.1em 0 0 0.8em;
    border-inline-start: 2px solid var(--pp-accent);
  }

  .pp-task:not([data-state="open"]) {
    border-color: var(--pp-rule);
  }

  .pp-task p.pp-task-ask {
    margin: 0;
    font-weight: 600;
  }

  .pp-task:not([data-state="open"]) > p.pp-task-ask {
    font-weight: 400;
  }

  /* What is asked again need not be read twice. */
  .pp-task[data-again] {
    margin-top: 0.4em;
  }

  .pp-task[data-again] > p.pp-task-ask {
    float: inline-start;
    margin-inline-end: 0.4em;
  }

  .pp-task[data-again] .pp-task-words {
    ${hidden}
  }

  .pp-task[data-again] .pp-task-said p {
    margin: 0;
  }

  .pp-task-number {
    margin-inline-end: 0.3em;
    color: var(--pp-ink-2);
    font-weight: 400;
  }

  .pp-answer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.4em;
    margin: 0.5em 0 0;
  }

  .pp-answer-number {
    width: 6em;
  }

  .pp-answer-weight {
    display: inline-flex;
    align-items: center;
    gap: 0.3em;
  }

  .pp-answer-weight > .pp-answer-number {
    width: 4em;
  }

  .pp-answer-sequence {
    width: 10em;
  }

  .pp-answer-choices {
    flex-direction: column;
    align-items: stretch;
  }

  .pp-answer-choices > .pp-button {
    align-self: start;
  }

  .pp-answer-choice {
    display: flex;
    align-items: baseline;
    gap: 0.5em;
    min-height: var(--pp-target);
    cursor: pointer;
  }

  .pp-answer-choice > input {
    flex: none;
    accent-color: var(--pp-accent);
  }

  .pp-answer-table {
    container: pp-answer-table / inline-size;
    width: 100%;
    overflow-x: auto;
  }

  .pp-answer-table table {
    font-size: 0.9333em;
  }

  .pp-answer-table :is(th, td) {
    padding: 0.15em 0.5em 0.15em 0;
    text-align: start;
  }

  .pp-answer-table thead th {
    color: var(--pp-ink-2);
    font-size: 0.8667em;
  }

  .pp-answer-cells {
    display: inline-flex;
    gap: 0.2em;
  }

  .pp-answer-cell {
    width: 2.5em;
    padding-inline: 0.25em;
  }

  .pp-answer-table .pp-select {
    width: 3.6em;
    padding-inline: 0.25em 1em;
  }

  /* All of a row in a narrow place: what is off its edge would have to be scrolled to for each weight. */
  @container pp-answer-table (max-width: 23em) {
    .pp-answer-table table {
      font-size: 0.8667em;
    }

    .pp-answer-table :is(th, td) {
      padding-inline-end: 0.15em;
    }

    .pp-answer-cells {
      gap: 1px;
    }

    .pp-answer-cell {
      width: 2em;
      min-width: 0;
      padding-inline: 0.1em;
    }

    .pp-answer-table .pp-select {
      width: 3.3em;
      min-width: 0;
    }
  }

  .pp-task .pp-code {
    max-width: 100%;
    margin: 0.5em 0 0;
    padding: 0;
    border: 1px solid var(--pp-rule);
    border-radius: var(--pp-radius);
    list-style: none;
  }

  .pp-code code,
  .pp-answer-choice > code {
    min-width: 0;
    font-family: var(--pp-mono);
    font-size: 0.9333em;
    overflow-wrap: anywhere;
  }

  .pp-code-line {
    --pp-indent: 0em;

    display: flex;
    align-items: center;
    gap: 0.4em;
    padding: 0.15em 0.5em;
  }

  .pp-code-line > code {
    flex: 1;
    padding-inline-start: var(--pp-indent);
  }

  .pp-code-line[data-depth="1"] {
    --pp-indent: 1.2em;
  }

  .pp-code-line[data-depth="2"] {
    --pp-indent: 2.4em;
  }

  .pp-code-line[data-depth="3"] {
    --pp-indent: 3.6em;
  }

  .pp-code-line[data-depth="4"] {
    --pp-indent: 4.8em;
  }

  .pp-code-line[data-blank] {
    background: var(--pp-accent-soft);
    font-weight: 650;
  }

  .pp-code-ordered > .pp-code-line {
    min-height: var(--pp-target);
    padding-block: 0;
    cursor: grab;
  }

  .pp-code-ordered > .pp-code-line + .pp-code-line {
    border-top: 1px solid var(--pp-rule);
  }

  .pp-code-ordered > .pp-code-line[data-held] {
    background: var(--pp-accent-soft);
    outline: 2px solid var(--pp-accent);
    outline-offset: -2px;
    cursor: grabbing;
  }

  .pp-code-grip {
    flex: none;
    color: var(--pp-ink-3);
    line-height: var(--pp-target);
    touch-action: none;
    user-select: none;
  }

  .pp-code-move {
    flex: none;
    min-width: var(--pp-target);
    padding-inline: 0.4em;
  }

  .pp-code-move[aria-disabled] {
    opacity: 0.4;
  }

  .pp-task-said p {
    margin: 0.5em 0 0;
  }

  /* What is said to an answer comes out from under what stays. */
  .pp-task :is(p, .pp-button) {
    scroll-margin-block: calc(var(--pp-held, 0px) + 1em) 4em;
  }

  .pp-task-mark {
    margin-inline-end: 0.2em;
    font-weight: 650;
  }

  .pp-task-said [data-right="true"] > .pp-task-mark {
    color: var(--pp-accent);
  }

  .pp-task-said [data-right="false"] > .pp-task-mark {
    color: var(--pp-error);
  }

  .pp-task p.pp-task-hint {
    margin-top: 0.5em;
    color: var(--pp-ink-2);
  }

  .pp-task > .pp-button {
    margin-top: 0.5em;
  }
`;
