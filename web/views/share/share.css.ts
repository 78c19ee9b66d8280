import { css } from "lit";

export const shareCss = css`
  pp-share {
    display: contents;
  }

  /* Under the header, at the side of its buttons. */
  .pp-share {
    grid-area: header;
    position: absolute;
    top: calc(100% + 4px);
    right: 1em;
    z-index: 8;
    width: min(26em, 100% - 2em);
    max-height: min(40em, 100vh - 5em);
    overflow: hidden auto;
    overscroll-behavior: contain;
    padding: 0.4em 1em 0.6em;
    border: 1px solid var(--pp-rule);
    border-radius: calc(2 * var(--pp-radius));
    background: var(--pp-bg);
    box-shadow: var(--pp-shadow);
    line-height: 1.4;
  }

  .pp-share:focus {
    outline: none;
  }

  .pp-share-head {
    display: flex;
    align-items: center;
    margin-right: -0.5em;
  }

  .pp-share-head h2 {
    flex: 1;
    margin: 0;
    font-size: 1em;
    font-weight: 650;
  }

  .pp-share-section {
    border-top: 1px solid var(--pp-rule);
  }

  .pp-share-section h3 {
    margin: 0;
    font: inherit;
  }

  .pp-share-section h3 > button {
    display: flex;
    align-items: center;
    width: 100%;
    min-height: max(2.4em, var(--pp-target));
    padding: 0.2em 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }

  .pp-share-section h3 > button::after {
    content: "";
    flex: none;
    width: 0.4em;
    height: 0.4em;
    margin: 0 0.4em 0 auto;
    border: solid var(--pp-ink-3);
    border-width: 0 1.5px 1.5px 0;
    transform: translateY(-25%) rotate(45deg);
  }

  .pp-share-section h3 > button[aria-expanded="true"]::after {
    transform: translateY(25%) rotate(225deg);
  }

  .pp-share-section h3 > button:hover {
    color: var(--pp-accent);
  }

  .pp-share-section h3 > button:focus-visible {
    outline: 2px solid var(--pp-focus);
    outline-offset: -2px;
    border-radius: var(--pp-radius);
  }

  .pp-share-section > [role="region"] {
    padding-bottom: 1em;
  }

  .pp-share-section p {
    margin: 0 0 0.7em;
    color: var(--pp-ink-2);
    text-wrap: pretty;
  }

  .pp-share-buttons {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5em;
  }

  /* In a narrow place it is a sheet at the foot of the window. */
  @container pp (max-width: 51.99em) {
    .pp-share {
      position: fixed;
      inset: auto 0 0;
      width: auto;
      max-height: 80vh;
      border-radius: calc(3 * var(--pp-radius)) calc(3 * var(--pp-radius)) 0 0;
      padding-bottom: calc(0.6em + env(safe-area-inset-bottom, 0px));
    }
  }

  @media print {
    pp-share {
      display: none;
    }
  }
`;
