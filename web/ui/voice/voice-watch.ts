import type { ReactiveController, ReactiveControllerHost } from "lit";

type Voice = Pick<SpeechSynthesisVoice, "lang" | "default">;

/** A voice, and whether its language is another than the one asked for. */
interface Chosen<V extends Voice> {
  readonly voice: V;
  readonly isOther: boolean;
}

const languageOf = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0] ?? "";

/** The voice for a language, the browser's own choice first. Where none speaks it, any is better than silence; null where there is none. */
export function voiceFor<V extends Voice>(locale: string, voices: readonly V[]): Chosen<V> | null {
  const fitting = voices.filter(({ lang }) => languageOf(lang) === languageOf(locale));
  const from = fitting.length > 0 ? fitting : voices;
  const voice = from.find((one) => one.default) ?? from[0];
  return voice ? { voice, isOther: fitting.length === 0 } : null;
}

/** Milliseconds that a browser has for naming its voices: some know them only later, and tell. */
const patience = 1500;

/** Which voices the browser has. The host is drawn again when that differs. */
export class VoiceWatch implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #synthesis: SpeechSynthesis | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waited = false;

  constructor(host: ReactiveControllerHost, synthesis: SpeechSynthesis | undefined = globalThis.speechSynthesis) {
    this.#host = host;
    this.#synthesis = synthesis;
    host.addController(this);
  }

  /** Whether the browser can speak at all. */
  get speaks(): boolean {
    return this.#synthesis !== undefined;
  }

  get all(): readonly SpeechSynthesisVoice[] {
    return this.#synthesis?.getVoices() ?? [];
  }

  /** Whether `all` can be believed: it has some, or has had the time to. */
  get asked(): boolean {
    return this.#waited || this.all.length > 0;
  }

  hostConnected(): void {
    this.#synthesis?.addEventListener?.("voiceschanged", this.#changed);
    this.#timer = setTimeout(() => {
      this.#waited = true;
      this.#changed();
    }, patience);
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
    this.#synthesis?.removeEventListener?.("voiceschanged", this.#changed);
  }

  readonly #changed = (): void => this.#host.requestUpdate();
}
