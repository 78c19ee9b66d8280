import { css } from "lit";
import { chosen, chosenInSystemColours } from "../../../../ui/controls/recipes.css.js";

/** The section on features. */
export const featuresCss = css`
  .pp-chips {
    display: flex;
    flex-wrap: wrap;
    gap: 0.35em;
    /* 164 products of eight words stay within reach of what follows. */
    max-height: 15em;
    margin: -0.2em;
    padding: 0.2em;
    overflow: auto;
  }

  .pp-chip {
    position: relative;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    box-sizing: border-box;
    min-width: 2.6em;
    min-height: var(--pp-target);
    padding: 0.15em 0.55em;
    border: 1px solid var(--pp-control-rule);
    border-radius: var(--pp-radius);
    background: var(--pp-surface);
    font-size: 0.9333em;
    line-height: 1.3;
    white-space: nowrap;
    cursor: pointer;
    user-select: none;
    touch-action: manipulation;
  }

  .pp-chip > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }

  :is(.pp-chip, .pp-trial, .pp-feature-note) :is(sub, sup) {
    line-height: 0;
  }

  .pp-chip:hover {
    background: var(--pp-hover);
  }

  .pp-chip:has(:checked) {
    ${chosen}
  }

  .pp-chip:has(:disabled) {
    cursor: default;
  }

  .pp-chip:has(:focus-visible) {
    outline: 2px solid var(--pp-focus);
    outline-offset: 1px;
  }

  .pp-feature-sets {
    flex-wrap: wrap;
  }

  .pp-feature-sets > .pp-button {
    flex: 1 1 auto;
    padding-inline: 0.4em;
    white-space: nowrap;
  }

  .pp-feature-sets > .pp-button[aria-pressed="true"]:not(:disabled) {
    ${chosen}
  }

  .pp-aside > summary {
    box-sizing: border-box;
    width: max-content;
    max-width: 100%;
    padding-block: calc((var(--pp-target) - 1.4em) / 2);
    border-radius: var(--pp-radius);
    font-size: 0.8667em;
    line-height: 1.4;
  }

  .pp-aside > summary:focus-visible {
    outline-offset: 1px;
  }

  .pp-aside > .pp-hint {
    margin: 0 0 0.4em;
  }

  .pp-feature-note {
    gap: 0.45em;
    padding-inline-start: 0.7em;
    border-inline-start: 2px solid var(--pp-rule);
  }

  .pp-feature-note > .pp-hint,
  .pp-trial-overfitting > .pp-hint,
  .pp-trial-start > .pp-hint {
    margin: 0;
  }

  .pp-trial-start {
    gap: 0.3em 0.7em;
  }

  .pp-trial {
    width: 100%;
    font-size: 0.8667em;
    line-height: 1.35;
  }

  .pp-trial > caption {
    padding-bottom: 0.3em;
    color: var(--pp-ink-3);
    text-align: start;
    text-wrap: pretty;
  }

  .pp-trial :is(th, td) {
    border: 0;
    padding: 0.25em 0 0.25em 0.7em;
    vertical-align: baseline;
  }

  .pp-trial :is(th, td):first-child {
    padding-inline-start: 0.4em;
    text-align: start;
  }

  .pp-trial thead th {
    white-space: nowrap;
    color: var(--pp-ink-2);
  }

  .pp-trial tbody {
    border-top: 1px solid var(--pp-rule);
  }

  .pp-trial tbody[data-present] {
    box-shadow: inset 0.17em 0 0 var(--pp-accent);
  }

  .pp-trial tbody[data-present] th {
    font-weight: 650;
  }

  .pp-trial .pp-trial-note {
    padding-top: 0;
    color: var(--pp-ink-3);
  }

  .pp-trial-count {
    color: var(--pp-ink-3);
    font-weight: 400;
  }

  .pp-ranking {
    gap: 0 0.9em;
    list-style: none;
  }

  .pp-ranking b {
    color: var(--pp-ink);
    font-weight: 400;
  }

  @media (forced-colors: active) {
    .pp-chip:has(:checked),
    .pp-feature-sets > .pp-button[aria-pressed="true"]:not(:disabled) {
      ${chosenInSystemColours}
    }
  }
`;
