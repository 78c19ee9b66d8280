import { html, render, type TemplateResult } from "lit";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import { formulas } from "#formulas";
import type { Words } from "../../../../state/document/notation/words.js";
import { zoomOf } from "../../../../ui/canvas/layer.js";
import { type GlossaryWords, glossary } from "../../../../words/generated/en/glossary.js";
import { adopt } from "../../loading/styles.js";
import cardCss from "./card.css?inline";

/** Between the card and its term, and between the card and the edges of the window, in pixels. */
const GAP = 4;
const EDGE = 8;

/** A box in the window, in its pixels. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a card stands, and how high it may be. */
interface Place {
  readonly left: number;
  readonly top: number;
  readonly room: number;
}

/** Below the term, or above it where there is more room: never over it, and never beyond the edges of the window. */
export function placeBy(term: Box, card: Size, window: Size): Place {
  const left = Math.max(EDGE, Math.min(term.left, window.width - EDGE - card.width));
  const below = window.height - EDGE - GAP - term.bottom;
  const above = term.top - GAP - EDGE;
  if (card.height <= below || below >= above) return { left, top: term.bottom + GAP, room: Math.max(0, below) };
  return { left, top: term.top - GAP - Math.min(card.height, above), room: Math.max(0, above) };
}

/** Milliseconds for which a pointer rests on a term before its entry opens, and may be away before it closes. */
const REST = 150;
const AWAY = 250;

/** The entry of a term: of our glossary by its name, or that of a teacher's course, which the term has itself. */
function entryOf({ dataset }: HTMLElement, words: Words): TemplateResult {
  const { term, name, says } = dataset;
  if (says !== undefined) return html`<strong>${name}</strong><p id="pp-card-says">${unsafeHTML(says)}</p>`;
  const key = term as keyof GlossaryWords;
  const entry = words.room(glossary)[key];
  return html`<strong>${entry.term}</strong>
    <p id="pp-card-says">${entry.says}</p>
    ${unsafeHTML(formulas[key])}`;
}

/** What has come to a term. */
type Cause = "pointer" | "focus" | "press";

/**
 * The entry of a term, beside it. It opens when a pointer rests on the term, when the keyboard comes to it, and when it is
 * pressed; it stays while the pointer is on it, and closes by Escape and by leaving. Each page, a shadow root, has one.
 */
class Card {
  readonly #root: Node;
  readonly #element = document.createElement("div");
  /** The term whose entry is open. */
  #term: HTMLElement | null = null;
  /** What opened it. What the focus or a press has opened does not close when the pointer leaves. */
  #by: Cause = "pointer";
  /** Ends the listening while an entry is open. */
  #listening = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(root: Node) {
    this.#root = root;
    this.#element.className = "pp-card";
    this.#element.id = "pp-card";
    this.#element.role = "tooltip";
    // In a low window it scrolls.
    this.#element.tabIndex = 0;
    // Over all else, in browsers that can; with "manual" only this class opens and closes it.
    this.#element.popover = "manual";
    adopt(root, [cardCss]);
  }

  /** @param event what has come to the term. */
  hear(event: Event, term: HTMLElement, words: Words): void {
    if (event.type === "click") {
      // The focus comes before the press: only a second one closes.
      if (this.#by === "press" && term === this.#term) this.#close();
      else this.#show(term, words, "press");
    } else if (event.type === "focusin") this.#show(term, words, "focus");
    else if ((event as PointerEvent).pointerType !== "touch" && term !== this.#term) {
      this.#after(REST, () => {
        if (term.matches(":hover")) this.#show(term, words, "pointer");
      });
    }
  }

  #show(term: HTMLElement, words: Words, by: Cause): void {
    clearTimeout(this.#timer);
    const shown = term === this.#term;
    if (!shown) this.#close();
    this.#by = by;
    if (shown) return;
    this.#term = term;
    render(entryOf(term, words), this.#element);
    (term.closest(".pp-app") ?? term.parentElement)?.append(this.#element);
    this.#element.showPopover?.();
    // Not by its name, which it says itself, nor by a formula, whose letters alone would be read.
    term.setAttribute("aria-describedby", "pp-card-says");
    this.#listen();
    this.#place(term);
  }

  #close(): void {
    clearTimeout(this.#timer);
    this.#listening.abort();
    this.#term?.removeAttribute("aria-describedby");
    this.#element.remove();
    this.#term = null;
    this.#by = "pointer";
  }

  #listen(): void {
    this.#listening = new AbortController();
    const options = { capture: true, signal: this.#listening.signal };
    // What goes from one place of a shadow root to another, nobody outside of it hears of: the pointer, the focus.
    for (const target of [window, this.#root]) {
      target.addEventListener("pointerover", this.#hover, options);
      target.addEventListener("focusin", this.#leave, options);
      target.addEventListener("scroll", this.#follow, options);
    }
    window.addEventListener("resize", this.#follow, options);
    window.addEventListener("pointerdown", this.#leave, options);
    window.addEventListener("keydown", this.#escape, options);
    // Out of the window: to nothing.
    window.addEventListener("pointerout", this.#out, options);
  }

  /** Whether something happens on the term or on its entry. */
  #concerns(event: Event): boolean {
    const path = event.composedPath();
    return path.includes(this.#element) || (this.#term !== null && path.includes(this.#term));
  }

  readonly #hover = (event: Event): void => {
    if (this.#concerns(event)) clearTimeout(this.#timer);
    else this.#goAway();
  };

  readonly #out = ({ relatedTarget }: PointerEvent): void => {
    if (relatedTarget === null) this.#goAway();
  };

  #goAway(): void {
    if (this.#by === "pointer") this.#after(AWAY, () => this.#close());
  }

  readonly #leave = (event: Event): void => {
    if (!this.#concerns(event)) this.#close();
  };

  readonly #escape = (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    this.#close();
  };

  #after(milliseconds: number, act: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(act, milliseconds);
  }

  /** The term has moved: the entry moves along, and closes where the term is no longer in sight. */
  readonly #follow = (): void => {
    const term = this.#term;
    if (!term) return;
    const { left, top, width, height } = term.getBoundingClientRect();
    const seen = (this.#root as ShadowRoot).elementFromPoint(left + width / 2, top + height / 2);
    if (term.contains(seen)) this.#place(term);
    else this.#close();
  };

  #place(term: HTMLElement): void {
    const { style } = this.#element;
    for (const name of ["top", "left", "room"]) style.removeProperty(`--pp-card-${name}`);
    const card = this.#element.getBoundingClientRect();
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const place = placeBy(term.getBoundingClientRect(), card, { width, height });
    // From where it stands by itself: the page around may be zoomed, or begin elsewhere than the window.
    const zoom = zoomOf(this.#element, card);
    style.setProperty("--pp-card-left", `${(place.left - card.left) / zoom}px`);
    style.setProperty("--pp-card-top", `${(place.top - card.top) / zoom}px`);
    style.setProperty("--pp-card-room", `${place.room / zoom}px`);
  }
}

const cards = new WeakMap<Node, Card>();

/** Has the card of a term's page hear what has come to the term. */
export function hear(event: Event, term: HTMLElement, words: Words): void {
  const root = term.getRootNode();
  const card = cards.get(root) ?? new Card(root);
  cards.set(root, card);
  if (term.isConnected) card.hear(event, term, words);
}
