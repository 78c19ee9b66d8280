import type { UiState } from "../../state/document/state.js";
import { keptLanguage, type LanguageCode } from "../../words/languages.js";
import { languageChosen } from "../shared/element-events.js";

/** Has an element speak a language: now and, without `keep=none`, at the next visit. */
export function chooseLanguage(host: Element, language: LanguageCode, { keep }: Pick<UiState, "keep">): void {
  try {
    if (keep !== "none") localStorage.setItem(keptLanguage, language);
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
  if (host.hasAttribute("from-url")) writeToAddress(language);
  host.dispatchEvent(languageChosen.event(language));
}

/** The address may name another language, which the next visit would follow. */
function writeToAddress(language: LanguageCode): void {
  const { search, hash } = location;
  const now = search.replace(/([?&]lang=)[^&]*/, `$1${language}`);
  if (now === search) return;
  try {
    history.replaceState(history.state, "", now + hash);
  } catch {
    // WebKit refuses too many changes: it then stays as it is.
  }
}
