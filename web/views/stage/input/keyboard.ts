/**
 * Whether the space bar is held, which turns a drag into a pan. The bar itself belongs to play and pause: only a drag
 * made while it was held takes its key-up, and its repeats, away from the page.
 */
export class SpaceBar {
  held = false;
  #dragged = false;

  /** A drag began while the bar was held. */
  noteDrag(): void {
    this.#dragged = this.held;
  }

  start(): void {
    addEventListener("keydown", this.#down, true);
    addEventListener("keyup", this.#up, true);
    addEventListener("blur", this.#lost);
  }

  stop(): void {
    removeEventListener("keydown", this.#down, true);
    removeEventListener("keyup", this.#up, true);
    removeEventListener("blur", this.#lost);
    this.#lost();
  }

  readonly #down = (event: KeyboardEvent): void => {
    if (event.key !== " ") return;
    if (!event.repeat) this.#dragged = false;
    this.held = true;
    if (this.#dragged) take(event);
  };

  readonly #up = (event: KeyboardEvent): void => {
    if (event.key !== " ") return;
    if (this.#dragged) take(event);
    this.#lost();
  };

  readonly #lost = (): void => {
    this.held = false;
    this.#dragged = false;
  };
}

function take(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

export interface KeyPress {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** What a key on the focused stage means. dx and dy are steps to the right and upwards. */
export type StageCommand =
  | { readonly kind: "cursor"; readonly dx: number; readonly dy: number; readonly fine: boolean }
  | { readonly kind: "pan"; readonly dx: number; readonly dy: number }
  | { readonly kind: "nudge"; readonly dx: number; readonly dy: number }
  | { readonly kind: "select"; readonly by: 1 | -1 }
  | { readonly kind: "add"; readonly label: number | null }
  | { readonly kind: "remove" }
  | { readonly kind: "flip" }
  | { readonly kind: "deselect" }
  | { readonly kind: "zoom"; readonly by: 1 | -1 }
  | { readonly kind: "fit" };

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

const KEYS: Readonly<Record<string, StageCommand>> = {
  ".": { kind: "select", by: 1 },
  "]": { kind: "select", by: 1 },
  PageDown: { kind: "select", by: 1 },
  ",": { kind: "select", by: -1 },
  "[": { kind: "select", by: -1 },
  PageUp: { kind: "select", by: -1 },
  Enter: { kind: "add", label: null },
  p: { kind: "add", label: 1 },
  n: { kind: "add", label: -1 },
  "1": { kind: "add", label: 1 },
  "2": { kind: "add", label: 2 },
  "3": { kind: "add", label: 3 },
  "4": { kind: "add", label: 4 },
  "5": { kind: "add", label: 5 },
  Delete: { kind: "remove" },
  Backspace: { kind: "remove" },
  f: { kind: "flip" },
  Escape: { kind: "deselect" },
  "+": { kind: "zoom", by: 1 },
  "=": { kind: "zoom", by: 1 },
  "-": { kind: "zoom", by: -1 },
  "−": { kind: "zoom", by: -1 },
  "0": { kind: "fit" },
};

/** Null leaves the key to the page: space plays, ctrl and ⌘ with letters belong to the browser. */
export function commandFor(press: KeyPress): StageCommand | null {
  const arrow = Object.hasOwn(ARROWS, press.key) ? ARROWS[press.key] : undefined;
  if (press.metaKey) return null;
  if (arrow) {
    const [dx, dy] = arrow;
    if (press.altKey) return { kind: "nudge", dx, dy };
    if (press.shiftKey) return { kind: "pan", dx, dy };
    return { kind: "cursor", dx, dy, fine: press.ctrlKey };
  }
  // Some layouts need AltGr, which counts as ctrl + alt, for brackets.
  const altGr = press.ctrlKey && press.altKey && (press.key === "[" || press.key === "]");
  if ((press.ctrlKey || press.altKey) && !altGr) return null;
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  return Object.hasOwn(KEYS, key) ? (KEYS[key] ?? null) : null;
}
