import { css } from "lit";
import { chosenInSystemColours, hidden } from "./recipes.css.js";

/** Buttons of every view, and the lines under its controls. Sizes are in em, so that they follow `--pp-size`. */
export const controlsCss = css`
  /* What views have in common, in place of the browser's own. Any other rule wins over these. */
  :where(:focus-visible) {
    outline: 2px solid var(--pp-focus);
    outline-offset: 2px;
  }

  :where(h1, h2, h3, p, ul, ol, dl, dd, figure, fieldset) {
    margin: 0;
  }

  :where(button) {
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: var(--pp-radius);
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }

  :where(.pp-view) {
    display: block;
    min-width: 0;
  }

  :where(.pp-view, .pp-stage-canvas) {
    transition: opacity 0s 0.25s;
  }

  /* What is late by a few pictures is not greyed, and what is late again and again stays grey: neither flickers. */
  :is(.pp-view, .pp-stage-canvas, .pp-transport-wrong, .pp-tools-legend > li)[data-stale] {
    opacity: 0.55;
    transition: opacity 0s 0.06s;
  }

  .pp-visually-hidden {
    ${hidden}
    margin: -1px;
    white-space: nowrap;
  }

  .pp-button,
  .pp-input,
  .pp-select {
    box-sizing: border-box;
    min-height: var(--pp-target);
    min-width: var(--pp-target);
    margin: 0;
    padding: 0.2em 0.6em;
    border: 1px solid var(--pp-control-rule);
    border-radius: var(--pp-radius);
    background: var(--pp-surface);
    color: var(--pp-ink);
    font: inherit;
    font-size: 0.9333em;
    line-height: 1.3;
  }

  .pp-button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.4em;
    border-color: var(--pp-rule);
    cursor: pointer;
    touch-action: manipulation;
    user-select: none;
  }

  .pp-button > svg {
    flex: none;
    width: 1.2em;
    height: 1.2em;
  }

  .pp-button:hover:not(:disabled) {
    background: var(--pp-hover);
    border-color: var(--pp-control-rule);
  }

  .pp-button:active:not(:disabled) {
    background: var(--pp-rule);
  }

  .pp-button:disabled {
    cursor: default;
    color: var(--pp-ink-3);
    opacity: 0.55;
  }

  .pp-button-primary {
    border-color: var(--pp-accent);
    background: var(--pp-accent);
    color: var(--pp-accent-ink);
  }

  .pp-button-primary:hover:not(:disabled),
  .pp-button-primary:active:not(:disabled) {
    border-color: var(--pp-accent);
    background: color-mix(in srgb, var(--pp-accent) 86%, var(--pp-ink));
  }

  .pp-button-quiet {
    border-color: transparent;
    background: transparent;
  }

  .pp-button-icon {
    padding: 0.2em;
  }

  .pp-button[aria-pressed="true"],
  .pp-button[aria-expanded="true"] {
    border-color: var(--pp-accent);
    background: var(--pp-accent-soft);
  }

  .pp-hint,
  .pp-error {
    margin: 0.3em 0 0;
    font-size: 0.8667em;
    line-height: 1.4;
  }

  .pp-hint {
    color: var(--pp-ink-3);
    text-wrap: pretty;
  }

  .pp-error {
    color: var(--pp-error);
    overflow-wrap: anywhere;
  }

  .pp-error:empty {
    display: none;
  }

  @media (forced-colors: active) {
    .pp-button[aria-pressed="true"],
    .pp-button[aria-expanded="true"] {
      ${chosenInSystemColours}
    }
  }
`;
