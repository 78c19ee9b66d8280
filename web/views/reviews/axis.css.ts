import { css } from "lit";

/** The score axis that all reviews share, and the marks on it. */
export const axisCss = css`
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
`;
