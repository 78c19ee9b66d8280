import { html, type TemplateResult } from "lit";
import type { Dispatch } from "../../state/intent.js";
import type { Words } from "../../state/words.js";
import { share } from "../../words/en/share/share.js";

/** The way to the dialogue with the sheet. */
export function worksheet(dispatch: Dispatch, words: Words): TemplateResult {
  const say = words.room(share);
  const open = (): void => dispatch({ type: "set-ui", ui: { worksheet: "page", share: false } });
  return html`
    <p>${say.worksheet}</p>
    <button type="button" class="pp-button" @click=${open}>${say.makeWorksheet}</button>
  `;
}
