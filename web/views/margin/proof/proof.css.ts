import { css } from "lit";

export const proofCss = css`
  pp-margin-choice {
    display: block;
    max-width: 42em;
    margin-bottom: 1em;
  }

  pp-proof {
    display: block;
    container-type: inline-size;
    font-size: 0.9333em;
  }

  .pp-proof {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
    gap: 1.2em 3.5em;
  }

  @container (min-width: 736px) {
    .pp-proof {
      grid-template-columns: minmax(0, 42em) minmax(0, 36em);
    }
  }

  @container (min-width: 1120px) {
    .pp-proof {
      grid-template-columns: minmax(0, 36em) repeat(2, minmax(0, 27em));
    }
  }

  .pp-proof[data-stale] {
    opacity: 0.55;
  }

  .pp-proof > * {
    display: flex;
    flex-direction: column;
    gap: 0.55em;
    min-width: 0;
  }

  pp-proof :is(p, h2, ol, figure) {
    margin: 0;
  }

  pp-proof p {
    text-wrap: pretty;
  }

  pp-proof h2 {
    font-size: 1em;
    font-weight: 650;
  }

  pp-proof :is(var, b) {
    font-family: var(--pp-serif);
  }

  pp-proof :is(sub, sup) {
    font-size: 0.75em;
    line-height: 0;
  }

  .pp-chart-proof {
    height: 14em;
  }

  .pp-proof-before {
    color: var(--pp-ink-2);
  }

  .pp-proof-key {
    color: var(--pp-ink-2);
  }

  .pp-proof-sample {
    width: 1.7em;
    height: 0.55em;
    vertical-align: 0.1em;
  }

  .pp-proof-lines {
    display: flex;
    flex-direction: column;
    gap: 0.3em;
    margin-left: -0.8em;
    padding: 0;
    list-style: none;
  }

  .pp-proof-lines > li {
    padding: 0.25em 0 0.25em 0.7em;
    border-left: 3px solid transparent;
  }

  .pp-proof-lines > li[data-moved] {
    border-left-color: var(--pp-accent);
    background: var(--pp-accent-soft);
  }

  .pp-proof-numbers {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  .pp-proof-why {
    display: block;
    color: var(--pp-ink-2);
    font-size: 0.9333em;
  }

  .pp-proof-orders > svg {
    display: block;
    width: 100%;
    height: 6em;
  }

  .pp-proof-orders rect {
    fill: var(--pp-ink-2);
  }

  .pp-proof-orders path {
    fill: none;
    stroke: var(--pp-ink-2);
    vector-effect: non-scaling-stroke;
  }

  .pp-proof-orders .pp-proof-bound {
    stroke: var(--pp-accent);
    stroke-width: 2;
    stroke-dasharray: 5 3;
  }

  .pp-proof-orders-scale,
  .pp-proof-orders-axis,
  .pp-proof-orders-name {
    margin: 0;
    color: var(--pp-ink-2);
    font-size: 0.9333em;
    font-variant-numeric: tabular-nums;
  }

  .pp-proof-orders-scale {
    display: flex;
    justify-content: space-between;
  }

  .pp-proof-orders-axis {
    position: relative;
    height: 1.4em;
  }

  .pp-proof-orders-axis > span {
    position: absolute;
    transform: translateX(-50%);
    white-space: nowrap;
  }

  .pp-proof-orders-name {
    text-align: center;
  }
`;
