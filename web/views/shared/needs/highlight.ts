import { standOn } from "../guide/standing.js";

/** The attribute that says on the page what is highlighted: see highlight.css.ts. */
export const highlightAttribute = "data-highlight";

/** Says on the page around a guide that one is open, and what it needs. */
export class Highlight {
  readonly #page: HTMLElement | null;
  readonly #endStanding: () => void;

  constructor(guide: Element) {
    this.#page = guide.closest<HTMLElement>(".pp-app");
    this.#endStanding = standOn(guide);
  }

  /** @param names of places. */
  show(names: readonly string[]): void {
    this.#page?.setAttribute(highlightAttribute, names.join(" "));
  }

  end(): void {
    this.#endStanding();
    this.#page?.removeAttribute(highlightAttribute);
  }
}
