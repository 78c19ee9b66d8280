import type { ReactiveController, ReactiveControllerHost } from "lit";

/** Tells when somebody presses, or goes with the focus, outside its host. */
export class OutsidePress implements ReactiveController {
  readonly #host: Element;
  readonly #tell: () => void;
  #listening = false;

  constructor(host: ReactiveControllerHost & Element, tell: () => void) {
    this.#host = host;
    this.#tell = tell;
    host.addController(this);
  }

  set listening(listening: boolean) {
    if (listening === this.#listening) return;
    this.#listening = listening;
    for (const type of ["pointerdown", "focusin"] as const) {
      if (listening) window.addEventListener(type, this.#hear, true);
      else window.removeEventListener(type, this.#hear, true);
    }
  }

  hostDisconnected(): void {
    this.listening = false;
  }

  readonly #hear = (event: Event): void => {
    if (!event.composedPath().includes(this.#host)) this.#tell();
  };
}
