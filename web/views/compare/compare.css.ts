import { css } from "lit";
import { barCss } from "./bar.css.js";
import { tableCss } from "./comparison-table.css.js";
import { curvesCss } from "./curves.css.js";
import { panesCss } from "./panes.css.js";

/** Several stages, the table and the curves. They come with the late parts. */
export const compareCss = css`
  ${barCss}
  ${panesCss}
  ${tableCss}
  ${curvesCss}
`;
