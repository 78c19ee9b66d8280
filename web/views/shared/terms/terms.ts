import { html, type TemplateResult } from "lit";
import { lazy } from "../../../engine/lazy.js";
import type { Words } from "../../../state/document/notation/words.js";
import type { GlossaryWords } from "../../../words/generated/en/glossary.js";

const card = lazy(() => import("./card/index.js"));

/**
 * Opens the entry of the term that the pointer, the focus or a press has come to. A view hears `pointermove`, `focusin` and
 * `click` for all the terms in it: a term that comes under a pointer at rest opens nothing.
 */
export function hearTerm(event: Event, words: Words): void {
  const term = (event.target as Element).closest<HTMLElement>("[data-term]");
  if (term) {
    card.load().then(
      ({ hear }) => hear(event, term, words),
      () => {},
    );
  }
}

/** A term in bold, as the compiler of the lessons writes it too. */
export function termButton(name: keyof GlossaryWords, text: string): TemplateResult {
  return html`<strong><button type="button" class="pp-term" data-term=${name}>${text}</button></strong>`;
}
