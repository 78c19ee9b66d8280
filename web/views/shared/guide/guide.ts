import type { ReactiveController, ReactiveControllerHost } from "lit";
import { characterKeysOn } from "../../../ui/controls/character-keys.js";
import { onTurnRequest, type Turn } from "../../../ui/page/turn-request.js";
import { Highlight } from "../needs/highlight.js";

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
