import { css } from "lit";

export const verdictCss = css`
  /* As high with its button as without: nothing moves when the verdict comes. */
  .pp-verdict-line {
    gap: 0.45em;
    height: max(1.8em, var(--pp-target));
    min-width: 0;
    font-size: 0.9333em;
    line-height: 1.2;
  }

  .pp-verdict-mark {
    flex: none;
    width: 1em;
    height: 1em;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
  }

  .pp-verdict-gap {
    stroke: var(--pp-bg);
  }

  .pp-verdict-line[data-mark="separable"] > .pp-verdict-mark {
    color: var(--pp-accent);
  }

  .pp-verdict-line[data-mark="inseparable"] > .pp-verdict-mark {
    color: var(--pp-warning);
  }

  .pp-verdict-line[data-mark="open"] {
    color: var(--pp-ink-2);
  }

  .pp-verdict-why {
    flex: none;
    min-height: var(--pp-target);
    min-width: var(--pp-target);
    padding: 0 0.4em;
    color: var(--pp-accent);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  .pp-verdict-why[aria-pressed="true"] {
    background: var(--pp-accent-soft);
    font-weight: 600;
  }

  .pp-verdict-why:focus-visible {
    outline-offset: -2px;
  }

  @media (forced-colors: active) {
    .pp-verdict-gap {
      stroke: Canvas;
    }

    .pp-verdict-why[aria-pressed="true"] {
      outline: 1px solid Highlight;
    }
  }

  @media print {
    .pp-verdict-why {
      display: none;
    }
  }
`;
