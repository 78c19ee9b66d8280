import { css } from "lit";

export const storyCss = css`
  pp-story {
    display: block;
    min-width: 0;
  }

  .pp-story {
    line-height: 1.5;
  }

  .pp-story .pp-heading {
    margin: 1.6em 0 0.5em;
    color: var(--pp-ink-2);
    font-size: 1em;
    font-weight: 600;
    font-variant-caps: all-small-caps;
    letter-spacing: 0.06em;
    line-height: 1.3;
  }

  .pp-story h2.pp-heading {
    margin-top: 0;
    font-size: 1.1em;
  }

  .pp-story-sentence {
    margin: 0;
    font-family: var(--pp-serif);
    font-size: 1.1333em;
    text-wrap: pretty;
    font-variant-numeric: lining-nums;
  }

  .pp-story-predictor {
    margin: 0.6em 0 0;
    color: var(--pp-ink-2);
    text-wrap: pretty;
  }

  .pp-story-predictor .pp-math {
    margin-top: 0.3em;
    color: var(--pp-ink);
  }

  .pp-story-outcome,
  .pp-story-help {
    margin: 0.6em 0 0;
    padding-left: 0.8em;
    border-left: 2px solid var(--pp-accent);
    text-wrap: pretty;
  }

  .pp-story-help {
    margin-top: 0;
    padding-top: 0.4em;
    color: var(--pp-ink-2);
  }

  .pp-story-help + .pp-button {
    margin-top: 0.7em;
  }

  /* Solid and hollow, as the points on the stage are: the kind of line says it without the colour. */
  .pp-story-positive,
  .pp-story-negative {
    text-decoration-line: underline;
    text-decoration-thickness: 0.12em;
    text-underline-offset: 0.2em;
  }

  .pp-story-positive {
    text-decoration-color: var(--pp-positive);
  }

  .pp-story-negative {
    text-decoration-color: var(--pp-negative);
    text-decoration-style: dashed;
  }

  .pp-story-mistake {
    font-weight: 650;
  }

  .pp-equation {
    margin-top: 0.8em;
    padding: 0.2em 0;
    overflow-x: auto;
    overscroll-behavior-x: contain;
  }

  .pp-equation:focus-visible,
  .pp-weights-scroll:focus-visible {
    outline: 2px solid var(--pp-focus);
    outline-offset: 2px;
    border-radius: var(--pp-radius);
  }

  .pp-math {
    width: max-content;
    margin: 0;
    font-family: "STIX Two Math", "Cambria Math", "Latin Modern Math", "DejaVu Math TeX Gyre", math, var(--pp-serif);
    font-size: 1.1333em;
  }

  .pp-math + .pp-math {
    margin-top: 0.5em;
  }

  .pp-equation-note {
    margin: 0.6em 0 0.2em;
    color: var(--pp-ink-2);
  }

  .pp-math-lines {
    margin: 0;
  }

  /* Chromium aligns the cells of a formula only by the -webkit- values, the others only by the plain ones. */
  .pp-math-lines > mtr > mtd {
    padding: 0.28em 0;
    text-align: left;
    text-align: -webkit-left;
  }

  /* Wide enough for every left side, so that the relations of all the equations stand under one another. */
  .pp-math-lines > mtr > .pp-math-left {
    min-width: 2.3em;
    text-align: right;
    text-align: -webkit-right;
  }

  .pp-math-column mtd {
    padding: 0.12em 0.1em;
    text-align: right;
    text-align: -webkit-right;
  }

  .pp-math-column mtd + mtd {
    padding-left: 0.6em;
  }

  .pp-math-vector {
    font-weight: bold;
  }

  .pp-math-weight {
    color: var(--pp-accent);
  }

  .pp-math mtext {
    font-family: var(--pp-serif);
    font-size: 0.95em;
  }

  .pp-math-mistake {
    font-weight: 650;
  }

  /* Positioned, so that what is hidden from sight scrolls with it and does not make the page longer. */
  .pp-weights-scroll {
    position: relative;
    overflow: auto;
  }

  .pp-weights-scroll[data-all] {
    max-height: 24em;
  }

  .pp-weights-table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }

  .pp-weights-table th,
  .pp-weights-table td {
    padding: 0.22em 0;
    border-bottom: 1px solid var(--pp-rule);
    font-weight: normal;
    text-align: left;
    white-space: nowrap;
  }

  .pp-weights-table sub,
  .pp-weights-table sup {
    font-size: 0.75em;
    line-height: 0;
  }

  .pp-weights-table var {
    font-family: var(--pp-serif);
  }

  .pp-weights-table .pp-weights-value {
    padding-left: 1em;
    text-align: right;
  }

  .pp-weights-table .pp-weights-bar {
    width: 45%;
    padding-left: 1em;
  }

  .pp-weights-full .pp-weights-bar {
    width: 20%;
  }

  .pp-weights-table .pp-weights-between {
    color: var(--pp-ink-3);
    text-align: center;
  }


  .pp-weights-table svg {
    display: block;
    width: 100%;
    min-width: 3em;
    max-width: 14em;
    overflow: visible;
  }

  .pp-bar-axis {
    stroke: var(--pp-control-rule);
    vector-effect: non-scaling-stroke;
  }

  .pp-bar-positive,
  .pp-bar-negative {
    stroke-width: 1.5;
    vector-effect: non-scaling-stroke;
  }

  .pp-bar-positive {
    fill: var(--pp-positive);
    stroke: var(--pp-positive);
  }

  .pp-bar-negative {
    fill: none;
    stroke: var(--pp-negative);
  }

  .pp-weights-tools {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.3em 1em;
    margin-top: 0.6em;
  }

  .pp-copied {
    color: var(--pp-ink-2);
  }

  .pp-copy-by-hand {
    display: block;
    margin-top: 0.6em;
  }
`;
