import type { ReactiveController, ReactiveControllerHost } from "lit";

/**
 * Says on its host that the page is about to be printed: canvases take their colours before the style sheets for paper
 * apply. Then nothing is waited for any more: what is printed besides loads when Ctrl or ⌘ is held, or the pointer leaves
 * for the menu of the browser.
 */
export class Paper implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #load: () => void;

  constructor(host: ReactiveControllerHost & Element, load: () => void) {
    this.#host = host;
    this.#load = load;
    host.addController(this);
  }

  hostConnected(): void {
    for (const name of ["beforeprint", "afterprint"]) addEventListener(name, this.#print);
    addEventListener("keydown", this.#near);
    document.documentElement.addEventListener("pointerleave", this.#near);
  }

  hostDisconnected(): void {
    for (const name of ["beforeprint", "afterprint"]) removeEventListener(name, this.#print);
    removeEventListener("keydown", this.#near);
    document.documentElement.removeEventListener("pointerleave", this.#near);
  }

  readonly #print = ({ type }: Event): void => {
    this.#host.toggleAttribute("printing", type === "beforeprint");
    this.#host.requestUpdate();
  };

  readonly #near = (event: Event): void => {
    if (!(event instanceof KeyboardEvent) || event.ctrlKey || event.metaKey) this.#load();
  };
}
