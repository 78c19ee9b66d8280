import { html, type TemplateResult } from "lit";
import type { Dispatch } from "../../state/intent.js";

/** The way to the dialogue with the sheet. */
export function worksheet(dispatch: Dispatch): TemplateResult {
  const open = (): void => dispatch({ type: "set-ui", ui: { worksheet: "page", share: false } });
  return html`
    <p>
      The run of the lead to be worked out by hand: a table with blanks, a plot to draw the boundary into, and the solution
      on a page of its own. To be printed, or as Markdown or LaTeX; and others like it, by a seed.
    </p>
    <button type="button" class="pp-button" @click=${open}>Make a worksheet</button>
  `;
}
