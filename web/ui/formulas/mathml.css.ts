import { css } from "lit";

/** Formulas, in whichever view they stand. */
export const mathmlCss = css`
  .pp-math {
    width: max-content;
    margin: 0;
    font-family: "STIX Two Math", "Cambria Math", "Latin Modern Math", "DejaVu Math TeX Gyre", math, var(--pp-serif);
    font-size: 1.1333em;
  }

  :is(.pp-math, .pp-equation-noted) + .pp-math {
    margin-top: 0.5em;
  }

  .pp-math-lines {
    margin: 0;
  }

  /* Chromium aligns the cells of a formula only by the -webkit- values, the others only by the plain ones. */
  .pp-math-lines > mtr > mtd {
    padding: 0.28em 0;
    text-align: left;
    text-align: -webkit-left;
  }

  /* Wide enough for every left side, so that the relations of all the equations stand under one another. */
  .pp-math-lines > mtr > .pp-math-left {
    min-width: 2.3em;
    text-align: right;
    text-align: -webkit-right;
  }

  /* WebKit would align the parts of a row each by itself, over one another. */
  .pp-math-left * {
    text-align: left;
  }

  .pp-math-column mtd {
    padding: 0.12em 0.1em;
    text-align: right;
    text-align: -webkit-right;
  }

  .pp-math-column mtd + mtd {
    padding-left: 0.6em;
  }

  .pp-math-vector {
    font-weight: bold;
  }

  .pp-math-weight {
    color: var(--pp-accent);
  }

  .pp-math mtext {
    font-family: var(--pp-serif);
    font-size: 0.95em;
  }

  .pp-math-mistake {
    font-weight: 650;
  }

  .pp-math-inline {
    font-family: "STIX Two Math", "Cambria Math", "Latin Modern Math", "DejaVu Math TeX Gyre", math, var(--pp-serif);
    font-size: 1.0667em;
  }
`;
