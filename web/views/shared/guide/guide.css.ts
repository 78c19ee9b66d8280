import { css } from "lit";

/** What a lesson and a question have in common: what they belong to, the way out, what they are about, and their lines. */
export const guideCss = css`
  .pp-guide {
    line-height: 1.5;
    text-wrap: pretty;
  }

  .pp-guide p {
    margin: 0.6em 0 0;
  }

  .pp-guide p.pp-guide-over {
    margin: 0;
    line-height: 1.3;
  }

  .pp-guide-leave {
    flex: none;
    margin-inline-end: -0.6em;
  }

  .pp-guide-heading {
    margin: 0.2em 0 0;
    font: 500 1.2667em / 1.25 var(--pp-serif);
  }

  /* On a phone what comes next begins with lines of its text in sight, not with its heading alone. */
  .pp-app > [data-area="story"] .pp-guide-heading {
    scroll-margin-block: calc(var(--pp-held) + 0.7em) calc(100svh - var(--pp-held) - 6em);
  }

  .pp-unit-card {
    margin-top: 1em;
    padding: 0.6em 0.8em 0.8em;
    border: 1px solid var(--pp-rule);
    border-radius: var(--pp-radius);
  }

  .pp-unit-card .pp-flow {
    margin-top: 0.6em;
  }

  .pp-round-again {
    display: grid;
    gap: 0.4em;
    justify-items: start;
    margin: 0.4em 0 0;
    padding: 0;
    list-style: none;
  }
`;
