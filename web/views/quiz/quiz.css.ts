import { css } from "lit";

export const quizCss = css`
  pp-quiz {
    display: block;
    min-width: 0;
  }

  .pp-quiz {
    line-height: 1.5;
    text-wrap: pretty;
  }

  .pp-quiz p {
    margin: 0.6em 0 0;
  }

  .pp-quiz-head {
    display: flex;
    align-items: center;
    gap: 0.5em;
  }

  .pp-quiz p.pp-quiz-over {
    flex: 1;
    margin: 0;
    color: var(--pp-ink-2);
    font-size: 0.9333em;
  }

  .pp-quiz-head > .pp-button {
    flex: none;
    margin-right: -0.6em;
  }

  .pp-quiz-heading {
    margin: 0.2em 0 0;
    font-family: var(--pp-serif);
    font-size: 1.2667em;
    font-weight: 500;
    line-height: 1.25;
  }

  /* On a phone with lines of what is asked in sight. */
  .pp-app > [data-area="story"] .pp-quiz .pp-quiz-heading {
    scroll-margin-block: calc(var(--pp-held) + 0.7em)
      max(5.5em, 100svh - var(--pp-bar) - var(--pp-plot) - 15.2em);
  }

  .pp-quiz p:is(.pp-quiz-whose, .pp-quiz-score, .pp-quiz-best) {
    color: var(--pp-ink-2);
    font-size: 0.9333em;
    font-variant-numeric: tabular-nums;
  }

  .pp-quiz-ways {
    margin-top: 1em;
  }

  .pp-quiz-givens {
    margin-top: 0.9em;
    font-size: 0.9333em;
  }

  .pp-quiz-givens > summary {
    min-height: var(--pp-target);
    align-content: center;
    cursor: pointer;
  }

  .pp-quiz-givens table {
    margin-top: 0.4em;
  }

  .pp-quiz-givens :is(th, td) {
    padding: 0.15em 1em 0.15em 0;
    border-bottom: 1px solid var(--pp-rule);
    font-weight: 400;
    text-align: right;
  }

  .pp-quiz-givens thead th {
    color: var(--pp-ink-2);
  }
`;
