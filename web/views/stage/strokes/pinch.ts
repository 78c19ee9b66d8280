import type { ViewWindow } from "../../../state/document/state.js";
import { dataX, dataY, type PlanePoint, type Projection } from "../../shared/canvas/projection.js";

interface Grip {
  readonly x: number;
  readonly y: number;
  readonly spread: number;
}

/** Two fingers on the stage: pan and zoom at once. */
export class Pinch {
  readonly #start: Projection;
  readonly #from: Grip;

  constructor(projection: Projection, a: PlanePoint, b: PlanePoint) {
    this.#start = projection;
    this.#from = grip(projection, a, b);
  }

  /** The window for the fingers' places now, in pixels. */
  window(a: PlanePoint, b: PlanePoint): ViewWindow {
    return pinchWindow(this.#start.window, this.#from, grip(this.#start, a, b));
  }
}

/** Two fingers: the data under them stays under them. */
export function pinchWindow(start: ViewWindow, from: Grip, to: Grip): ViewWindow {
  const ratio = from.spread / Math.max(1e-9, to.spread);
  const place = (edge: number, a: number, b: number): number => a + (edge - b) * ratio;
  return {
    x: [place(start.x[0], from.x, to.x), place(start.x[1], from.x, to.x)],
    y: [place(start.y[0], from.y, to.y), place(start.y[1], from.y, to.y)],
  };
}

function grip(p: Projection, a: PlanePoint, b: PlanePoint): Grip {
  const spread = Math.max(10, Math.hypot(a.x - b.x, a.y - b.y));
  return { x: dataX(p, (a.x + b.x) / 2), y: dataY(p, (a.y + b.y) / 2), spread };
}
