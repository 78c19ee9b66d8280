import { html, type TemplateResult } from "lit";
import type { Words } from "../../state/words.js";
import { header } from "../../words/en/page/header.js";
import { type LanguageCode, languages } from "../../words/languages.js";
import { options } from "../shared/controls/options.js";
import { chooseLanguage } from "./choose-language.js";

const CHOICES = Object.entries(languages).map(([code, { name }]) => ({ value: code as LanguageCode, title: name }));

/** Which language the page speaks. */
export function languageChoice(view: Element, words: Words, id: string): TemplateResult {
  const choose = (event: Event): void => {
    const chosen = CHOICES.find(({ value }) => value === (event.target as HTMLSelectElement).value);
    const root = view.getRootNode();
    if (chosen && root instanceof ShadowRoot) chooseLanguage(root.host, chosen.value);
  };
  return html`
    <div class="pp-line pp-header-choice pp-header-language">
      <label class="pp-label" for=${id}>${words.room(header).language}</label>
      <select class="pp-select" id=${id} @change=${choose}>
        ${options(CHOICES, words.locale as LanguageCode)}
      </select>
    </div>
  `;
}
