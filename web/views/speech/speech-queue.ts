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
  #waiting: readonly (readonly [Part, Speaking])[] = [];
  /** A browser may forget an utterance that nobody else keeps. */
  #current: { readonly part: Part; readonly utterance: SpeechSynthesisUtterance } | null = null;

  /** @param at called with each part when the voice comes to it, and with null when nothing is left, or it is silenced. */
  constructor(at: (part: Part | null) => void, synthesis: SpeechSynthesis | undefined = globalThis.speechSynthesis) {
    this.#at = at;
    this.#synthesis = synthesis;
  }

  /** Speaks these after what is still waiting. */
  say(parts: readonly Part[], speaking: Speaking): void {
    if (!this.#synthesis) return;
    this.#waiting = [...this.#waiting, ...parts.map((part) => [part, speaking] as const)];
    if (!this.#current) this.#next();
  }

  /** Takes back what has not been spoken to its end. */
  drop(matches: (part: Part) => boolean): void {
    this.#waiting = this.#waiting.filter(([part]) => !matches(part));
    if (!this.#current || !matches(this.#current.part)) return;
    this.#current = null;
    this.#synthesis?.cancel();
    this.#next();
  }

  silence(): void {
    this.drop(() => true);
  }

  #next(): void {
    const [next, ...waiting] = this.#waiting;
    this.#waiting = waiting;
    if (!next) {
      this.#at(null);
      return;
    }
    const [part, { lang, voice }] = next;
    const utterance = new SpeechSynthesisUtterance(part.text);
    this.#current = { part, utterance };
    utterance.lang = voice?.lang ?? lang;
    utterance.voice = voice;
    utterance.onstart = () => this.#current?.utterance === utterance && this.#at(part);
    utterance.onend = () => this.#ended(utterance);
    utterance.onerror = () => this.#ended(utterance);
    this.#synthesis?.speak(utterance);
  }

  #ended(utterance: SpeechSynthesisUtterance): void {
    if (this.#current?.utterance !== utterance) return;
    this.#current = null;
    this.#next();
  }
}
