import { css } from "lit";

export const headerCss = css`
  pp-header {
    display: block;
    position: relative;
    color: var(--pp-ink);
    line-height: 1.4;
  }

  /* The width that counts is the playground's, not the window's. */
  .pp-header-frame {
    container-type: inline-size;
  }

  .pp-header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5em 1.2em;
  }

  .pp-header h1 {
    flex: 1 1 auto;
    margin: 0;
    font-family: var(--pp-serif);
    font-size: 1.4em;
    font-weight: 500;
    letter-spacing: -0.005em;
    line-height: 1.2;
  }

  .pp-header-choice {
    display: flex;
    align-items: center;
    gap: 0.5em;
    min-width: 0;
  }

  .pp-header-choice .pp-label {
    white-space: nowrap;
  }

  .pp-header-choice .pp-select {
    min-width: 0;
  }

  @container (max-width: 52em) {
    .pp-header {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 0.5em 0.8em;
    }

    .pp-header > h1 {
      order: -2;
    }

    .pp-header > .pp-help-button {
      order: -1;
    }

    .pp-header-choice .pp-select {
      flex: 1;
    }
  }

  @container (max-width: 32em) {
    .pp-header > h1 {
      font-size: 1.25em;
    }

    .pp-header-choice {
      flex-direction: column;
      align-items: stretch;
      gap: 0.15em;
    }

    .pp-header-choice .pp-select {
      flex: none;
    }
  }
`;
