import type { LitElement, ReactiveController } from "lit";

const mark = "data-predicts";

/** Hides which examples are wrong now, on the stage and in the counts, while a prediction is asked for: they would tell it. */
export class HiddenAnswers implements ReactiveController {
  readonly #host: LitElement;
  #page: Element | null = null;

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
  }

  set hidden(hidden: boolean) {
    if (!this.#page || this.#page.hasAttribute(mark) === hidden) return;
    this.#page.toggleAttribute(mark, hidden);
    for (const stage of this.#page.querySelectorAll<LitElement>("pp-stage")) stage.requestUpdate();
  }

  hostConnected(): void {
    this.#page = this.#host.closest(".pp-app");
  }

  hostDisconnected(): void {
    this.hidden = false;
    this.#page = null;
  }
}
