import { css } from "lit";
import { workCss } from "./work.css.js";

export const exportCss = css`
  ${workCss}
  pp-export {
    display: grid;
    grid-template-columns: minmax(5em, 1fr) auto auto;
    align-items: center;
    gap: 0.4em 0.5em;
    padding: 0.2em 0;
  }

  .pp-export-said,
  pp-export > textarea,
  .pp-export-picture {
    grid-column: 1 / -1;
    overflow-wrap: anywhere;
  }

  .pp-export-said:empty {
    display: none;
  }

  .pp-export-picture {
    max-width: 100%;
    border: 1px solid var(--pp-rule);
  }

  .pp-export-fields {
    gap: 0.4em 1em;
    margin-bottom: 0.4em;
  }
`;
