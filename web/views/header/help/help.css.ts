import { css } from "lit";

/** The help dialog. Loaded with its text, after the first picture. */
export const helpCss = css`
  .pp-help {
    position: fixed;
    inset-block: 16px auto;
    inset-inline: auto 16px;
    z-index: 30;
    box-sizing: border-box;
    width: min(46em, 100vw - 32px);
    max-height: calc(100vh - 32px);
    max-height: calc(100dvh - 32px);
    margin: 0;
    padding: 0;
    flex-direction: column;
    border: 1px solid var(--pp-rule);
    border-radius: calc(2 * var(--pp-radius));
    background: var(--pp-surface);
    box-shadow: var(--pp-shadow);
    color: var(--pp-ink);
    font-size: 0.9333em;
    line-height: 1.5;
  }

  .pp-help[open] {
    display: flex;
  }

  .pp-help-head {
    flex: none;
    padding: 0.7em 0.9em 0.5em 1.4em;
  }

  .pp-help-body {
    overflow-y: auto;
    padding: 0 1.4em 1.3em;
  }

  .pp-help-body:focus-visible {
    outline-offset: -3px;
    border-radius: calc(2 * var(--pp-radius));
  }

  .pp-help h2 {
    font-family: var(--pp-serif);
    font-size: 1.3em;
    font-weight: 500;
  }

  .pp-help h3 {
    margin: 1.1em 0 0.4em;
  }

  .pp-help p {
    margin: 0 0 0.7em;
    color: var(--pp-ink-2);
  }

  /* Room for a finger, which moves nothing in the line. */
  .pp-help-reference {
    padding-block: 0.9em;
    color: var(--pp-accent);
  }

  .pp-help b {
    color: var(--pp-ink);
    font-weight: 650;
  }

  .pp-help-columns,
  .pp-help-symbols {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(18em, 100%), 1fr));
    gap: 0.2em 2.2em;
  }

  .pp-help-symbols {
    list-style: none;
  }

  .pp-help-symbols li {
    display: flex;
    align-items: center;
    gap: 0.7em;
    color: var(--pp-ink-2);
  }

  .pp-help-symbols svg {
    flex: none;
    width: 2.2em;
    height: 1.4em;
  }

  .pp-help-keys > div {
    display: grid;
    grid-template-columns: 8em minmax(0, 1fr);
    align-items: baseline;
    gap: 0.7em;
    padding: 0.14em 0;
  }

  .pp-help-keys dt {
    display: flex;
    gap: 0.25em;
  }

  .pp-help-keys dd {
    color: var(--pp-ink-2);
  }

  .pp-help kbd {
    min-width: 1.1em;
    padding: 0.05em 0.35em;
    border: 1px solid var(--pp-rule);
    border-bottom-width: 2px;
    border-radius: var(--pp-radius);
    background: var(--pp-bg);
    font: inherit;
    font-size: 0.9em;
    text-align: center;
    white-space: nowrap;
  }

  @media (max-width: 32em) {
    .pp-help {
      inset: 8px 8px auto;
      width: auto;
      max-height: calc(100dvh - 16px);
    }
  }
`;
