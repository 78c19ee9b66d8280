import { css } from "lit";
import { tableCss } from "./comparison-table.css.js";
import { curvesCss } from "./curves.css.js";

/** The table and the curves. */
export const compareCss = css`
  ${tableCss}
  ${curvesCss}
`;
