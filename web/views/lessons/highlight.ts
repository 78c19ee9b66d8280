import { standOn } from "../shared/guide/standing.js";
import { type PlaceName, places } from "./places.js";

/** The attribute that says on the page what is highlighted: see highlight.css.ts. */
export const highlightAttribute = "data-highlight";

/** The places by their names; what no place is called is left out. */
export function placesNamed(names: readonly string[]): readonly { readonly key: string; readonly name: string }[] {
  return names.flatMap((key) => (key in places ? [{ key, name: places[key as PlaceName].name }] : []));
}

/** Says on the page around a lesson that one is open, and what it needs. */
export class Highlight {
  readonly #page: HTMLElement | null;
  readonly #endStanding: () => void;

  constructor(lesson: Element) {
    this.#page = lesson.closest<HTMLElement>(".pp-app");
    this.#page?.toggleAttribute("data-lesson", true);
    this.#endStanding = standOn(lesson);
  }

  show(names: readonly string[]): void {
    this.#page?.setAttribute(highlightAttribute, names.join(" "));
  }

  end(): void {
    this.#endStanding();
    this.#page?.removeAttribute("data-lesson");
    this.#page?.removeAttribute(highlightAttribute);
  }
}
