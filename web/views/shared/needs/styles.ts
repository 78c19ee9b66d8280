import { html, nothing, type TemplateResult } from "lit";
import type { Words } from "../../../state/document/notation/words.js";
import { targets } from "../../../words/generated/en/targets.js";
import highlightText from "./highlight.css?inline";
import needsCss from "./needs.css?inline";
import { asidesOf, type PageTargetName, pageTargets } from "./page-targets.js";

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

const highlightCss = highlightText.replaceAll(".pp-marked", `:is(${marked.join()})`);

/** Of a guide that needs something of the page. */
export const needsStyles = [highlightCss, needsCss];

/** What is needed of the page, by its name; what no place is called is left out. */
export function needsRow(names: readonly string[], words: Words): TemplateResult | typeof nothing {
  const known = names.filter((name): name is PageTargetName => name in pageTargets);
  if (known.length === 0) return nothing;
  const say = words.room(targets);
  return html`<p class="pp-needs">${known.map((name, k) => html`${k > 0 ? say.between : ""}<span>${say[name]}</span>`)}</p>`;
}
