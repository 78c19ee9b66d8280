import type { ReactiveController, ReactiveControllerHost } from "lit";

/** Pixels from an edge of what scrolls in which it scrolls on, and the most of them in a picture. */
const edge = 48;
const fastest = 14;

interface Rows {
  /** The rows of the list, in their order. */
  readonly rows: () => readonly HTMLElement[];
  /** The row is over a place; where the drag is given up, over its own. */
  readonly over?: (from: number, to: number) => void;
  readonly drop?: (from: number, to: number) => void;
}

interface Held {
  readonly row: HTMLElement;
  readonly from: number;
  /** Where it would come to, from 0. */
  readonly to: number;
}

/**
 * Drags the rows of a list to other places, with a mouse, a pen or a finger: Escape gives up, and what the list is in scrolls
 * along. Keys do the same by buttons in the rows.
 */
export class RowDrag implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #rows: Rows;
  #held: Held | null = null;
  #ending = new AbortController();
  #y = 0;
  #frame = 0;

  constructor(host: ReactiveControllerHost, rows: Rows) {
    this.#host = host;
    this.#rows = rows;
    host.addController(this);
  }

  get isDragging(): boolean {
    return this.#held !== null;
  }

  /** How a row is marked: it is held, or the one that is would come before or after it. */
  markOf(place: number): "held" | "before" | "after" | null {
    const { from, to } = this.#held ?? {};
    if (from === undefined || to === undefined) return null;
    if (place === from) return "held";
    return place !== to ? null : to < from ? "before" : "after";
  }

  hostDisconnected(): void {
    this.#cancel();
  }

  /** A pointer takes hold of a row. */
  take(event: PointerEvent, row: HTMLElement): void {
    const from = this.#rows.rows().indexOf(row);
    if (event.button !== 0 || from < 0 || this.#held) return;
    event.preventDefault();
    const list = event.currentTarget as HTMLElement;
    list.setPointerCapture(event.pointerId);
    this.#ending = new AbortController();
    const { signal } = this.#ending;
    // A second finger on the list neither moves the row nor drops it.
    const hear = (
      type: "pointermove" | "pointerup" | "pointercancel" | "lostpointercapture",
      act: (one: PointerEvent) => void,
    ) => list.addEventListener(type, (one) => one.pointerId === event.pointerId && act(one), { signal });
    hear("pointermove", this.#move);
    hear("pointerup", this.#drop);
    hear("pointercancel", this.#cancel);
    hear("lostpointercapture", this.#cancel);
    window.addEventListener("keydown", this.#escape, { signal, capture: true });
    this.#y = event.clientY;
    this.#held = { row, from, to: from };
    this.#host.requestUpdate();
  }

  readonly #move = ({ clientY }: PointerEvent): void => {
    this.#y = clientY;
    this.#place();
    if (this.#frame === 0) this.#scroll();
  };

  readonly #drop = (): void => {
    const { from = 0, to = 0 } = this.#end() ?? {};
    if (from !== to) this.#rows.drop?.(from, to);
  };

  readonly #cancel = (): void => {
    const held = this.#end();
    if (held && held.from !== held.to) this.#rows.over?.(held.from, held.from);
  };

  readonly #escape = (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    this.#cancel();
  };

  #end(): Held | null {
    const held = this.#held;
    this.#held = null;
    this.#ending.abort();
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    if (held) this.#host.requestUpdate();
    return held;
  }

  /** It comes before the first of the others whose middle is below the pointer. */
  #place(): void {
    const held = this.#held;
    if (!held) return;
    const others = this.#rows.rows().filter((row) => row !== held.row);
    const below = others.findIndex((row) => {
      const { top, height } = row.getBoundingClientRect();
      return this.#y < top + height / 2;
    });
    const to = below < 0 ? others.length : below;
    if (to === held.to) return;
    this.#held = { ...held, to };
    this.#rows.over?.(held.from, to);
    this.#host.requestUpdate();
  }

  readonly #scroll = (): void => {
    this.#frame = 0;
    const scroller = this.#held && scrollerOf(this.#held.row);
    if (!scroller) return;
    // The box of the page itself goes away with what is scrolled: what is seen of it is the window.
    const isPage = scroller === document.scrollingElement;
    const { top, bottom } = isPage ? { top: 0, bottom: window.innerHeight } : scroller.getBoundingClientRect();
    const past = Math.min(0, this.#y - top - edge) || Math.max(0, this.#y - bottom + edge);
    const before = scroller.scrollTop;
    scroller.scrollTop += Math.sign(past) * Math.min(fastest, Math.ceil(Math.abs(past) / 4));
    if (scroller.scrollTop === before) return;
    this.#place();
    this.#frame = requestAnimationFrame(this.#scroll);
  };
}

/** What scrolls around an element; null: nothing does. */
function scrollerOf(element: Element): Element | null {
  const root = element.getRootNode();
  const around = element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  if (!around) return document.scrollingElement;
  const scrolls = /auto|scroll/.test(getComputedStyle(around).overflowY) && around.scrollHeight > around.clientHeight;
  return scrolls ? around : scrollerOf(around);
}
