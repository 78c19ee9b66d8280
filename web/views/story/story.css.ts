import { css } from "lit";

export const storyCss = css`
  pp-story {
    container: pp-story / inline-size;
  }

  /* As high as the equation of an update over two features is: what stands below stays where it is. */
  pp-equation {
    min-height: 21.6em;
  }

  /* With more letters, or the bias among the weights. */
  :where(.pp-story[data-notation]) pp-equation {
    min-height: 26.3em;
  }

  /* As high as the picture of an update and what is said of it. */
  .pp-update-room {
    min-height: 32.4em;
  }

  .pp-story {
    line-height: 1.5;
  }

  .pp-story h3.pp-heading {
    margin: 1.6em 0 0.5em;
    font-size: 1em;
  }

  .pp-story-sentence {
    font-family: var(--pp-serif);
    font-size: 1.1333em;
    font-variant-numeric: lining-nums;
  }

  /* What a visit usually says, in lines: nothing below moves while it plays. */
  .pp-story-room {
    min-height: 10.3em;
  }

  @container pp-story (max-width: 19.9em) {
    .pp-story-room {
      min-height: 13.7em;
    }
  }

  @container pp-story (min-width: 25em) {
    .pp-story-room {
      min-height: 8.6em;
    }
  }

  .pp-story-predictor {
    margin: 0.6em 0 0;
    color: var(--pp-ink-2);
  }

  .pp-story-predictor .pp-math {
    margin-top: 0.3em;
    color: var(--pp-ink);
  }

  .pp-story-outcome,
  .pp-story-help {
    margin: 0.6em 0 0;
    padding-inline-start: 0.8em;
    border-inline-start: 2px solid var(--pp-accent);
  }

  .pp-story-room > .pp-story-outcome {
    margin: 0 0 0.5em;
  }

  .pp-story-help {
    color: var(--pp-ink-2);
  }

  .pp-story-again {
    margin-top: 0;
    padding-top: 0.4em;
  }

  .pp-story-cures {
    margin: 0.8em 0 0.4em;
  }

  .pp-story-buttons:has(> *) {
    margin-top: 0.5em;
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
  }

  .pp-equation-note {
    margin: 0.6em 0 0.2em;
    color: var(--pp-ink-2);
  }

  .pp-weights-tools {
    gap: 0.3em 1em;
    margin-top: 0.6em;
  }
`;
