/** The attribute that says on the page what is highlighted: see highlight.css.ts. */
export const highlightAttribute = "data-highlight";

/** Says on the page around an element what that needs. */
export class Highlight {
  readonly #page: HTMLElement | null;

  constructor(element: Element) {
    this.#page = element.closest<HTMLElement>(".pp-app");
  }

  /** @param names of places. */
  show(names: readonly string[]): void {
    this.#page?.setAttribute(highlightAttribute, names.join(" "));
  }

  end(): void {
    this.#page?.removeAttribute(highlightAttribute);
  }
}
