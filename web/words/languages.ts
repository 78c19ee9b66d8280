import { type Lazy, lazy } from "../engine/lazy.js";
import type { Words } from "../state/document/notation/words.js";

interface Spoken {
  readonly words: Words;
}

/** A language that the page speaks. */
interface Language {
  /** In the language itself. */
  readonly name: string;
  /** What the first picture says, and everything. English is part of the page. */
  readonly load: { readonly first: Lazy<Spoken>; readonly all: Lazy<Spoken> } | null;
}

/** By what `lang` says of them. */
export const languages = {
  en: { name: "English", load: null },
  de: {
    name: "Deutsch",
    load: { first: lazy(() => import("./de/first/index.js")), all: lazy(() => import("./de/all/index.js")) },
  },
} as const satisfies Readonly<Record<string, Language>>;

/** Under which name the browser keeps what its reader has chosen. */
export const keptLanguage = "perceptron-playground.language";

export type LanguageCode = keyof typeof languages;

/** The first of these languages that the page speaks: "de-AT" is German. */
export function spokenOf(tags: Iterable<string | null | undefined>): LanguageCode | null {
  for (const tag of tags) {
    const code = tag?.toLowerCase().split("-")[0] ?? "";
    if (Object.hasOwn(languages, code)) return code as LanguageCode;
  }
  return null;
}
