import type { ReactiveController, ReactiveControllerHost } from "lit";

/** What a key does in a lecture. A digit opens the prepared moment of that place, from 1. */
export type Click = "on" | "back" | "visit" | "blank" | "full" | "start" | "enlarge" | "shrink" | number;

/** What a clicker sends, which is never for what has the focus. Its button that starts a show sends F5, and Escape the next time. */
const ways: Readonly<Record<string, Click>> = { PageDown: "on", PageUp: "back", F5: "start" };

const letters: Readonly<Record<string, Click>> = { b: "blank", ".": "blank", f: "full" };

/** What is typed into. */
const texts = "input:not([type=radio], [type=checkbox], [type=range]), textarea, [contenteditable]";

/** What has the focus and wants the arrow for itself. */
const arrows =
  "input, select, textarea, [role=slider], [role=tab], [role=toolbar], [contenteditable], .pp-stage-surface";

/** What a key means in a lecture; null: nothing, it goes on to whatever has the focus. */
export function clickOf({ key, ctrlKey, altKey, metaKey }: KeyboardEvent, target: Element): Click | null {
  if (ctrlKey || altKey || metaKey) return null;
  const way = ways[key];
  if (way !== undefined) return way;
  if (key === "Escape") return "shrink";
  if (target.closest(texts)) return null;
  if (key === "ArrowRight") return target.closest(arrows) ? null : "visit";
  if (key === "+") return target.closest(".pp-stage-surface") ? null : "enlarge";
  return letters[key.toLowerCase()] ?? (/^[1-9]$/.test(key) ? Number(key) : null);
}

/** Hears the keys of a lecture before anything else does, wherever the focus is. */
export class Clicker implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #press: (event: KeyboardEvent, target: Element) => boolean;
  #ended: AbortController | null = null;

  /** @param press acts on a key, and says whether it was one of its own. */
  constructor(host: ReactiveControllerHost & Element, press: (event: KeyboardEvent, target: Element) => boolean) {
    this.#host = host;
    this.#press = press;
    host.addController(this);
  }

  hostConnected(): void {
    const root = this.#host.getRootNode();
    const playground = root instanceof ShadowRoot ? root.host : this.#host;
    // In another page its keys are its own only while somebody is in it, as those of the transport.
    const scope: EventTarget = playground.getAttribute("keys") === "page" ? playground.ownerDocument : playground;
    this.#ended = new AbortController();
    scope.addEventListener("keydown", this.#hear, { capture: true, signal: this.#ended.signal });
  }

  hostDisconnected(): void {
    this.#ended?.abort();
  }

  readonly #hear = (event: Event): void => {
    const [target] = event.composedPath();
    if (!(event instanceof KeyboardEvent) || !(target instanceof Element)) return;
    // A dialogue that has to be answered first keeps its keys.
    if (target.closest("dialog")?.matches(":modal") || !this.#press(event, target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
}
