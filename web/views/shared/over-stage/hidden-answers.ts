import type { LitElement, ReactiveController } from "lit";

const mark = "data-predicts";

/** What the page shows that can be what is asked for: see over-stage.css.ts. */
export type Answering = "mistakes" | "verdict" | "weights";

/** Hides what would answer a question, on the stage and around it, while that is open. */
export class HiddenAnswers implements ReactiveController {
  readonly #host: LitElement;
  #page: Element | null = null;

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
  }

  /** Whatever is hidden, which examples are wrong now is: that says how the weights are. */
  set hidden(hidden: readonly Answering[]) {
    const names = hidden.join(" ");
    if (!this.#page || (this.#page.getAttribute(mark) ?? "") === names) return;
    if (names === "") this.#page.removeAttribute(mark);
    else this.#page.setAttribute(mark, names);
    for (const stage of this.#page.querySelectorAll<LitElement>("pp-stage")) stage.requestUpdate();
  }

  hostConnected(): void {
    this.#page = this.#host.closest(".pp-app");
  }

  hostDisconnected(): void {
    this.hidden = [];
    this.#page = null;
  }
}
