import { css } from "lit";

export const fileCss = css`
  .pp-share-refused {
    margin: 0.8em 0 0;
    padding: 0 0 0 1.2em;
    color: var(--pp-error);
    overflow-wrap: anywhere;
  }

  .pp-share-start-over {
    margin: 1.2em 0 0.7em !important;
  }

  .pp-share-opened {
    margin: 0.8em 0 0 !important;
  }
`;
