import { css } from "lit";

export const preferencesCss = css`
  .pp-preferences {
    --pp-panel-width: 27em;
    --pp-panel-height: 42em;
  }

  .pp-preferences-rows {
    display: grid;
    gap: 0.7em;
    padding-block-start: 0.4em;
  }

  .pp-preferences-rows .pp-hint {
    margin: 0.1em 0 0;
  }

  .pp-preferences-notation > .pp-label {
    margin: 0.5em 0 0.2em;
  }

  /* It says nothing, and takes no room, until something is wrong. */
  .pp-voice-problem:empty {
    margin: 0;
  }
`;
