/** A voice of the browser, in the one language of a page. */
export interface Speaking {
  readonly lang: string;
  readonly voice: SpeechSynthesisVoice | null;
}

interface Said {
  readonly text: string;
}

/** Speaks texts one after the other. What is said next interrupts them. */
export class SpeechQueue<Part extends Said> {
  readonly #synthesis: SpeechSynthesis | undefined;
  readonly #at: (part: Part | null) => void;
  /** Kept until they have been spoken: a browser may forget one that nobody else knows. */
  #utterances: readonly SpeechSynthesisUtterance[] = [];

  /** @param at called with each part when the voice comes to it, and with null when it ends or is silenced. */
  constructor(at: (part: Part | null) => void, synthesis: SpeechSynthesis | undefined = globalThis.speechSynthesis) {
    this.#at = at;
    this.#synthesis = synthesis;
  }

  say(parts: readonly Part[], { lang, voice }: Speaking): void {
    this.silence();
    const all = parts.map((part) => {
      const utterance = new SpeechSynthesisUtterance(part.text);
      utterance.lang = voice?.lang ?? lang;
      utterance.voice = voice;
      utterance.onstart = () => this.#utterances === all && this.#at(part);
      utterance.onend = () => this.#ended(all, utterance);
      utterance.onerror = () => this.#ended(all, utterance);
      return utterance;
    });
    this.#utterances = all;
    for (const utterance of all) this.#synthesis?.speak(utterance);
  }

  silence(): void {
    if (this.#utterances.length === 0) return;
    this.#utterances = [];
    this.#synthesis?.cancel();
    this.#at(null);
  }

  #ended(all: readonly SpeechSynthesisUtterance[], utterance: SpeechSynthesisUtterance): void {
    if (this.#utterances !== all || utterance !== all.at(-1)) return;
    this.#utterances = [];
    this.#at(null);
  }
}
