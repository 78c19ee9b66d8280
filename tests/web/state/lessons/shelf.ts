import type { Shelf } from "../../../../web/state/lessons/kept.js";

/** What a browser keeps, with nothing on it. */
export class EmptyShelf implements Shelf {
  readonly kept = new Map<string, string>();

  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.kept.set(key, value);
  }

  removeItem(key: string): void {
    this.kept.delete(key);
  }
}
