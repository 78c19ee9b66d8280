import { css } from "lit";

export const benchCss = css`
  pp-bench {
    display: block;
    container-type: inline-size;
    color: var(--pp-ink);
    line-height: 1.4;
  }

  .pp-section {
    border-top: 1px solid var(--pp-rule);
  }

  .pp-section:first-of-type {
    border-top: 0;
  }

  .pp-section > summary {
    display: flex;
    align-items: baseline;
    gap: 0.5em;
    padding: 0.6em 0;
    min-height: var(--pp-target);
    box-sizing: border-box;
    border-radius: var(--pp-radius);
    list-style: none;
    cursor: pointer;
  }

  .pp-section > summary::-webkit-details-marker {
    display: none;
  }

  .pp-section > summary::after {
    content: "";
    flex: none;
    align-self: center;
    width: 0.4em;
    height: 0.4em;
    margin: 0 0.25em;
    border: solid var(--pp-ink-3);
    border-width: 0 1.5px 1.5px 0;
    transform: translateY(-25%) rotate(45deg);
  }

  .pp-section:not([open]) > summary::after {
    transform: translateX(-25%) rotate(-45deg);
  }

  .pp-section > summary:hover::after {
    border-color: var(--pp-ink);
  }

  .pp-section > summary:focus-visible {
    outline: 2px solid var(--pp-focus);
    outline-offset: 1px;
  }

  .pp-section h2 {
    margin: 0;
    font-size: 1em;
    font-weight: 650;
    letter-spacing: 0.005em;
  }

  .pp-digest {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    color: var(--pp-ink-3);
    font-size: 0.8667em;
    font-variant-numeric: tabular-nums;
    text-align: right;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .pp-section-body {
    display: flex;
    flex-direction: column;
    gap: 0.55em;
    padding-bottom: 1.1em;
  }

  /* About the height of a section: those below one that has not loaded stay out of view. */
  .pp-section-body[data-ahead] {
    min-height: 16em;
  }

  .pp-tools > .pp-segment {
    flex: 1 1 auto;
    flex-direction: column;
    gap: 0.25em;
    padding: 0.5em 0.25em 0.45em;
    font-size: 0.8667em;
  }

  .pp-tools > .pp-segment > svg {
    width: 1.55em;
    height: 1.55em;
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

  .pp-button-row {
    display: flex;
    gap: 0.4em;
  }

  .pp-button-row > .pp-button {
    flex: 1 1 0;
  }

  /* Stands under the control of the field before it. */
  .pp-group {
    display: flex;
    flex-direction: column;
    gap: 0.55em;
    padding: 0.35em 0;
  }

  /* A narrow column, or the large letters of the projector theme in an ordinary one. */
  @container (max-width: 14.5em) {
    .pp-tools {
      display: grid;
      grid-template-columns: 1fr 1fr;
    }

    .pp-tools > .pp-segment:nth-of-type(odd) {
      border-left: 0;
    }

    .pp-tools > .pp-segment:nth-of-type(n + 3) {
      border-top: 1px solid var(--pp-rule);
    }

    .pp-button-row > .pp-button > svg {
      display: none;
    }

    .pp-section-body .pp-field {
      grid-template-columns: minmax(0, 1fr);
      row-gap: 0.15em;
    }
  }

  .pp-tools + .pp-segments {
    margin-top: -0.2em;
  }

  .pp-counts {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }

  .pp-count-positive {
    color: var(--pp-positive-text);
  }

  .pp-count-negative {
    color: var(--pp-negative-text);
  }
`;
