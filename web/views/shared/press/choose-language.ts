import type { LanguageCode } from "../../../words/languages.js";

const type = "pp-language";

/** Tells the element which language its reader has chosen. It is sent to the element itself. */
export function chooseLanguage(host: EventTarget, language: LanguageCode): void {
  host.dispatchEvent(new CustomEvent(type, { detail: language }));
}

/** Hears what the reader chooses. */
export const languageChosen = {
  type,
  languageOf: (event: Event): LanguageCode => (event as CustomEvent<LanguageCode>).detail,
} as const;
