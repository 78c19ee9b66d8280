import { css } from "lit";

/** The table of all combinations of words. */
export const combinationsCss = css`
  .pp-combinations table {
    font-size: 0.9333em;
  }

  .pp-combinations th,
  .pp-combinations tr[data-tie] .pp-combinations-label,
  .pp-combinations-none {
    color: var(--pp-ink-2);
  }

  .pp-combinations :is(th, td) {
    padding: 0.2em 0.9em 0.2em 0;
    text-align: start;
  }

  .pp-combinations td[data-on] {
    font-weight: 700;
  }

  .pp-combinations-label > svg {
    width: 1.1em;
    height: 1.1em;
    vertical-align: -0.2em;
  }

  @container pp-reviews (max-width: 38em) {
    .pp-combinations :is(th, td) {
      padding-inline-end: 0.55em;
    }
  }
`;
