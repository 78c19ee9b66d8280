import { css } from "lit";

/** How far something long is, and what ends it. */
export const workCss = css`
  .pp-work {
    gap: 0.6em;
    margin: 0.5em 0;
  }

  .pp-work progress {
    flex: 1;
    min-width: 0;
    accent-color: var(--pp-accent);
  }
`;
