import { css } from "lit";

/** The reviews in place of the stage. */
export const reviewsCss = css`
  .pp-part[data-part="stage"]:has(pp-reviews) {
    height: auto;
  }

  /* The list is longer than a phone: the transport stays at hand, as it does under several stages. */
  @media (min-height: 40em) {
    .pp-app:has(pp-reviews) > .pp-part[data-part="transport"] {
      position: sticky;
      bottom: 0;
      z-index: 2;
    }
  }

  @container (min-width: 52em) {
    .pp-app:has(pp-reviews) > .pp-part[data-part="transport"] {
      position: static;
    }
  }

  pp-reviews {
    min-height: 0;
    /* What is hidden from sight in it scrolls with it. */
    position: relative;
    overflow: hidden auto;
    container: pp-reviews / inline-size;
  }

  .pp-reviews {
    --pp-side: max(var(--pp-target), 2.1em);
    padding: 12px 16px 16px;
  }

  .pp-reviews .pp-heading {
    margin: 1.4em 0 0.4em;
  }

  .pp-reviews > .pp-heading:first-child {
    margin-top: 0;
  }

  .pp-reviews-text {
    max-width: 54em;
    margin: 0.35em 0;
    font-size: 0.9333em;
  }

  .pp-reviews-buttons {
    margin: 0.5em 0;
  }

  .pp-reviews-words {
    gap: 0.4em 0.75em;
    margin: 0.6em 0;
  }

  .pp-word-list,
  .pp-review-features,
  .pp-review-list {
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
    padding-inline-start: 0.6em;
    border: 1px solid var(--pp-rule);
    border-radius: var(--pp-radius);
    background: var(--pp-accent-soft);
    overflow-wrap: anywhere;
  }

  .pp-word-add .pp-field {
    grid-template-columns: auto 8em;
  }

  @media print {
    .pp-part[data-area="stage"]:has(pp-reviews) {
      break-inside: auto;
    }

    .pp-reviews :is(.pp-reviews-buttons, .pp-reviews-words .pp-button, .pp-word-add) {
      display: none !important;
    }
  }
`;
