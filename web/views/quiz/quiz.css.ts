import { css } from "lit";

export const quizCss = css`
  .pp-quiz p:is(.pp-quiz-whose, .pp-quiz-score, .pp-quiz-best) {
    color: var(--pp-ink-2);
    font-size: 0.9333em;
  }

  .pp-quiz p.pp-task-line {
    margin: 0.3em 0 0;
  }

  .pp-quiz-ways {
    margin-top: 1em;
  }

  .pp-quiz-givens {
    margin-top: 0.9em;
    font-size: 0.9333em;
  }

  .pp-quiz-givens > summary {
    align-content: center;
  }

  .pp-quiz-givens table {
    margin-top: 0.4em;
  }

  .pp-quiz-givens :is(th, td) {
    padding: 0.15em 1em 0.15em 0;
  }

  .pp-quiz-givens thead th {
    color: var(--pp-ink-2);
  }
`;
