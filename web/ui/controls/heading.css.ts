import { css } from "lit";

/** What stands above a part of a view. What makes it another brings its own styles after these. */
export const headingCss = css`
  .pp-heading {
    margin: 0 0 0.4em;
    padding: 0;
    color: var(--pp-ink-2);
    font-size: 1.1em;
    font-weight: 600;
    font-variant-caps: all-small-caps;
    letter-spacing: 0.06em;
    line-height: 1.3;
    text-align: start;
  }
`;
