import { css } from "lit";

/** The dialogue around the pages. */
export const worksheetCss = css`
  pp-worksheet {
    display: contents;
  }

  .pp-worksheet {
    width: min(58em, 100vw - 32px);
    height: calc(100vh - 32px);
    height: calc(100dvh - 32px);
    max-height: none;
  }

  .pp-worksheet-bar {
    flex: none;
    gap: 0.4em 0.8em;
    padding: 0 1.2em 0.6em;
    border-bottom: 1px solid var(--pp-rule);
  }

  .pp-worksheet-bar .pp-input {
    width: 4.5em;
  }

  .pp-worksheet-desk {
    flex: 1;
    min-height: 0;
    overflow: hidden auto;
    padding: 0.7em 1.2em 1.2em;
    background: var(--pp-hover);
  }

  .pp-worksheet-desk:focus-visible {
    outline-offset: -2px;
  }

  .pp-worksheet-exports {
    gap: 0.2em 2em;
    max-width: 50em;
    margin: 0 auto 0.6em;
  }

  /* A short window, as a phone's that lies on its side, has no room for what stays. */
  @media (max-height: 30em) {
    .pp-worksheet {
      overflow: hidden auto;
    }

    .pp-worksheet-desk {
      flex: none;
      overflow: visible;
    }
  }

  @media (max-width: 30em) {
    .pp-worksheet {
      width: 100vw;
      height: 100vh;
      height: 100dvh;
      border: 0;
      border-radius: 0;
    }

    .pp-worksheet-desk {
      padding: 0.5em;
    }
  }
`;
