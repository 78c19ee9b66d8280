/** The attribute that says on the page what is highlighted: see highlight.css.ts. */
export const highlightAttribute = "data-highlight";

/** The attribute that says what is spoken about. A guide's highlight stays as it is meanwhile. */
export const spokenAttribute = "data-spoken";

/** Says on the page around an element what that needs, or speaks about. */
export class Highlight {
  readonly #page: HTMLElement | null;
  readonly #attribute: string;

  constructor(element: Element, attribute = highlightAttribute) {
    this.#page = element.closest<HTMLElement>(".pp-app");
    this.#attribute = attribute;
  }

  /** @param names of places. */
  show(names: readonly string[]): void {
    this.#page?.setAttribute(this.#attribute, names.join(" "));
  }

  end(): void {
    this.#page?.removeAttribute(this.#attribute);
  }
}
