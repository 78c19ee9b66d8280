import { css } from "lit";

export const proofCss = css`
  pp-margin-choice {
    max-width: 42em;
    margin-bottom: 1em;
  }

  pp-proof {
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

  pp-proof :is(var, b) {
    font-family: var(--pp-serif);
  }

  .pp-chart-proof {
    height: 14em;
  }

  .pp-proof-target {
    display: grid;
    gap: 0.4em;
    min-width: 0;
    margin: 0;
    padding: 0.3em 0.8em 0.6em;
    border: 1px solid var(--pp-rule);
    border-radius: var(--pp-radius);
  }

  .pp-proof-target .pp-slider {
    display: grid;
    grid-template-columns: 11em minmax(6em, 1fr) 4em;
    align-items: center;
    gap: 0 0.7em;
  }

  .pp-proof-target .pp-slider-value {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  .pp-proof-figure {
    width: 100%;
    max-width: 20em;
    height: auto;
    justify-self: center;
  }

  .pp-proof-target > .pp-row {
    justify-content: space-between;
    min-height: 2.2em;
  }

  @container (max-width: 400px) {
    .pp-proof-target .pp-slider {
      grid-template-columns: minmax(0, 1fr) 4em;
    }

    .pp-proof-target .pp-slider > .pp-label {
      grid-column: 1 / -1;
    }
  }

  .pp-proof-lines {
    gap: 0.3em;
    margin-inline-start: -0.8em;
    list-style: none;
  }

  .pp-proof-lines > li {
    padding: 0.25em 0 0.25em 0.7em;
    border-inline-start: 3px solid transparent;
  }

  .pp-proof-lines > li[data-moved] {
    border-inline-start-color: var(--pp-accent);
    background: var(--pp-accent-soft);
  }

  .pp-proof-numbers {
    white-space: nowrap;
  }

  .pp-proof-why {
    display: block;
  }

  .pp-proof-orders > svg {
    display: block;
    width: 100%;
    height: 6em;
  }

  .pp-proof-orders-scale,
  .pp-proof-orders-axis,
  .pp-proof-orders-name {
    color: var(--pp-ink-2);
    font-size: 0.9333em;
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
