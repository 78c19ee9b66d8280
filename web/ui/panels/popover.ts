import type { LitElement, ReactiveController, ReactiveControllerHost } from "lit";

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

/**
 * What a button opens and closes, in the same host: Escape and a press elsewhere close it too, and so does the focus that
 * goes elsewhere. Escape gives the focus back to the button.
 */
export class Popover implements ReactiveController {
  readonly #host: LitElement;
  readonly #opener: string;
  readonly #outside: OutsidePress;
  #open = false;

  /** @param opener a selector of the button. @param inside of the button and what it opens. */
  constructor(host: LitElement, opener: string, inside: string) {
    this.#host = host;
    this.#opener = opener;
    this.#outside = new OutsidePress(
      host,
      () => {
        this.open = false;
      },
      inside,
    );
    host.addController(this);
  }

  hostConnected(): void {
    this.#outside.listening = this.#open;
  }

  get open(): boolean {
    return this.#open;
  }

  set open(open: boolean) {
    if (open === this.#open) return;
    this.#open = open;
    this.#outside.listening = open;
    this.#host.requestUpdate();
  }

  /** Closes it, and gives the focus back to its button. */
  readonly leave = (): void => {
    this.open = false;
    this.#host.querySelector<HTMLElement>(this.#opener)?.focus();
  };

  readonly toggle = (): void => {
    this.open = !this.#open;
  };

  readonly escape = (event: KeyboardEvent): void => {
    // A field may have used it itself.
    if (event.key !== "Escape" || event.defaultPrevented || !this.#open) return;
    event.preventDefault();
    this.leave();
  };
}
