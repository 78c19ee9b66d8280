import { css } from "lit";
import { raised } from "../../controls/recipes.css.js";

export const cardCss = css`
  .pp-card {
    position: fixed;
    inset: var(--pp-card-top, 0) auto auto var(--pp-card-left, 0);
    z-index: 9;
    box-sizing: border-box;
    width: max-content;
    max-width: min(22em, 100vw - 32px);
    max-height: var(--pp-card-room, none);
    margin: 0;
    overflow: hidden auto;
    padding: 0.6em 0.9em 0.7em;
    ${raised}
    border-color: var(--pp-control-rule);
    color: var(--pp-ink);
    font: normal 0.9333em / 1.4 var(--pp-font);
    text-align: left;
    text-wrap: pretty;
  }

  .pp-card math {
    overflow: auto hidden;
    margin-top: 0.4em;
    font-family: "STIX Two Math", "Cambria Math", "Latin Modern Math", "DejaVu Math TeX Gyre", math, var(--pp-serif);
    font-size: 1.1em;
  }

  .pp-card mtd {
    padding: 0.1em 0.4em;
  }

  @media print {
    .pp-card {
      display: none;
    }
  }
`;
