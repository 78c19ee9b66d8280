import { english, type Words } from "../state/words.js";
import { keptLanguage, type LanguageCode, languages, spokenOf } from "../words/languages.js";

/** The language that an element speaks, and its words once they have loaded. */
export class ElementLanguage {
  readonly #host: HTMLElement;
  readonly #onWords: (words: Words) => void;
  /** What the reader has chosen here; browsers that keep nothing forget it with the page. */
  #chosen: LanguageCode | null = null;
  #code: LanguageCode = "en";
  words: Words = english;

  /** @param onWords Called when `words` has changed. */
  constructor(host: HTMLElement, onWords: (words: Words) => void) {
    this.#host = host;
    this.#onWords = onWords;
  }

  /**
   * Follows what the page, its address and the reader want. Returns null when nothing has to load; otherwise a promise
   * that resolves when the first picture can be drawn: in English if the language could not be loaded.
   */
  follow(): Promise<void> | null {
    const code = this.#wanted();
    this.#code = code;
    const { load } = languages[code];
    if (load === null) {
      this.#speak(english);
      return null;
    }
    const said = load.all.module ?? load.first.module;
    if (said) {
      this.#speak(said.words);
      void this.#loadAll(code);
      return null;
    }
    return load.first.load().then(
      ({ words }) => {
        if (this.#code !== code) return;
        this.#speak(words);
        void this.#loadAll(code);
      },
      () => {},
    );
  }

  /** Speaks what the reader has chosen. */
  async choose(code: LanguageCode): Promise<void> {
    this.#chosen = code;
    await this.follow();
  }

  /** What a view says that opens before this has loaded is English until then. */
  async #loadAll(code: LanguageCode): Promise<void> {
    const words = await languages[code].load?.all.load().then(
      (all) => all.words,
      () => null,
    );
    if (words && this.#code === code) this.#speak(words);
  }

  #speak(words: Words): void {
    if (this.#ownsPage) document.documentElement.lang = words.locale;
    if (words === this.words) return;
    this.words = words;
    this.#onWords(words);
  }

  /** Whether the page is there for this element alone. */
  get #ownsPage(): boolean {
    return this.#host.hasAttribute("from-url");
  }

  /** The page that an element owns speaks as it does; in another, what its author says of the element comes first. */
  #wanted(): LanguageCode {
    const { lang } = this.#host;
    const asked = this.#ownsPage
      ? [new URLSearchParams(location.search).get("lang"), kept(), lang]
      : [lang, kept(), inherited(this.#host)];
    return spokenOf([this.#chosen, ...asked, ...navigator.languages]) ?? "en";
  }
}

/** The language of what stands around an element, through shadow roots. */
function inherited(element: Element): string | null {
  const around = element.parentElement?.closest("[lang]");
  if (around) return around.getAttribute("lang");
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? (root.host.getAttribute("lang") ?? inherited(root.host)) : null;
}

/** Storage throws in a frame that may not use it. */
function kept(): string | null {
  try {
    return localStorage.getItem(keptLanguage);
  } catch {
    return null;
  }
}
