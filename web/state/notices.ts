import type { Notice } from "./frame.js";

/** Most notices shown at once; older ones make room. */
const most = 3;

/** What the page tells the user, until dismissed. The same text is not shown twice. */
export class Notices {
  #next = 1;
  #list: readonly Notice[] = [];

  get list(): readonly Notice[] {
    return this.#list;
  }

  /** More texts than are shown at once become one. */
  add(kind: Notice["kind"], ...texts: readonly string[]): void {
    for (const text of texts.length > most ? [texts.join(" ")] : texts) {
      const others = this.#list.filter((notice) => notice.text !== text);
      this.#list = [...others, { id: this.#next++, kind, text }].slice(-most);
    }
  }

  dismiss(id: number): void {
    this.#list = this.#list.filter((notice) => notice.id !== id);
  }
}
