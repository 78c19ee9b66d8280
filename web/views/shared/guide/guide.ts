import { html, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from "lit";
import type { Words } from "../../../state/document/notation/words.js";
import { characterKeysOn } from "../../../ui/controls/character-keys.js";
import { onTurnRequest, type Turn } from "../../../ui/page/turn-request.js";
import { guide } from "../../../words/en/shared/guide.js";
import { Highlight } from "../needs/highlight.css.js";

const turns: Readonly<Record<string, Turn>> = { "]": 1, "[": -1 };

/** Whether a key turns to the next step or question, or to the one before; null: neither. */
function pageTurn(event: KeyboardEvent): Turn | null {
  const { key, ctrlKey, metaKey, defaultPrevented } = event;
  if (defaultPrevented || ctrlKey || metaKey || isWriting(event)) return null;
  return (characterKeysOn() ? turns[key] : undefined) ?? null;
}

function isWriting(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return target instanceof Element && target.matches("input, textarea, select, [contenteditable]");
}

/** What a guide is to the page around it. */
interface Guiding {
  /** What it is called where it scrolls. */
  label(): string;
  /** Names of the places that it needs now. */
  needs(): readonly string[];
  /** Turns to the next, or to the one before; says whether there is one. */
  turn(by: Turn): boolean;
  /** Reveals the answer that is asked for, which comes before the next; says whether there was one. */
  reveal(): boolean;
}

/** Guides while its element is on the page: stands before the story, shows what it needs, scrolls and turns by keys. */
export class Guide implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #guiding: Guiding;
  #endReach = (): void => {};
  #endRequests = (): void => {};
  #endStanding: (() => void) | null = null;
  #highlight: Highlight | null = null;

  constructor(host: ReactiveControllerHost & HTMLElement, guiding: Guiding) {
    this.#host = host;
    this.#guiding = guiding;
    host.addController(this);
  }

  hostConnected(): void {
    window.addEventListener("keydown", this.#key);
    this.#endRequests = onTurnRequest(this.#host, (by) => {
      return (by === 1 && this.#guiding.reveal()) || this.#guiding.turn(by);
    });
    this.#endReach = reachableWhereItScrolls(this.#host, this.#guiding.label());
  }

  /** The page around is there by now. */
  hostUpdated(): void {
    if (!this.#host.isConnected) return;
    this.#endStanding ??= standOn(this.#host);
    this.#highlight ??= new Highlight(this.#host);
    this.#highlight.show(this.#guiding.needs());
  }

  hostDisconnected(): void {
    window.removeEventListener("keydown", this.#key);
    this.#endRequests();
    this.#endReach();
    this.#endStanding?.();
    this.#highlight?.end();
    this.#endStanding = null;
    this.#highlight = null;
  }

  readonly #key = (event: KeyboardEvent): void => {
    const by = pageTurn(event);
    if (by !== null && this.#guiding.turn(by)) event.preventDefault();
  };
}

/**
 * Lets the keyboard come to what scrolls, and only while it does: the arrows then scroll it, and are no keys of the run.
 * Called before it goes, what this returns ends it.
 */
function reachableWhereItScrolls(scroller: HTMLElement, label: string): () => void {
  const look = (): void => {
    const scrolls =
      scroller.scrollHeight > scroller.clientHeight + 1 && getComputedStyle(scroller).overflowY !== "visible";
    if (scrolls === scroller.hasAttribute("tabindex")) return;
    scroller.toggleAttribute("tabindex", scrolls);
    if (scrolls) {
      scroller.tabIndex = 0;
      scroller.role = "region";
      scroller.ariaLabel = label;
    } else {
      scroller.role = null;
      scroller.ariaLabel = null;
    }
  };
  const observer = new ResizeObserver(look);
  const observe = (): void => {
    observer.disconnect();
    for (const element of [scroller, ...scroller.children]) observer.observe(element);
  };
  // What is in it is drawn anew as a whole: then it is another that grows.
  const changes = new MutationObserver(observe);
  changes.observe(scroller, { childList: true });
  observe();
  return () => {
    observer.disconnect();
    changes.disconnect();
  };
}

/** Says on the page that something stands before the story as its guide: see standing.css.ts. Called before it goes, it ends. */
function standOn(guide: Element): () => void {
  const page = guide.closest(".pp-app");
  page?.toggleAttribute("data-guide", true);
  return () => page?.removeAttribute("data-guide");
}

/**
 * Whether a press has led to what a view now shows, and the focus goes on to it: it is where the list of lessons left it, on the button
 * that opens the list, or nowhere, as what was pressed has gone. On a phone that scrolls it into sight too.
 */
export function chosenElsewhere(view: HTMLElement): boolean {
  const { activeElement } = view.getRootNode() as Document | ShadowRoot;
  return !activeElement || activeElement === document.body || activeElement.matches('[data-opens="lessons"]');
}

/** Gives the focus, and scrolls by the margins that the element asks for: on focus alone not every browser keeps to them. */
export function focusInSight(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: "nearest" });
}

/** Begins what a guide shows anew with the focus on its heading, in sight with all that is above it: where it scrolls in its place, at the top. */
export function focusFromTop(guide: HTMLElement): void {
  for (let at: HTMLElement | null = guide; at && !at.matches(".pp-app"); at = at.parentElement) at.scrollTop = 0;
  focusInSight(guide.querySelector<HTMLElement>(".pp-guide-heading"));
}

/** Brings what was last said to an answer into sight: on a phone it may be written below what can be seen. */
export function saidInSight(guide: HTMLElement): void {
  const said = '[data-state="open"] :is(.pp-task-said > *, .pp-task-hint), [data-state="open"] > .pp-button';
  [...guide.querySelectorAll(said)].at(-1)?.scrollIntoView({ block: "nearest" });
}

/** How a guide is left, and what then stands on the page. */
interface Leave {
  readonly title: string;
  readonly label: string;
  readonly press: () => void;
}

/** Above all that guides: what it belongs to, and the way out. */
export function guideHead(over: unknown, { title, label, press }: Leave, words: Words): TemplateResult {
  return html`
    <header class="pp-line">
      <p class="pp-grow pp-note pp-guide-over">${over}</p>
      <button class="pp-button pp-button-quiet pp-guide-leave" type="button" title=${title} aria-label=${label} @click=${press}>${words.room(guide).leave}</button>
    </header>
  `;
}

/** What it is about; the focus comes here when it is opened. */
export function guideHeading(text: string): TemplateResult {
  return html`<h2 class="pp-guide-heading" tabindex="-1">${text}</h2>`;
}
