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
