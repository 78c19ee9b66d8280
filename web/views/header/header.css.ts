import { css } from "lit";
import { hidden } from "../shared/controls/recipes.css.js";

export const headerCss = css`
  pp-header {
    position: relative;
    color: var(--pp-ink);
    line-height: 1.4;
  }

  /* The width that counts is the playground's, not the window's. */
  .pp-header-frame {
    container-type: inline-size;
  }

  .pp-header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5em 1.2em;
  }

  .pp-header h1 {
    flex: 1 1 min-content;
    font-family: var(--pp-serif);
    font-size: 1.4em;
    font-weight: 500;
    letter-spacing: -0.005em;
    line-height: 1.2;
    max-height: 2.4em;
    overflow: hidden;
    overflow-wrap: break-word;
  }

  .pp-header-preferences svg {
    display: none;
    width: 1.3em;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.6;
  }

  /* One row at any width, but of long words: the title takes two lines. */
  @container (max-width: 52em) {
    .pp-header {
      gap: 0.25em;
    }

    .pp-header > h1 {
      font-size: clamp(0.8em, 3.7cqw, 1.1em);
      line-height: 1.15;
    }

    .pp-header > .pp-button {
      flex: none;
      padding-inline: 0.35em;
    }

  }

  @container (max-width: 44em) {
    .pp-header-preferences svg {
      display: block;
    }

    .pp-header-preferences > span {
      ${hidden}
    }
  }

  /* Beyond the padding of its place, so that all buttons are in one row. */
  @container (max-width: 24.5em) {
    .pp-header {
      gap: 0.15em;
      margin-inline: -0.5em;
    }

    .pp-header > h1 {
      font-size: max(0.75em, 3.4cqw);
    }

    .pp-header > .pp-button {
      padding-inline: 0.15em;
    }
  }

  /* No lecture hall is so narrow, and whoever is in one gets out of it. */
  @container (max-width: 27em) {
    .pp-header > [aria-pressed="false"] {
      display: none;
    }
  }

  @container (max-width: 21em) {
    .pp-header > h1 {
      ${hidden}
    }
  }
`;
