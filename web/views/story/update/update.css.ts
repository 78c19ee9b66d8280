import { css } from "lit";

export const updateCss = css`
  .pp-update-figures {
    position: relative;
    display: flex;
    gap: 0.5em;
    height: 12em;
    border: 1px solid var(--pp-rule);
    border-radius: var(--pp-radius);
  }

  .pp-update-plane {
    position: absolute;
    bottom: 0.2em;
    inset-inline-start: 0.5em;
    color: var(--pp-ink-3);
    font-size: 0.8em;
  }

  .pp-update-figures > svg {
    flex: 1 1 0;
    min-width: 0;
    height: 100%;
  }

  .pp-update-figures > svg + svg {
    border-inline-start: 1px solid var(--pp-rule);
  }

  .pp-update-score {
    max-height: 3em;
    margin-top: 0.3em;
  }

  /* As much as an update usually says: nothing below moves from visit to visit. */
  .pp-update-words {
    min-height: 9em;
    margin: 0.5em 0 0;
  }

  .pp-update-way {
    min-height: calc(var(--pp-target) + 0.4em);
    align-items: center;
  }

  :is(.pp-update-picture, .pp-update-score) line {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
  }

  :is(.pp-update-picture, .pp-update-score) path {
    fill: currentColor;
    stroke: none;
  }

  .pp-update-w {
    color: var(--pp-accent);
  }

  .pp-update-was {
    opacity: 0.55;
  }

  .pp-update-positive {
    color: var(--pp-positive);
  }

  .pp-update-negative {
    color: var(--pp-negative);
  }

  .pp-update-plain {
    color: var(--pp-ink-2);
  }

  .pp-update-negative > line {
    stroke-dasharray: 5 2;
  }

  :is(.pp-update-picture, .pp-update-score) .pp-update-side {
    color: var(--pp-ink-3);
    stroke-width: 1;
    stroke-dasharray: 2 3;
  }

  .pp-update-picture .pp-update-new {
    color: var(--pp-ink);
    stroke-width: 1;
  }

  .pp-update-picture .pp-update-old {
    color: var(--pp-ink-3);
    stroke-width: 1;
    stroke-dasharray: 6 4;
  }

  .pp-update-label,
  .pp-update-tick {
    font-size: 12px;
    text-anchor: middle;
    paint-order: stroke;
    stroke: var(--pp-bg);
    stroke-width: 3px;
  }

  .pp-update-tick[data-end="start"] {
    text-anchor: start;
  }

  .pp-update-tick[data-end="end"] {
    text-anchor: end;
  }

  .pp-update-label {
    font-family: var(--pp-serif);
    font-weight: bold;
  }

  .pp-update-label-w {
    fill: var(--pp-accent);
  }

  .pp-update-label-positive {
    fill: var(--pp-positive-text);
  }

  .pp-update-label-negative {
    fill: var(--pp-negative-text);
  }

  .pp-update-label-plain,
  .pp-update-tick {
    fill: var(--pp-ink-2);
  }

  .pp-update-score .pp-update-over {
    color: var(--pp-positive);
  }

  .pp-update-score .pp-update-under {
    color: var(--pp-negative);
    stroke-dasharray: 5 2;
  }

  .pp-update-score .pp-update-zero {
    color: var(--pp-ink);
    stroke-width: 1;
  }

  .pp-update-strip {
    display: flex;
    gap: 0.4em;
  }

  .pp-update-strip > figure {
    flex: 1 1 0;
    min-width: 0;
    text-align: center;
    color: var(--pp-ink-2);
    font-size: 0.8667em;
  }

  .pp-update-strip svg {
    display: block;
    width: 100%;
    border: 1px solid var(--pp-rule);
    border-radius: var(--pp-radius);
  }

  .pp-update-cases [aria-current] > * {
    background: var(--pp-accent-soft);
    font-weight: 650;
  }

  .pp-weights-table.pp-update-cases :is(th, td) {
    padding-inline-end: 0.6em;
    white-space: normal;
  }

  @media (forced-colors: active) {
    .pp-update-cases [aria-current] > * {
      border-block: 1px solid Highlight;
    }
  }
`;
