import { css } from "lit";

/** How far something long is, and what ends it. */
export const workCss = css`
  .pp-work {
    gap: 0.6em;
    margin: 0.5em 0;
  }

  .pp-work progress {
    flex: 1;
    min-width: 0;
    accent-color: var(--pp-accent);
  }
`;

export const exportCss = css`
  ${workCss}
  pp-export {
    display: grid;
    grid-template-columns: minmax(5em, 1fr) auto auto;
    align-items: center;
    gap: 0.4em 0.5em;
    padding: 0.2em 0;
  }

  .pp-export-said,
  pp-export > textarea,
  .pp-export-picture {
    grid-column: 1 / -1;
    overflow-wrap: anywhere;
  }

  .pp-export-said:empty {
    display: none;
  }

  .pp-export-picture {
    max-width: 100%;
    border: 1px solid var(--pp-rule);
  }

  .pp-export-fields {
    gap: 0.4em 1em;
    margin-bottom: 0.4em;
  }
`;
