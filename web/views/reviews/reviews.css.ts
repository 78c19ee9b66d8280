import { css } from "lit";

/** The reviews in place of the stage. They come with the late parts. */
export const reviewsCss = css`
  .pp-part[data-part="stage"]:has(pp-reviews) {
    height: auto;
  }

  /* The list is longer than a phone: the transport stays at hand, as it does under several stages. */
  @media (min-height: 40rem) {
    .pp-app:has(pp-reviews) > .pp-part[data-part="transport"] {
      position: sticky;
      bottom: 0;
      z-index: 2;
    }
  }

  @container (min-width: 52rem) {
    .pp-app:has(pp-reviews) > .pp-part[data-part="transport"] {
      position: static;
    }
  }

  pp-reviews {
    display: block;
    min-width: 0;
    min-height: 0;
    overflow: hidden auto;
    container: pp-reviews / inline-size;
  }

  .pp-reviews {
    --pp-side: max(var(--pp-target), 2.1em);
    padding: 0.75rem 1rem 1rem;
  }

  .pp-reviews .pp-heading {
    margin: 1.4em 0 0.4em;
    color: var(--pp-ink-2);
    font-size: 1.1em;
    font-weight: 600;
    font-variant-caps: all-small-caps;
    letter-spacing: 0.06em;
    line-height: 1.3;
  }

  .pp-reviews > .pp-heading:first-child {
    margin-top: 0;
  }

  .pp-reviews-text {
    max-width: 54em;
    margin: 0.35em 0;
    font-size: 0.9333em;
    text-wrap: pretty;
  }

  .pp-reviews-note {
    color: var(--pp-ink-2);
  }

  .pp-reviews-buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4em;
    margin: 0.5em 0;
  }

  .pp-reviews-words {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.4em 0.75em;
    margin: 0.6em 0;
  }

  .pp-word-list,
  .pp-review-features,
  .pp-review-list {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .pp-word-list,
  .pp-review-features {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3em;
  }

  .pp-word {
    display: flex;
    align-items: center;
    padding-left: 0.6em;
    border: 1px solid var(--pp-rule);
    border-radius: var(--pp-radius);
    background: var(--pp-accent-soft);
    overflow-wrap: anywhere;
  }

  .pp-word-add .pp-field {
    grid-template-columns: auto 8em;
  }

  /* A row: number, label and text on the left, the score on the axis that all rows share on the right. */
  .pp-review,
  .pp-reviews-axis {
    display: grid;
    grid-template-columns: var(--pp-side) var(--pp-side) minmax(0, 1fr) minmax(0, 44%) var(--pp-side);
    grid-template-areas: "number label text score remove" ". . chips score .";
    align-items: center;
    column-gap: 0.35em;
    border-left: 3px solid transparent;
  }

  .pp-review {
    padding: 0.2em 0;
    border-top: 1px solid var(--pp-rule);
  }

  .pp-review[data-visited] {
    border-left-color: var(--pp-ink);
  }

  .pp-review[data-selected] {
    outline: 2px solid var(--pp-accent);
    outline-offset: -2px;
  }

  .pp-reviews-axis {
    grid-template-areas: ". . . ends ." ". . . scale .";
    color: var(--pp-ink-2);
    font-size: 0.8667em;
  }

  .pp-review-number {
    grid-area: number;
    padding-inline: 0.2em;
    font-variant-numeric: tabular-nums;
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
    display: flex;
    flex-wrap: wrap;
    align-items: center;
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
    color: var(--pp-ink-2);
    font-size: 0.8667em;
    font-variant-numeric: tabular-nums;
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
    color: var(--pp-ink-2);
    font-size: 0.8667em;
    font-style: italic;
  }

  .pp-review-score {
    grid-area: score;
    min-width: 0;
  }

  .pp-review-verdict {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    column-gap: 1em;
    margin: 0.15em 0 0;
    font-size: 0.8667em;
    font-variant-numeric: tabular-nums;
  }

  .pp-review-mistake {
    color: var(--pp-error);
    font-weight: 600;
  }

  .pp-reviews-strip,
  .pp-reviews-scale {
    display: block;
    width: 100%;
    height: 2.4em;
  }

  .pp-reviews-scale {
    height: 1.4em;
    grid-area: scale;
    fill: var(--pp-ink-2);
    font-variant-numeric: tabular-nums;
  }

  .pp-reviews-ends {
    grid-area: ends;
    display: flex;
    justify-content: space-between;
  }

  .pp-reviews-side[data-side="positive"] {
    fill: color-mix(in srgb, var(--pp-positive) 9%, transparent);
  }

  .pp-reviews-side[data-side="negative"] {
    fill: color-mix(in srgb, var(--pp-negative) 9%, transparent);
  }

  .pp-reviews-base {
    stroke: var(--pp-rule);
  }

  .pp-reviews-zero {
    stroke: var(--pp-ink);
    stroke-width: 1.5px;
  }

  .pp-mark-positive {
    fill: var(--pp-positive);
  }

  .pp-mark-negative {
    fill: var(--pp-surface);
    stroke: var(--pp-negative);
    stroke-width: 2.2px;
  }

  .pp-mark-plus,
  .pp-mark-minus {
    fill: none;
    stroke-width: 2px;
  }

  .pp-mark-plus {
    stroke: var(--pp-surface);
  }

  .pp-mark-minus {
    stroke: var(--pp-negative);
  }

  .pp-mark-ring {
    fill: none;
    stroke: var(--pp-ink);
    stroke-width: 2px;
  }

  .pp-combinations {
    overflow-x: auto;
  }

  .pp-combinations table {
    border-collapse: collapse;
    font-size: 0.9333em;
    font-variant-numeric: tabular-nums;
  }

  .pp-combinations th {
    color: var(--pp-ink-2);
    font-weight: 400;
    white-space: nowrap;
  }

  .pp-combinations :is(th, td) {
    padding: 0.2em 0.9em 0.2em 0;
    border-bottom: 1px solid var(--pp-rule);
    text-align: left;
  }

  .pp-combinations td[data-on] {
    font-weight: 700;
  }

  .pp-combinations-label {
    white-space: nowrap;
  }

  .pp-combinations-label > svg {
    width: 1.1em;
    height: 1.1em;
    vertical-align: -0.2em;
  }

  .pp-combinations tr[data-tie] .pp-combinations-label,
  .pp-combinations-none {
    color: var(--pp-ink-2);
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

    .pp-combinations :is(th, td) {
      padding-right: 0.55em;
    }

    .pp-reviews-axis {
      grid-template-columns: minmax(0, 1fr);
      grid-template-areas: "ends" "scale";
    }
  }
`;
