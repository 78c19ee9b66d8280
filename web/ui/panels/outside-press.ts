import type { ReactiveController, ReactiveControllerHost } from "lit";

/** Tells when somebody presses, or goes with the focus, outside its host, or outside some part of that. */
export class OutsidePress implements ReactiveController {
  readonly #host: Element;
  readonly #tell: (event: Event) => void;
  readonly #inside: string | null;
  /** Ends the listening; null while there is none. */
  #ended: AbortController | null = null;

  constructor(host: ReactiveControllerHost & Element, tell: (event: Event) => void, inside: string | null = null) {
    this.#inside = inside;
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
    const path = event.composedPath();
    const inside = this.#inside;
    const within =
      path.includes(this.#host) &&
      (inside === null || path.some((node) => node instanceof Element && node.matches(inside)));
    if (!within) this.#tell(event);
  };
}
