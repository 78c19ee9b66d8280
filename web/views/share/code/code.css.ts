import { css } from "lit";

export const codeCss = css`
  .pp-code {
    display: block;
    width: min(100%, 18em);
    margin-bottom: 0.6em;
    border-radius: var(--pp-radius);
  }

  .pp-code-large {
    box-sizing: border-box;
    max-width: none;
    max-height: none;
    padding: 1em;
    border: 0;
    border-radius: var(--pp-radius);
    background: #fff;
    text-align: center;
  }

  .pp-code-large > .pp-code {
    width: min(100vw - 4em, 100vh - 8em);
  }
`;
