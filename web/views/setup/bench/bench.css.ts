import { css } from "lit";

/** The column of the settings, and what is in it. */
export const benchCss = css`
  @container pp (min-width: 52em) {
    .pp-part[data-area="bench"] {
      display: block;
      grid-area: bench;
      width: clamp(15em, 20cqw, 20em);
      overflow: hidden auto;
      padding: 0.6em 1em 1em;
      border-right: 1px solid var(--pp-rule);
    }
  }

  pp-bench {
    color: var(--pp-ink);
    line-height: 1.4;
  }

  .pp-bench-head {
    gap: 0.6em;
  }

  pp-bench :is(h2, h3) {
    line-height: 1.3;
  }

  .pp-bench-section {
    border-top: 1px solid var(--pp-rule);
  }

  .pp-bench-section > summary {
    color: inherit;
    display: flex;
    align-items: baseline;
    gap: 0.5em;
    padding: 0.6em 0;
    box-sizing: border-box;
    border-radius: var(--pp-radius);
    list-style: none;
  }

  .pp-bench-section > summary::-webkit-details-marker {
    display: none;
  }

  .pp-bench-section > summary::after {
    content: "";
    flex: none;
    align-self: center;
    width: 0.4em;
    height: 0.4em;
    margin: 0 0.25em;
    border: solid var(--pp-ink-3);
    border-width: 0 1.5px 1.5px 0;
    transform: translateY(-25%) rotate(45deg);
  }

  .pp-bench-section:not([open]) > summary::after {
    transform: translateX(-25%) rotate(-45deg);
  }

  .pp-bench-section > summary:hover::after {
    border-color: var(--pp-ink);
  }

  .pp-bench-section > summary:focus-visible {
    outline-offset: 1px;
  }

  .pp-bench-words {
    overflow: hidden;
    color: var(--pp-ink-3);
    font-size: 0.8667em;
    text-align: end;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .pp-bench-section > pp-section {
    padding-bottom: 1.1em;
  }
`;
