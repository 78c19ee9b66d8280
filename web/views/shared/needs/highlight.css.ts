import { type CSSResult, css, unsafeCSS } from "lit";
import { pageTargets } from "./page-targets.js";

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

const marking = (name: string): string => `.pp-app[${highlightAttribute}~="${name}"]`;

/** What the open step needs, wherever it stands: outlined, with a mark that is no colour. Nothing moves for it. */
const marked = Object.entries(pageTargets)
  .map(([name, { selector }]) => `${marking(name)} ${selector}`)
  .join(",\n");

const stageMarked = unsafeCSS(marking("stage"));

export const highlightCss: CSSResult = css`
  :is(${unsafeCSS(marked)}) {
    outline: 2px solid var(--pp-accent);
    outline-offset: -2px;
    border-radius: var(--pp-radius);
  }

  :is(${unsafeCSS(marked)}):is(pp-sentence, pp-weights, pp-equation, pp-update, .pp-notation, .pp-transport-status) {
    outline-offset: 4px;
  }

  /* The mark of the list in the step, at the corner of what can hold one. */
  :is(${unsafeCSS(marked)}):is(button) {
    position: relative;
    outline-offset: 0;
  }

  /* In sight even beyond the edge of a row that scrolls: outside of it the outline would be cut off. */
  :is(${unsafeCSS(marked)}):is(.pp-tab) {
    position: sticky;
    right: 0;
    z-index: 1;
    outline-offset: -2px;
    background: var(--pp-bg);
  }

  :is(${unsafeCSS(marked)}):is(button)::before {
    content: "◆" / "";
    position: absolute;
    top: -0.15em;
    right: 0;
    color: var(--pp-accent);
    font-size: 0.6em;
    line-height: 1;
  }

  /* What is drawn in the stage lies over an outline of its own. */
  :where(${stageMarked}) > [data-part="stage"] {
    position: relative;
  }

  ${stageMarked} > [data-part="stage"]::after {
    content: "";
    position: absolute;
    inset: 0;
    z-index: 2;
    border: 2px solid var(--pp-accent);
    border-radius: var(--pp-radius);
    pointer-events: none;
  }

  :is(${unsafeCSS(marked)}):focus-visible {
    outline-color: var(--pp-focus);
    outline-width: 3px;
  }

  /* What the guide does not need is as it was, and quieter: nothing in it calls. */
  .pp-app[data-guide]:not([${unsafeCSS(highlightAttribute)}~="play"]) .pp-transport-play {
    border-color: var(--pp-control-rule);
    background: var(--pp-surface);
    color: var(--pp-ink);
  }

  @media print {
    :is(${unsafeCSS(marked)}) {
      outline: none;
    }
  }
`;
