import { css } from "lit";

export const algorithmCss = css`
  pp-algorithm {
    display: flex;
    flex-direction: column;
    gap: 0.5em;
    height: 100%;
    min-height: 15em;
    container-type: inline-size;
  }

  pp-algorithm > p {
    margin: 0;
  }

  .pp-algorithm-forms {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.3em 0.8em;
  }

  .pp-algorithm-forms > .pp-label {
    margin: 0;
  }

  .pp-algorithm-forms .pp-segment {
    white-space: nowrap;
  }

  .pp-algorithm-scroll {
    flex: 1 1 auto;
    overflow: auto;
    overscroll-behavior-y: contain;
    min-height: 8em;
    border-block: 1px solid var(--pp-rule);
  }

  .pp-algorithm-lines {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  /* The numbers next to their line, or below it where they do not fit. */
  .pp-algorithm-line {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.2em;
    align-items: baseline;
    position: relative;
    padding: 0.15em 0.6em 0.15em 1.4em;
    border-inline-start: 3px solid transparent;
  }

  .pp-algorithm-line[data-depth="1"] {
    padding-inline-start: 2.9em;
  }

  .pp-algorithm-line[data-depth="2"] {
    padding-inline-start: 4.4em;
  }

  .pp-algorithm-line[data-depth="3"] {
    padding-inline-start: 5.9em;
  }

  .pp-algorithm-line > code,
  .pp-algorithm-program {
    font-family: var(--pp-mono);
    font-size: 0.9333em;
  }

  .pp-algorithm-line > code {
    overflow-wrap: anywhere;
  }

  .pp-algorithm-line[data-ran] {
    border-inline-start-color: color-mix(in oklab, var(--pp-accent), transparent 55%);
    background: var(--pp-accent-soft);
  }

  .pp-algorithm-line[aria-current] {
    border-inline-start-color: var(--pp-accent);
  }

  .pp-algorithm-line[aria-current] > code {
    font-weight: 650;
  }

  .pp-algorithm-line > .pp-algorithm-mark {
    position: absolute;
    inset-inline-start: 0.3em;
  }

  .pp-algorithm-mark {
    color: var(--pp-accent);
  }

  .pp-algorithm-figures {
    color: var(--pp-ink-2);
    font-size: 0.9333em;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }

  .pp-algorithm-program {
    width: max-content;
    min-width: 100%;
    margin: 0;
    padding: 0.4em 0;
    white-space: pre;
    tab-size: 4;
  }

  .pp-algorithm-code {
    display: block;
    padding-inline: 0.4em 0.8em;
  }

  .pp-algorithm-code > .pp-algorithm-mark {
    display: inline-block;
    width: 1.3em;
  }

  .pp-algorithm-code[data-ran] {
    background: var(--pp-accent-soft);
  }

  @container (max-width: 26em) {
    .pp-algorithm-line[data-depth="1"] {
      padding-inline-start: 2.2em;
    }

    .pp-algorithm-line[data-depth="2"] {
      padding-inline-start: 3em;
    }

    .pp-algorithm-line[data-depth="3"] {
      padding-inline-start: 3.8em;
    }
  }

  @media (forced-colors: active) {
    .pp-algorithm-line[data-ran] {
      border-inline-start-color: Highlight;
    }
  }
`;
