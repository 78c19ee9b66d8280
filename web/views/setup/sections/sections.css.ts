import { css } from "lit";

/** What sections look like, wherever they stand. */
export const sectionsCss = css`
  pp-section {
    display: flex;
    flex-direction: column;
    gap: 0.55em;
    container-type: inline-size;
  }

  .pp-button-row {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4em;
  }

  .pp-button-row > .pp-button {
    flex: 1 1 0;
    min-width: min-content;
  }

  /* Stands under the control of the field before it. */
  .pp-group {
    padding: 0.35em 0;
  }

  .pp-counts {
    margin: 0;
  }

  .pp-count-positive {
    color: var(--pp-positive-text);
  }

  .pp-count-negative {
    color: var(--pp-negative-text);
  }

  .pp-slider {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) 3.4em;
    align-items: center;
    gap: 0 0.7em;
  }

  .pp-slider .pp-error {
    display: none;
  }

  .pp-slider:has([aria-invalid="true"]) pp-field,
  .pp-slider:has([aria-invalid="true"]) .pp-field {
    display: contents;
  }

  .pp-slider:has([aria-invalid="true"]) .pp-error {
    display: block;
    grid-column: 1 / -1;
  }

  .pp-button-under {
    align-self: flex-end;
    min-width: calc(50% - 0.32em);
    max-width: 100%;
    padding-inline: 0.4em;
  }

  .pp-button-start {
    align-self: flex-start;
  }

  .pp-weights {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(3.6em, 1fr));
    align-items: start;
    gap: 0.5em;
  }

  .pp-compare {
    display: flex;
    flex-direction: column;
  }

  .pp-compare-row {
    gap: 0.4em;
  }

  .pp-compare-row > .pp-check {
    flex: 1;
    min-width: 0;
  }

  .pp-compare-row:has(:checked) .pp-check {
    font-weight: 650;
  }

  .pp-compare-settings {
    color: var(--pp-ink-3);
    font-weight: 400;
  }

  .pp-adding {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0.3em 0.6em;
  }

  .pp-adding > .pp-label {
    grid-column: 1 / -1;
  }

  /* A narrow column, or the large letters of the projector theme in an ordinary one. */
  @container (max-width: 14.5em) {
    pp-section .pp-field {
      grid-template-columns: minmax(0, 1fr);
      row-gap: 0.15em;
    }

    .pp-slider {
      grid-template-columns: minmax(0, 1fr) 3.4em;
    }

    .pp-slider > .pp-label {
      grid-column: 1 / -1;
    }

    .pp-button-under {
      width: 100%;
    }
  }
`;
