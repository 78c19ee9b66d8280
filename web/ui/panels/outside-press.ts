import type { ReactiveController, ReactiveControllerHost } from "lit";

/** Tells when somebody presses, or goes with the focus, outside its host. */
export class OutsidePress implements ReactiveController {
  readonly #host: Element;
  readonly #tell: (event: Event) => void;
  /** Ends the listening; null while there is none. */
  #ended: AbortController | null = null;

  constructor(host: ReactiveControllerHost & Element, tell: (event: Event) => void) {
    this.#host = host;
    this.#tell = tell;
    host.addController(this);
  }

  set listening(listening: boolean) {
    if (listening === (this.#ended !== null)) return;
    this.#ended?.abort();
    this.#ended = listening ? this.#listen() : null;
  }

  hostDisconnected(): void {
    this.listening = false;
  }

  #listen(): AbortController {
    const ended = new AbortController();
    const options = { capture: true, signal: ended.signal };
    window.addEventListener("pointerdown", this.#hear, options);
    // Where the focus goes from one place of a shadow root to another, nobody outside of it hears of it.
    for (const target of [window, this.#host.getRootNode()]) target.addEventListener("focusin", this.#hear, options);
    return ended;
  }

  readonly #hear = (event: Event): void => {
    if (!event.composedPath().includes(this.#host)) this.#tell(event);
  };
}
