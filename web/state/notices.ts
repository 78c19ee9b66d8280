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

  add(kind: Notice["kind"], text: string, about?: Notice["about"]): void {
    const others = this.#list.filter((notice) => notice.text !== text);
    this.#list = [...others, { id: this.#next++, kind, text, ...(about && { about }) }].slice(-most);
  }

  dismiss(id: number): void {
    this.#list = this.#list.filter((notice) => notice.id !== id);
  }
}
