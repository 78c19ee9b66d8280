import { html, type TemplateResult } from "lit";
import type { PlanePoint } from "../canvas/projection.js";
import { nextStroke } from "./next-stroke.js";

/** Pixels a press may tremble before it counts as a drag. */
const TREMBLE = 3;

/** One press-drag-release of a handle, in pixels of the picture. */
export class HandleDrag {
  /** What it changes is undone together. */
  readonly stroke = nextStroke();
  readonly #from: PlanePoint;
  readonly #handle: PlanePoint;
  /** Where the handle is; null until it has moved. */
  at: PlanePoint | null = null;

  /** @param from where it was pressed. */
  constructor(from: PlanePoint, handle: PlanePoint) {
    this.#from = from;
    this.#handle = handle;
  }

  /** Where the handle is with the pointer there: it keeps its place under it. Null while it only trembles. */
  move({ x, y }: PlanePoint): PlanePoint | null {
    const [dx, dy] = [x - this.#from.x, y - this.#from.y];
    if (this.at || Math.hypot(dx, dy) > TREMBLE) this.at = { x: this.#handle.x + dx, y: this.#handle.y + dy };
    return this.at;
  }
}

/** Of keys: what is changed while one is held is undone together. */
export class HandleKeys {
  #stroke = 0;

  strokeOf(repeat: boolean): number {
    if (!repeat || this.#stroke === 0) this.#stroke = nextStroke();
    return this.#stroke;
  }
}

/** What keys and a pointer may ask for: the step that is usual, a large one, or a small one. */
export type Pace = "usual" | "coarse" | "fine";

/** How many steps that is. */
export function stepsOf(pace: Pace): number {
  return { usual: 1, coarse: 10, fine: 0.1 }[pace];
}

/** What follows a pointer from a press on. */
export interface Grab {
  /** A pointer takes hold of it there. Returns whether it may. */
  readonly take: (event: PointerEvent) => boolean;
  readonly drag: (event: PointerEvent) => void;
  /** It is let go. Returns whether it has been dragged. */
  readonly drop: () => boolean;
}

/** Something on a picture that is dragged, or moved by the arrow keys. */
export interface Handle extends Grab {
  /** In CSS pixels of the picture. */
  readonly at: PlanePoint;
  readonly name: string;
  readonly label: string;
  /** What it stands at, as a number and in words. */
  readonly value: number;
  readonly text: string;
  /** Whether only pointers come to it: keys do the same elsewhere. */
  readonly byPointer?: boolean;
  /** @param dx, dy steps to the right and upwards. @param repeat whether the key is held. */
  readonly step: (dx: number, dy: number, pace: Pace, repeat: boolean) => void;
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** What a handle hears. It keeps a drag for itself; a mere press goes on to the picture: with a tool one draws there too. */
export function grabbing({
  take,
  drag,
  drop,
}: Grab): Record<"down" | "move" | "up" | "lost", (event: PointerEvent) => void> {
  const holds = ({ currentTarget, pointerId }: PointerEvent): boolean =>
    (currentTarget as HTMLElement).hasPointerCapture(pointerId);
  return {
    down(event) {
      if (event.button !== 0 || !take(event)) return;
      event.stopPropagation();
      (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    },
    move(event) {
      if (!holds(event)) return;
      event.stopPropagation();
      drag(event);
    },
    up(event) {
      if (!holds(event)) return;
      event.stopPropagation();
      if (!drop()) pressBelow(event);
    },
    lost: drop,
  };
}

function pressBelow(event: PointerEvent): void {
  const surface = (event.currentTarget as HTMLElement).closest<HTMLElement>(".pp-surface");
  surface?.focus({ preventScroll: true });
  for (const type of ["pointerdown", "pointerup"]) surface?.dispatchEvent(new PointerEvent(type, event));
}

export function handle({ at, name, label, value, text, byPointer = false, ...acts }: Handle): TemplateResult {
  const { down, move, up, lost } = grabbing(acts);
  const press = (event: KeyboardEvent): void => {
    const arrow = Object.hasOwn(arrows, event.key) ? arrows[event.key] : undefined;
    if (!arrow || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    acts.step(...arrow, event.shiftKey ? "coarse" : event.ctrlKey ? "fine" : "usual", event.repeat);
  };
  return html`<div
    class="pp-handle"
    data-name=${name}
    role="slider"
    tabindex=${byPointer ? -1 : 0}
    aria-hidden=${byPointer}
    aria-valuenow=${value}
    aria-valuetext=${text}
    title=${label}
    data-wants="learners"
    .style=${`translate: ${at.x}px ${at.y}px`}
    @pointerdown=${down}
    @pointermove=${move}
    @pointerup=${up}
    @lostpointercapture=${lost}
    @keydown=${press}
  ></div>`;
}
