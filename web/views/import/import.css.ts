import { css } from "lit";

/** The dialogue, and where a text comes in. */
export const importCss = css`
  pp-import {
    display: contents;
  }

  .pp-import {
    box-sizing: border-box;
    width: min(54em, 100vw - 32px);
    max-height: calc(100vh - 32px);
    max-height: calc(100dvh - 32px);
  }

  .pp-import-source {
    flex: none;
    display: flex;
    flex-direction: column;
    gap: 0.4em;
    padding: 0 1.2em 0.7em;
  }

  .pp-import-text {
    width: 100%;
    resize: vertical;
    font-family: var(--pp-mono);
    font-size: 0.8667em;
    white-space: pre;
  }

  .pp-import-choose {
    gap: 0.4em 0.8em;
  }

  .pp-import-choose .pp-hint,
  .pp-import-source > .pp-error {
    margin: 0;
  }

  .pp-import-choose .pp-hint {
    overflow-wrap: anywhere;
  }

  .pp-import-busy {
    padding: 0 1.2em 1.2em;
  }

  .pp-import-busy .pp-hint {
    margin: 0 0 0.4em;
  }

  .pp-import-again {
    flex: none;
    padding: 0 1.2em;
  }

  pp-import-table,
  pp-import-state {
    display: flex;
    flex-direction: column;
    min-height: 0;
  }

  .pp-import-body {
    overflow-y: auto;
    padding: 0.8em 1.2em;
    border-top: 1px solid var(--pp-rule);
    container-type: inline-size;
  }

  .pp-import-body:focus-visible {
    outline-offset: -3px;
  }

  .pp-import-foot {
    flex: none;
    gap: 0.5em 1.2em;
    padding: 0.7em 1.2em;
    border-top: 1px solid var(--pp-rule);
  }

  /* Where there is no room for parts that scroll by themselves, all of it does. */
  @media (max-width: 40em), (max-height: 36em) {
    .pp-import {
      width: calc(100vw - 16px);
      max-height: calc(100dvh - 16px);
      overflow-y: auto;
    }

    .pp-import > *,
    pp-import-table > *,
    pp-import-state > * {
      flex: none;
    }

    .pp-import-foot {
      position: sticky;
      bottom: 0;
      background: var(--pp-bg);
    }
  }

  @media print {
    .pp-import {
      display: none;
    }
  }
`;
