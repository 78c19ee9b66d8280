import { html, type TemplateResult } from "lit";
import type { Words } from "../../../state/document/notation/words.js";
import { guide } from "../../../words/en/shared/guide.js";

/** How a guide is left, and what then stands on the page. */
interface Leave {
  readonly title: string;
  readonly label: string;
  readonly press: () => void;
}

/** Above all that guides: what it belongs to, and the way out. */
export function guideHead(over: unknown, { title, label, press }: Leave, words: Words): TemplateResult {
  return html`
    <header class="pp-line">
      <p class="pp-grow pp-note pp-guide-over">${over}</p>
      <button class="pp-button pp-button-quiet pp-guide-leave" type="button" title=${title} aria-label=${label} @click=${press}>${words.room(guide).leave}</button>
    </header>
  `;
}

/** What it is about; the focus comes here when it is opened. */
export function guideHeading(text: string): TemplateResult {
  return html`<h2 class="pp-guide-heading" tabindex="-1">${text}</h2>`;
}
