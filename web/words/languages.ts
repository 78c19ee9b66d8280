import { languages } from "./generated/languages.js";

/** Under which name the browser keeps what its reader has chosen. */
export const keptLanguage = "perceptron-playground.language";

export { languages };

export type LanguageCode = keyof typeof languages;

/** The first of these languages that the page speaks: "de-AT" is German. */
export function spokenOf(tags: Iterable<string | null | undefined>): LanguageCode | null {
  for (const tag of tags) {
    const code = tag?.toLowerCase().split("-")[0] ?? "";
    if (Object.hasOwn(languages, code)) return code as LanguageCode;
  }
  return null;
}
