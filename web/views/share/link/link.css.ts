import { css } from "lit";

export const linkCss = css`
  pp-share-link {
    display: block;
  }

  pp-share-link pp-copy {
    display: block;
  }

  pp-share-link .pp-copied {
    margin-inline-start: 0.5em;
  }

  pp-share-link textarea {
    display: block;
    width: 100%;
    margin-top: 0.3em;
    font-family: var(--pp-mono);
    overflow-wrap: anywhere;
  }
`;
