import { css } from "lit";

/** What a copy button says when it has copied, or could not. */
export const copyButtonCss = css`
  .pp-copy-by-hand {
    display: block;
    margin-top: 0.6em;
  }
`;
