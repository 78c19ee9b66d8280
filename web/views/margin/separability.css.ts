import { css } from "lit";

export const separabilityCss = css`
  pp-margin {
    container-type: inline-size;
  }

  .pp-separability {
    align-items: start;
    gap: 1.2em 3.5em;
    font-size: 0.9333em;
  }

  @container (min-width: 736px) {
    .pp-separability {
      grid-template-columns: minmax(0, 42em) minmax(0, 36em);
    }
  }

  .pp-separability-words,
  .pp-separability-numbers {
    display: flex;
    flex-direction: column;
    gap: 0.55em;
    min-width: 0;
  }

  .pp-separability .pp-verdict {
    padding-inline-start: 0.7em;
    border-inline-start: 2px solid var(--pp-accent);
  }

  .pp-separability strong {
    font-weight: 650;
  }

  .pp-separability[data-stale] > * > :not(.pp-hint) {
    opacity: 0.55;
  }

  .pp-separability var,
  .pp-separability b {
    font-family: var(--pp-serif);
  }

  .pp-separability .pp-check {
    font-size: 1em;
  }

  .pp-measures {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.15em 0.8em;
  }

  .pp-measures > dt {
    color: var(--pp-ink-2);
  }

  .pp-measures > dd {
    text-align: end;
  }

  .pp-measures > dd.pp-hint {
    grid-column: 1 / -1;
    margin: 0 0 0.5em;
    text-align: start;
  }

  /* Positioned, so that what is hidden from sight scrolls with it and does not make the page longer. */
  .pp-separators,
  .pp-witness {
    position: relative;
    overflow: auto;
    max-height: 22em;
  }

  .pp-separators:focus-visible,
  .pp-witness:focus-visible {
    border-radius: var(--pp-radius);
  }

  .pp-separability table {
    width: 100%;
  }

  .pp-separability :is(th, td) {
    padding: 0.22em 0 0.22em 0.8em;
    vertical-align: baseline;
  }

  .pp-separability :is(th, td):first-child {
    padding-inline-start: 0;
    text-align: start;
  }

  .pp-separability thead :is(th, td) {
    color: var(--pp-ink-3);
    line-height: 1.25;
    white-space: normal;
  }

  .pp-separators tfoot td {
    border-bottom: 0;
    white-space: normal;
  }

  /* As the lines on the stage: solid for the positives, dashed for the negatives. */
  .pp-witness th[scope="rowgroup"] {
    padding-top: 0.6em;
    border-bottom: 2px solid var(--pp-positive);
    font-weight: 650;
  }

  .pp-witness-negative th[scope="rowgroup"] {
    border-bottom: 2px dashed var(--pp-negative);
  }

  .pp-witness-example {
    min-width: var(--pp-target);
    min-height: min(1.6em, var(--pp-target));
    padding: 0 0.4em;
    border: 2px solid transparent;
    border-radius: var(--pp-radius);
    text-decoration: underline dotted;
    text-underline-offset: 0.2em;
  }

  @media (pointer: coarse) {
    .pp-witness-example {
      min-height: var(--pp-target);
    }
  }

  .pp-witness-example[data-lit] {
    border-color: var(--pp-ink);
    font-weight: 700;
  }

  @media print {
    .pp-witness :is(td, th) {
      padding-block: 0.1em;
    }

    .pp-witness-example {
      min-height: 0 !important;
      padding: 0;
      border: 0;
      text-decoration: none;
    }
  }

  .pp-witness .pp-witness-sum > * {
    border-bottom: 0;
    font-weight: 650;
  }
`;
