import { css } from "lit";
import { chosenInSystemColours } from "../recipes.css.js";

/** Fields, tables, lists and lines of every view, which come after the first picture. */
export const fieldsCss = css`
  :where(ul, ol, fieldset, legend) {
    min-width: 0;
    padding: 0;
    border: 0;
  }

  :where(p, li, dd, figcaption, summary) {
    text-wrap: pretty;
  }

  :where(h2, h3) {
    font-size: 1em;
    font-weight: 650;
  }

  :where(summary) {
    min-height: var(--pp-target);
    color: var(--pp-ink-2);
    cursor: pointer;
  }

  :where(sub, sup) {
    font-size: 0.75em;
    line-height: 0;
  }

  :where(table) {
    border-collapse: collapse;
  }

  :where(th, td) {
    padding: 0.15em 0;
    border-bottom: 1px solid var(--pp-rule);
    font-weight: normal;
    text-align: end;
    white-space: nowrap;
  }

  :where(thead th),
  .pp-note,
  .pp-aside-note,
  .pp-muted {
    color: var(--pp-ink-2);
  }

  /* How things stand beside each other, and lines beside what is read first: a view says only what differs. */
  .pp-row,
  .pp-flow {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5em;
  }

  .pp-line,
  .pp-spread {
    display: flex;
    gap: 0.5em;
  }

  .pp-row,
  .pp-line,
  .pp-spread {
    align-items: center;
  }

  .pp-spread {
    justify-content: space-between;
  }

  .pp-stack {
    display: flex;
    flex-direction: column;
    gap: 0.55em;
  }

  .pp-columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }

  .pp-grow {
    flex: 1;
    min-width: 0;
  }

  .pp-picture {
    display: block;
    width: 100%;
  }

  .pp-scroll-x {
    overflow-x: auto;
  }

  .pp-note {
    font-size: 0.9333em;
  }

  .pp-aside-note {
    font-size: 0.8667em;
  }

  .pp-segment > svg {
    flex: none;
    width: 1.2em;
    height: 1.2em;
  }

  .pp-input {
    width: 100%;
  }

  textarea.pp-input {
    display: block;
    resize: vertical;
    line-height: 1.45;
  }

  .pp-input[aria-invalid="true"] {
    border-color: var(--pp-error);
    box-shadow: inset 0 0 0 1px var(--pp-error);
  }

  /* The browser's own arrow differs in size and colour from engine to engine; two gradients draw one that follows the ink. */
  .pp-select {
    max-width: 100%;
    padding-right: 1.6em;
    appearance: none;
    background-image: linear-gradient(45deg, transparent 50%, var(--pp-ink-2) 50%),
      linear-gradient(-45deg, transparent 50%, var(--pp-ink-2) 50%);
    background-position: right 0.85em center, right 0.5em center;
    background-size: 0.36em 0.36em;
    background-repeat: no-repeat;
    overflow: hidden; /* WebKit lets a long title widen the page. */
    text-overflow: ellipsis;
    cursor: pointer;
  }

  .pp-input:hover,
  .pp-select:hover {
    border-color: var(--pp-ink-2);
  }

  .pp-check {
    display: flex;
    align-items: center;
    gap: 0.55em;
    min-height: var(--pp-target);
    font-size: 0.9333em;
    line-height: 1.3;
    cursor: pointer;
  }

  .pp-check > input {
    flex: none;
    width: 1.1em;
    height: 1.1em;
    margin: 0;
    accent-color: var(--pp-accent);
    cursor: inherit;
  }

  .pp-range {
    width: 100%;
    min-width: 0;
    min-height: var(--pp-target);
    margin: 0;
    accent-color: var(--pp-accent);
    cursor: pointer;
  }

  /* One choice of a few, side by side: real radio buttons under their labels. */
  .pp-segments {
    display: flex;
    flex-wrap: wrap;
    margin: 0;
    padding: 0;
    border: 1px solid var(--pp-control-rule);
    border-radius: var(--pp-radius);
    background: var(--pp-surface);
  }

  .pp-segment {
    position: relative;
    flex: 1 1 0;
    min-width: min-content;
    min-height: var(--pp-target);
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.35em;
    padding: 0.25em 0.55em;
    border-inline-start: 1px solid var(--pp-rule);
    font-size: 0.9333em;
    line-height: 1.2;
    cursor: pointer;
    user-select: none;
    touch-action: manipulation;
  }

  .pp-segment:first-of-type {
    border-inline-start: 0;
  }

  .pp-segment > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }

  .pp-segment:hover {
    background: var(--pp-hover);
  }

  .pp-segment:has(:checked) {
    background: var(--pp-accent-soft);
    box-shadow: inset 0 -0.17em 0 var(--pp-accent);
  }

  /* A label, its control, and under both what is wrong or worth knowing. */
  .pp-field {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
    column-gap: 0.6em;
  }

  .pp-field-stacked {
    grid-template-columns: minmax(0, 1fr);
    row-gap: 0.2em;
  }

  /* Among others in a bar. */
  .pp-bar .pp-field {
    display: flex;
    gap: 0.5em;
    margin: 0;
  }

  .pp-field > .pp-hint,
  .pp-field > .pp-error {
    grid-column: 1 / -1;
  }

  .pp-label {
    color: var(--pp-ink-2);
    font-size: 0.9333em;
    line-height: 1.3;
  }

  p.pp-label {
    margin: 1em 0;
  }

  .pp-segment:has(:focus-visible) {
    outline: 2px solid var(--pp-focus);
    outline-offset: 2px;
  }

  .pp-segment:has(:focus-visible) {
    z-index: 1;
    border-radius: var(--pp-radius);
  }

  @media (forced-colors: active) {
    .pp-segment:has(:checked) {
      ${chosenInSystemColours}
    }
  }

  /* Smaller text makes iOS zoom into the page when a field is tapped. */
  @media (pointer: coarse) {
    .pp-input,
    .pp-select {
      font-size: max(16px, 0.9333em);
    }
  }

  /* What a message offers to do, below it. */
  .pp-offers {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4em;
    margin: 0.5em 0;
  }
`;
