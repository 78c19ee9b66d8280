import type { ReactiveController, ReactiveControllerHost } from "lit";

/** Says on its host that the page is about to be printed: canvases take their colours before the style sheets for paper apply. */
export class Paper implements ReactiveController {
  readonly #host: Element;

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener("beforeprint", this.#before);
    addEventListener("afterprint", this.#after);
  }

  hostDisconnected(): void {
    removeEventListener("beforeprint", this.#before);
    removeEventListener("afterprint", this.#after);
  }

  readonly #before = (): void => this.#host.setAttribute("printing", "");
  readonly #after = (): void => this.#host.removeAttribute("printing");
}
