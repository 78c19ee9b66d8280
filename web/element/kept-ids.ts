/**
 * The ids under which states are kept: "line.load.number". A line is a tab, through all the times that its page is loaded
 * anew; a tab that is a copy of another goes on with the line of that one, under ids of its own.
 */
export class KeptIds {
  readonly line: string;
  readonly #load = randomWord();

  /** @param before the id that was there when the page was loaded, if any. */
  constructor(before: string | undefined) {
    this.line = before === undefined ? randomWord() : lineOf(before);
  }

  /** That of an entry of the browser's history, by its number since the page was loaded. */
  of(number: number): string {
    return `${this.line}.${this.#load}.${number}`;
  }
}

export function lineOf(id: string): string {
  return id.split(".")[0] ?? "";
}

/** `randomUUID` is there in secure contexts alone. */
function randomWord(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join("");
}
