import type { LitElement, ReactiveController } from "lit";
import type { Shown } from "../../../state/course/lessons/lesson.js";

const mark = "data-predicts";

/** What each part of a page that asks has hidden there: in the hall a lesson and the lecturer may ask at once. */
const hidden = new WeakMap<Element, Map<object, readonly Shown[]>>();

/** Hides what would answer a question, on the stage and around it, while that is open: see over-stage.css.ts. */
export class HiddenAnswers implements ReactiveController {
  readonly #host: LitElement;
  #page: Element | null = null;

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
  }

  set hidden(own: readonly Shown[]) {
    if (!this.#page) return;
    const all = hidden.get(this.#page) ?? new Map<object, readonly Shown[]>();
    hidden.set(this.#page, all);
    if (own.length > 0) all.set(this, own);
    else all.delete(this);
    const names = [...new Set([...all.values()].flat())].join(" ");
    if ((this.#page.getAttribute(mark) ?? "") === names) return;
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
