import { css } from "lit";

export const toolsCss = css`
  pp-tools {
    display: block;
    container: pp-tools / inline-size;
  }

  .pp-tools {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.3em 0.9em;
  }

  .pp-tools-choice > .pp-segment {
    display: inline-flex;
    align-items: center;
    gap: 0.35em;
    padding: 0.2em 0.6em;
    font-size: 0.9em;
  }

  .pp-tools-choice > .pp-segment > svg {
    width: 1.4em;
    height: 1.4em;
  }

  .pp-tools .pp-slider {
    display: grid;
    grid-template-columns: auto 5em 3em;
    align-items: center;
    gap: 0 0.5em;
  }

  .pp-tools-edits {
    display: flex;
    gap: 0.2em;
    margin-left: auto;
  }

  .pp-icon-disc {
    fill: var(--pp-positive);
  }

  .pp-icon-class-2 {
    fill: var(--pp-class-2);
  }

  .pp-icon-class-3 {
    fill: var(--pp-class-3);
  }

  .pp-icon-class-4 {
    fill: var(--pp-class-4);
  }

  .pp-icon-class-5 {
    fill: var(--pp-class-5);
  }

  .pp-icon-on-disc,
  .pp-icon-square,
  .pp-icon-line {
    fill: none;
    stroke: var(--pp-surface);
    stroke-width: 1.8;
    stroke-linejoin: round;
  }

  .pp-icon-square {
    stroke: var(--pp-negative);
  }

  .pp-icon-line {
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linecap: round;
  }

  @container pp-tools (max-width: 40em) {
    .pp-tools-choice > .pp-segment > span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;
