import { css } from "lit";

export const linkCss = css`
  pp-share-link .pp-copied {
    margin-inline-start: 0.5em;
  }
`;
