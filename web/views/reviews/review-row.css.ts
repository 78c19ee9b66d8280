import { css } from "lit";

/** A review: its label, its text with the words marked in it, its features and its score. */
export const reviewRowCss = css`
  /* A row: number, label and text on the left, the score on the axis that all rows share on the right. */
  .pp-review,
  .pp-reviews-axis {
    display: grid;
    grid-template-columns: var(--pp-side) var(--pp-side) minmax(0, 1fr) minmax(0, 44%) var(--pp-side);
    grid-template-areas: "number label text score remove" ". . chips score .";
    align-items: center;
    column-gap: 0.35em;
    border-inline-start: 3px solid transparent;
  }

  .pp-review {
    padding: 0.2em 0;
    border-top: 1px solid var(--pp-rule);
  }

  .pp-review[data-visited] {
    border-inline-start-color: var(--pp-ink);
  }

  .pp-review[data-selected] {
    outline: 2px solid var(--pp-accent);
    outline-offset: -2px;
  }

  .pp-reviews-axis {
    grid-template-areas: ". . . ends ." ". . . scale .";
  }

  .pp-review-number {
    grid-area: number;
    padding-inline: 0.2em;
  }

  .pp-review-label {
    grid-area: label;
  }

  .pp-review-label > svg {
    width: 1.5em;
    height: 1.5em;
  }

  .pp-review pp-review-text {
    grid-area: text;
    display: block;
    min-width: 0;
  }

  .pp-review-remove,
  .pp-review-add {
    grid-area: remove;
  }

  .pp-review-chips {
    grid-area: chips;
    gap: 0.3em 0.5em;
    padding-top: 0.3em;
  }

  .pp-review-new {
    grid-template-columns: var(--pp-side) var(--pp-side) minmax(0, 1fr) auto;
    grid-template-areas: ". label text remove";
  }

  /* What is typed lies over a copy of itself in which the words are marked; the copy gives the field its height. */
  .pp-review-field {
    display: grid;
  }

  .pp-review-mirror,
  .pp-review-field > textarea.pp-input {
    grid-area: 1 / 1;
    min-width: 0;
    min-height: var(--pp-target);
    padding: 0.25em 0.5em;
    border: 1px solid transparent;
    font: inherit;
    font-size: 0.9333em;
    line-height: 1.4;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  .pp-review-mirror {
    color: transparent;
    pointer-events: none;
    user-select: none;
  }

  .pp-review-mirror > mark {
    border-radius: 0.15em;
    background: var(--pp-accent-soft);
    box-shadow: inset 0 -0.14em 0 var(--pp-accent);
    color: transparent;
  }

  .pp-review-field > textarea.pp-input {
    overflow: hidden;
    resize: none;
    background: transparent;
  }

  .pp-review-field > textarea.pp-input:not(:hover, :focus, [aria-invalid="true"], :placeholder-shown) {
    border-color: transparent;
  }

  .pp-review-chip {
    padding: 0.05em 0.45em;
    border: 1px solid var(--pp-rule);
    border-radius: 1em;
  }

  .pp-review-chip[data-on] {
    border-color: var(--pp-control-rule);
    background: var(--pp-surface);
    color: var(--pp-ink);
  }

  .pp-review-chip > b {
    font-weight: 400;
  }

  .pp-review-chip[data-on] > b {
    font-weight: 700;
  }

  .pp-review-tag {
    font-style: italic;
  }

  .pp-review-score {
    grid-area: score;
    min-width: 0;
  }

  .pp-review-verdict {
    justify-content: space-between;
    column-gap: 1em;
    margin: 0.15em 0 0;
    font-size: 0.8667em;
  }

  .pp-review-mistake {
    color: var(--pp-error);
    font-weight: 600;
  }

  @container pp-reviews (max-width: 38em) {
    .pp-review {
      grid-template-columns: var(--pp-side) var(--pp-side) minmax(0, 1fr) var(--pp-side);
      grid-template-areas: "number label text remove" "chips chips chips chips" "score score score score";
      row-gap: 0.25em;
      padding: 0.4em 0.3em;
    }

    .pp-review-new {
      grid-template-columns: var(--pp-side) minmax(0, 1fr) auto;
      grid-template-areas: "label text remove";
    }

    .pp-reviews-axis {
      grid-template-columns: minmax(0, 1fr);
      grid-template-areas: "ends" "scale";
    }
  }

  @media print {
    :is(.pp-review-new, .pp-review-remove) {
      display: none !important;
    }

    :is(.pp-review-number, .pp-review-label) {
      min-height: 0 !important;
      border: 0 !important;
      background: none !important;
      box-shadow: none !important;
    }
  }
`;
