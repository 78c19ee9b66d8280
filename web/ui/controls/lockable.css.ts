import { css } from "lit";

/** What is locked stands where it stood, and looks like what cannot be pressed. */
export const lockableCss = css`
  .pp-locked {
    display: contents;
  }

  .pp-locked :disabled {
    cursor: not-allowed;
  }

  .pp-locked :is(input, select, textarea):disabled {
    color: var(--pp-ink-3);
    opacity: 0.7;
  }

  .pp-locked :is(.pp-transport-button, .pp-transport-seed):disabled {
    opacity: 0.5;
  }
`;
