import type { ReactiveController, ReactiveControllerHost } from "lit";

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
