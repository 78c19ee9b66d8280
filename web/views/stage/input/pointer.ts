import type { Tool } from "../../../state/document/state.js";
import { placeOf } from "../../shared/canvas/layer.js";
import {
  dataX,
  dataY,
  insidePlot,
  type PlanePoint,
  type Projection,
  pixelX,
  pixelY,
} from "../../shared/canvas/projection.js";
import { toolInHand } from "../../shared/press/tool-in-hand.js";
import type { StageFrame } from "../inputs.js";
import { hitIndex } from "../plane/hit.js";
import { paintedLabel } from "./brush.js";
import { Pinch } from "./pinch.js";
import type { SpaceBar } from "./space-bar.js";
import { eraseStroke, moveStroke, paintStroke, panStroke, type Stroke, TREMBLE } from "./strokes.js";
import type { Surface } from "./surface.js";

/** Reach in pixels of a mouse or pen, and of a finger. */
const REACH = 12;
const TOUCH_REACH = 22;

/** Turns pointer events on the stage into strokes of the tool in hand. */
export class PointerTools {
  readonly #surface: Surface;
  readonly #space: SpaceBar;
  readonly #down = new Map<number, PlanePoint>();
  #stroke: Stroke | null = null;
  /** An ended stroke that waits for a frame. */
  #unfinished: Stroke | null = null;
  #pinch: Pinch | null = null;
  /** A finger that has not moved yet: the first of two, perhaps, so nothing is drawn before it is clear. */
  #undecided: PlanePoint | null = null;

  constructor(surface: Surface, space: SpaceBar) {
    this.#surface = surface;
    this.#space = space;
  }

  /** Whether a press is under way. */
  get busy(): boolean {
    return this.#stroke !== null || this.#pinch !== null;
  }

  down(event: PointerEvent): void {
    const at = placeOf(event, this.#surface.magnification);
    const { projection } = this.#surface;
    if (!projection || !insidePlot(projection, at.x, at.y)) return;
    capture(event);
    this.#down.set(event.pointerId, at);
    if (event.pointerType === "touch") {
      this.#touchDown(at);
    } else if (!this.busy) {
      this.#surface.pointer = at;
      this.#begin(event, at);
    }
    this.#surface.refresh();
  }

  move(event: PointerEvent): void {
    const at = placeOf(event, this.#surface.magnification);
    const touch = event.pointerType === "touch";
    if (!touch || this.#stroke) this.#surface.pointer = touch && this.#tool(true) === "hand" ? null : at;
    if (this.#down.has(event.pointerId)) {
      this.#down.set(event.pointerId, at);
      if (this.#undecided && Math.hypot(at.x - this.#undecided.x, at.y - this.#undecided.y) > 2 * TREMBLE)
        this.#decide();
      if (this.#pinch) this.#movePinch(this.#pinch);
      else this.#stroke?.move(at);
    }
    this.#surface.refresh();
  }

  up(event: PointerEvent): void {
    if (!this.#down.delete(event.pointerId)) return;
    if (this.#undecided) this.#decide();
    this.#finish(event);
  }

  cancel(event: PointerEvent): void {
    if (!this.#down.delete(event.pointerId)) return;
    this.#undecided = null;
    this.#finish(event, true);
  }

  leave(): void {
    if (this.busy) return;
    this.#surface.pointer = null;
    this.#surface.refresh();
  }

  /** A new frame is there. */
  framed(): void {
    this.#stroke?.framed();
    if (this.#unfinished && !this.#unfinished.framed()) this.#unfinished = null;
  }

  #touchDown(at: PlanePoint): void {
    const { projection } = this.#surface;
    if (this.#down.size === 1) {
      this.#undecided = at;
      return;
    }
    this.#undecided = null;
    this.#endStroke();
    const [a, b] = [...this.#down.values()];
    if (projection && a && b) this.#pinch = new Pinch(projection, a, b);
  }

  #decide(): void {
    const at = this.#undecided;
    this.#undecided = null;
    if (at) this.#stroke = this.#toolStroke(at, true);
  }

  #begin(event: PointerEvent, at: PlanePoint): void {
    if (event.button === 1 || this.#space.held) {
      event.preventDefault();
      this.#space.noteDrag();
      this.#stroke = panStroke(this.#surface, at);
    } else if (event.button === 2 || event.altKey || event.ctrlKey) {
      this.#flip(at); // ctrl-click is the Mac's right button
    } else if (event.button === 0) {
      this.#stroke = this.#toolStroke(at, false);
    }
  }

  #tool(finger: boolean): Tool | null {
    const { now } = this.#surface;
    return now && toolInHand(now.state.ui, finger);
  }

  #toolStroke(at: PlanePoint, finger: boolean): Stroke | null {
    const { now, projection } = this.#surface;
    const tool = this.#tool(finger);
    if (!now || !tool) return null;
    const label = paintedLabel(tool, now.state.ui.paint);
    if (label !== null) return paintStroke(this.#surface, label, at);
    if (tool === "erase") return eraseStroke(this.#surface, at);
    const hit = exampleAt(now, projection, at, finger ? TOUCH_REACH : REACH);
    return hit === null || tool === "hand" ? panStroke(this.#surface, at, hit) : moveStroke(this.#surface, hit, at);
  }

  #flip(at: PlanePoint): void {
    const hit = exampleAt(this.#surface.now, this.#surface.projection, at, REACH);
    if (hit !== null) this.#surface.send({ type: "flip-point", index: hit });
  }

  #movePinch(pinch: Pinch): void {
    const [a, b] = [...this.#down.values()];
    if (a && b) this.#surface.lookAt(pinch.window(a, b));
  }

  #finish(event: PointerEvent, taken = false): void {
    this.#endStroke(taken);
    if (this.#down.size < 2) this.#pinch = null;
    if (event.pointerType === "touch" && this.#down.size === 0) this.#surface.pointer = null;
    this.#surface.refresh();
  }

  #endStroke(taken = false): void {
    const stroke = this.#stroke;
    this.#stroke = null;
    stroke?.end(taken);
    if (stroke?.framed()) this.#unfinished = stroke;
  }
}

/** The example nearest to a pixel, or null when none is in reach. */
function exampleAt(
  frame: StageFrame | null,
  projection: Projection | null,
  at: PlanePoint,
  reach: number,
): number | null {
  if (!frame || !projection || !insidePlot(projection, at.x, at.y)) return null;
  return hitIndex(frame.examples).nearest(dataX(projection, at.x), dataY(projection, at.y), reach / projection.scale);
}

function capture(event: PointerEvent): void {
  try {
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
  } catch {
    // The pointer is gone already, or the event was made by a script: the stroke works without.
  }
}

/** The example under the pointer, else under the crosshair, which only a stage with the focus shows. */
export function hoveredExample(surface: Surface, focused: boolean): number | null {
  const { frame, projection, cursor, pointer } = surface;
  if (pointer) return exampleAt(frame, projection, pointer, REACH);
  if (!projection || !focused || !cursor) return null;
  return exampleAt(frame, projection, { x: pixelX(projection, cursor.x), y: pixelY(projection, cursor.y) }, REACH);
}
