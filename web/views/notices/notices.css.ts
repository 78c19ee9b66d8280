import { css } from "lit";

export const noticesCss = css`
  /* Without height and sticking to the head of the window, while any of the playground is in it: over the stage, away
     from what is pressed, the header and the tools. As a child of a grid it takes the whole grid to stick in. */
  .pp-notices {
    position: sticky;
    top: 0;
    z-index: 20;
    grid-column: 1 / -1;
    grid-row: 1 / -1;
    align-self: start;
    height: 0;
    pointer-events: none;
  }

  pp-notices,
  pp-notices > div {
    display: flex;
    flex-direction: column;
    align-items: center;
    width: 100%;
  }

  pp-notices {
    margin-top: calc(2 * var(--pp-target) + 1.6em);
  }

  /* Where the page is as high as the window it need not stick. */
  @container pp (min-width: 52em) {
    .pp-notices {
      grid-area: stage;
    }

    pp-notices {
      margin-top: 0;
    }
  }

  .pp-notice {
    display: flex;
    align-items: flex-start;
    gap: 0.6em;
    box-sizing: border-box;
    max-width: min(38em, 100% - 24px);
    margin-top: 0.5em;
    padding: 0.3em 0.35em 0.3em 0.8em;
    border: 1px solid var(--pp-rule);
    border-inline-start: 0.2em solid var(--pp-notice-colour);
    border-radius: var(--pp-radius);
    background: var(--pp-surface);
    box-shadow: var(--pp-shadow);
    color: var(--pp-ink);
    font-size: 0.9333em;
    line-height: 1.45;
    pointer-events: auto;
  }

  .pp-notice-info {
    --pp-notice-colour: var(--pp-accent);
  }

  .pp-notice-warning {
    --pp-notice-colour: var(--pp-warning);
  }

  .pp-notice-error {
    --pp-notice-colour: var(--pp-error);
  }

  .pp-notice > svg {
    flex: none;
    width: 1.1em;
    height: 1.1em;
    margin-top: 0.42em;
    fill: none;
    stroke: var(--pp-notice-colour);
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .pp-notice > div {
    padding: 0.3em 0;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  .pp-notice pp-save-state {
    display: block;
    margin-top: 0.3em;
  }

  .pp-notice > .pp-button {
    flex: none;
  }

  .pp-notice b {
    margin-inline-end: 0.3em;
    color: var(--pp-notice-colour);
    font-weight: 650;
  }
`;
