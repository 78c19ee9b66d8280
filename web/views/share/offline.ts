import { html, nothing, type TemplateResult } from "lit";
import { takesDownloads } from "../shared/files/saved-file.js";
import "../shared/buttons/copy-button.js";

/** The playground itself, to be taken where there is no network. @param file Its address. */
export function offline(file: string): TemplateResult {
  return html`
    <p>The whole playground is one file: keep it, and a double-click opens it in a browser, without a network.</p>
    <div class="pp-row">
      <a class="pp-button" href=${file} download>Download for offline use</a>
    </div>
    ${takesDownloads() ? nothing : inTab(new URL(file, document.baseURI).href)}
    <p>What is drawn here does not go with it: save that as a file too, and open it there.</p>
  `;
}

function inTab(address: string): TemplateResult {
  return html`
    <p>The frame around this page may block downloads. If the file does not arrive, open its address in a tab of its own.</p>
    <pp-copy noun="address" named .text=${address}></pp-copy>
  `;
}
