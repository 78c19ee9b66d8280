import { css } from "lit";

/** The table of all combinations of words. */
export const combinationsCss = css`
  .pp-combinations {
    overflow-x: auto;
  }

  .pp-combinations table {
    font-size: 0.9333em;
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
    .pp-combinations :is(th, td) {
      padding-right: 0.55em;
    }
  }
`;
