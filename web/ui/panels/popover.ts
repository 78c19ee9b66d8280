import type { LitElement, ReactiveController } from "lit";
import { OutsidePress } from "./outside-press.js";

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
