/**
 * The ids of saved states: "tab.load.number". A tab keeps its part of the id when its page is reloaded. A duplicated tab
 * has the same first part as the original, and another second part.
 */
export class SavedStateIds {
  readonly tab: string;
  readonly #load = randomWord();

  /** @param before The id in the history entry when the page was loaded, if any. */
  constructor(before: string | undefined) {
    this.tab = before === undefined ? randomWord() : tabOf(before);
  }

  /** The id of an entry of the browser's history, by its number since the page was loaded. */
  of(number: number): string {
    return `${this.tab}.${this.#load}.${number}`;
  }
}

export function tabOf(id: string): string {
  return id.split(".")[0] ?? "";
}

/** `randomUUID` exists only in secure contexts. */
function randomWord(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join("");
}
