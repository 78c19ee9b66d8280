/** A voice of the browser, in the one language of a page. */
export interface Speaking {
  readonly lang: string;
  readonly voice: SpeechSynthesisVoice | null;
}

interface Said {
  readonly text: string;
}

/** Speaks texts one after the other. */
export class SpeechQueue<Part extends Said> {
  readonly #synthesis: SpeechSynthesis | undefined;
  readonly #at: (part: Part | null) => void;
  /** What has still to be spoken. A browser may forget an utterance that nobody else keeps. */
  readonly #waiting = new Set<SpeechSynthesisUtterance>();

  /** @param at called with each part when the voice comes to it, and with null when it ends or is silenced. */
  constructor(at: (part: Part | null) => void, synthesis: SpeechSynthesis | undefined = globalThis.speechSynthesis) {
    this.#at = at;
    this.#synthesis = synthesis;
  }

  /** Whether it is still speaking. */
  get busy(): boolean {
    return this.#waiting.size > 0;
  }

  /** Speaks these after what is still waiting: to interrupt that, silence it first. */
  say(parts: readonly Part[], { lang, voice }: Speaking): void {
    for (const part of this.#synthesis ? parts : []) {
      const utterance = new SpeechSynthesisUtterance(part.text);
      utterance.lang = voice?.lang ?? lang;
      utterance.voice = voice;
      utterance.onstart = () => this.#waiting.has(utterance) && this.#at(part);
      utterance.onend = () => this.#ended(utterance);
      utterance.onerror = () => this.#ended(utterance);
      this.#waiting.add(utterance);
      this.#synthesis?.speak(utterance);
    }
  }

  silence(): void {
    if (!this.busy) return;
    this.#waiting.clear();
    this.#synthesis?.cancel();
    this.#at(null);
  }

  #ended(utterance: SpeechSynthesisUtterance): void {
    if (this.#waiting.delete(utterance) && !this.busy) this.#at(null);
  }
}
