import { css } from "lit";

/** The guesses as controls, the first rows, and what comes of them. */
export const previewCss = css`
  .pp-import-guesses {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(19em, 100%), 1fr));
    align-items: center;
    gap: 0.55em 2em;
    margin-bottom: 0.9em;
  }

  .pp-import-features {
    grid-column: 1 / -1;
    gap: 0.1em 1.2em;
    max-height: 9em;
    overflow-y: auto;
  }

  @media (max-width: 40em), (max-height: 36em) {
    .pp-import-features {
      max-height: none;
    }
  }

  .pp-import-features span,
  .pp-import-outcome {
    overflow-wrap: anywhere;
  }

  .pp-import-notices {
    margin: 0 0 0.9em;
    padding-inline-start: 1.1em;
    color: var(--pp-ink-2);
    overflow-wrap: anywhere;
  }

  .pp-import-notices [data-asks] {
    color: var(--pp-ink);
    list-style-type: "?  ";
  }

  .pp-import-notices [data-asks]::marker {
    color: var(--pp-accent);
    font-weight: 650;
  }

  .pp-import-rows {
    font-size: 0.8667em;
  }

  .pp-import-rows caption {
    padding-bottom: 0.3em;
    color: var(--pp-ink-2);
    text-align: start;
    white-space: nowrap;
  }

  .pp-import-rows :is(th, td) {
    max-width: 14em;
    padding: 0.2em 0.8em 0.2em 0;
    overflow: hidden;
    text-align: start;
    text-overflow: ellipsis;
    vertical-align: bottom;
  }

  .pp-import-rows thead th {
    font-weight: 650;
  }

  .pp-import-rows :is(tbody th, thead th:first-child, [data-role="left-out"]) {
    color: var(--pp-ink-3);
    font-weight: 400;
  }

  .pp-import-role {
    display: block;
    color: var(--pp-accent);
    font-weight: 400;
  }

  [data-role="left-out"] > .pp-import-role {
    color: inherit;
  }

  .pp-import-problems {
    margin: 0;
    max-height: 8em;
    padding-inline-start: 1.1em;
    overflow-y: auto;
  }
`;
