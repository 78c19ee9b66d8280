import { css } from "lit";

/** A word in bold that has an entry in the glossary. */
export const termsCss = css`
  .pp-term {
    font-weight: inherit;
    text-align: inherit;
    text-decoration: underline dotted 1px;
    text-underline-offset: 0.2em;
    cursor: help;
  }

  .pp-term:is(:hover, [aria-describedby]) {
    color: var(--pp-accent);
  }

  @media print {
    .pp-term {
      color: inherit;
      text-decoration: none;
    }
  }
`;
