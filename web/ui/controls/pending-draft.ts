import type { ReactiveController, ReactiveControllerHost } from "lit";

/** What may act without the focus leaving the field first: a press on the stage does at once, an assistant clicks. */
const presses = ["pointerdown", "click"] as const;

/** Hands over what has been typed into a field before a press elsewhere in its playground acts. */
export class PendingDraft implements ReactiveController {
  readonly #field: ReactiveControllerHost & HTMLElement;
  readonly #handOver: () => void;
  /** Where it listens while there is something to hand over. */
  #root: Node | null = null;

  constructor(field: ReactiveControllerHost & HTMLElement, handOver: () => void) {
    this.#field = field;
    this.#handOver = handOver;
    field.addController(this);
  }

  /** Something has been typed. */
  hold(): void {
    this.release();
    this.#root = this.#field.getRootNode();
    for (const type of presses) this.#root.addEventListener(type, this.#press, true);
  }

  /** It has been handed over, or taken back. */
  release(): void {
    for (const type of presses) this.#root?.removeEventListener(type, this.#press, true);
    this.#root = null;
  }

  hostDisconnected(): void {
    this.release();
  }

  readonly #press = (event: Event): void => {
    if (!event.composedPath().includes(this.#field)) this.#handOver();
  };
}
