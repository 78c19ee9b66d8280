import { css } from "lit";
import { barCss } from "../panes/compare-bar.css.js";
import { panesCss } from "../panes/panes.css.js";
import { tableCss } from "./comparison-table.css.js";
import { curvesCss } from "./curves.css.js";

/** Several stages, the table and the curves. */
export const compareCss = css`
  ${barCss}
  ${panesCss}
  ${tableCss}
  ${curvesCss}
`;
