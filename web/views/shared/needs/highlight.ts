import highlightText from "./highlight.css?inline";
import { asidesOf, pageTargets } from "./page-targets.js";

/** Says on the page around an element what that needs: its targets, and what the lecture hall puts aside of them. */
export class Highlight {
  readonly #page: HTMLElement | null;

  constructor(element: Element) {
    this.#page = element.closest<HTMLElement>(".pp-app");
  }

  /** @param names of places. */
  show(names: readonly string[]): void {
    this.#page?.setAttribute("data-highlight", names.join(" "));
    this.#page?.setAttribute("data-aside", asidesOf(names));
  }

  end(): void {
    this.#page?.removeAttribute("data-highlight");
    this.#page?.removeAttribute("data-aside");
  }
}

/** Of each target what marks it on the page. */
const marked = Object.entries(pageTargets).map(
  ([name, { selector }]) => `.pp-app[data-highlight~="${name}"] ${selector}`,
);

export const highlightCss = highlightText.replaceAll(".pp-marked", `:is(${marked.join()})`);
