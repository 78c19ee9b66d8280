import { html, nothing, type TemplateResult } from "lit";
import type { Words } from "../../state/words.js";
import { share } from "../../words/en/share/share.js";
import { takesDownloads } from "../shared/files/saved-file.js";
import "../shared/buttons/copy-button.js";

/** The playground itself, to be taken where there is no network. @param file Its address. */
export function offline(file: string, words: Words): TemplateResult {
  const say = words.room(share);
  return html`
    <p>${say.offline}</p>
    <div class="pp-row">
      <a class="pp-button" href=${file} download>${say.download}</a>
    </div>
    ${takesDownloads() ? nothing : inTab(file, words)}
    <p>${say.notInside}</p>
  `;
}

function inTab(address: string, words: Words): TemplateResult {
  const say = words.room(share);
  return html`
    <p>${say.mayBlock}</p>
    <pp-copy noun=${say.address} named .words=${words} .text=${address}></pp-copy>
  `;
}
