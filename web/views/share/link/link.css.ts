import { css } from "lit";

export const linkCss = css`
  pp-share-link {
    display: block;
    padding-bottom: 0.9em;
  }

  .pp-share-heading {
    width: 100%;
    margin: 0.2em 0 0.6em;
  }

  pp-share-link p {
    margin: 0.6em 0 0;
    color: var(--pp-ink-2);
  }

  pp-share-link .pp-copied {
    margin-inline-start: 0.5em;
  }
`;
