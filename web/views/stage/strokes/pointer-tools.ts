import type { Tool, ViewWindow } from "../../../state/document/state.js";
import type { Frame } from "../../../state/runs/frame.js";
import {
  dataAt,
  dataX,
  dataY,
  insidePlot,
  type PlanePoint,
  type Projection,
  pixelX,
  pixelY,
} from "../../../ui/canvas/projection.js";
import { activeTool } from "../../shared/pointing/active-tool.js";
import { paintedLabel } from "../input/brush.js";
import type { PointerAct, Surface } from "../input/pointer-act.js";
import { nearestExample } from "../plane/place.js";
import { eraseStroke, moveStroke, paintStroke, panStroke, type Stroke, TREMBLE } from "./strokes.js";

interface TwoFingers {
  readonly x: number;
  readonly y: number;
  readonly spread: number;
}

/** Two fingers on the stage: pan and zoom at once. */
class Pinch {
  readonly #start: Projection;
  readonly #from: TwoFingers;

  constructor(projection: Projection, a: PlanePoint, b: PlanePoint) {
    this.#start = projection;
    this.#from = twoFingers(projection, a, b);
  }

  /** The window for the fingers' places now, in pixels. */
  window(a: PlanePoint, b: PlanePoint): ViewWindow {
    return pinchWindow(this.#start.window, this.#from, twoFingers(this.#start, a, b));
  }
}

/** Two fingers: the data under them stays under them. */
export function pinchWindow(start: ViewWindow, from: TwoFingers, to: TwoFingers): ViewWindow {
  const ratio = from.spread / Math.max(1e-9, to.spread);
  const place = (edge: number, a: number, b: number): number => a + (edge - b) * ratio;
  return {
    x: [place(start.x[0], from.x, to.x), place(start.x[1], from.x, to.x)],
    y: [place(start.y[0], from.y, to.y), place(start.y[1], from.y, to.y)],
  };
}

function twoFingers(p: Projection, a: PlanePoint, b: PlanePoint): TwoFingers {
  const spread = Math.max(10, Math.hypot(a.x - b.x, a.y - b.y));
  return { x: dataX(p, (a.x + b.x) / 2), y: dataY(p, (a.y + b.y) / 2), spread };
}

/** Reach in pixels of a mouse or pen, and of a finger. */
const REACH = 12;
const TOUCH_REACH = 22;

/** Turns what pointers do on the stage into strokes of the tool in hand. */
export class PointerTools {
  readonly #surface: Surface;
  readonly #down = new Map<number, PlanePoint>();
  /** Where everything lay when what is pressed was taken hold of. */
  #held: Projection | null = null;
  #stroke: Stroke | null = null;
  /** An ended stroke that waits for a frame. */
  #unfinished: Stroke | null = null;
  #pinch: Pinch | null = null;
  /** A finger that has not moved yet: the first of two, perhaps, so nothing is drawn before it is clear. */
  #undecided: PlanePoint | null = null;

  constructor(surface: Surface) {
    this.#surface = surface;
  }

  /** Whether a press is under way. */
  get busy(): boolean {
    return this.#stroke !== null || this.#pinch !== null;
  }

  perform(heard: PointerAct): void {
    const { projection } = this.#surface;
    if (heard.kind === "down") this.#held = projection;
    // What has waited may have been seen elsewhere.
    const act = heard.seen === projection ? heard : { ...heard, at: moved(heard.at, heard.seen, this.#held) };
    if (act.kind === "down") this.#press(act);
    else if (act.kind === "move") this.#move(act);
    else if (act.kind === "leave") this.#leave();
    else this.#release(act);
    if (this.#down.size === 0) this.#held = null;
  }

  #press(act: PointerAct): void {
    const { at } = act;
    this.#down.set(act.pointer, at);
    if (act.finger) {
      this.#touchDown(at);
    } else if (!this.busy) {
      this.#surface.pointer = at;
      this.#begin(act);
    }
    this.#surface.refresh();
  }

  #move({ pointer, at, finger }: PointerAct): void {
    if (!finger || this.#stroke) this.#surface.pointer = finger && this.#tool(true) === "hand" ? null : at;
    if (this.#down.has(pointer)) {
      this.#down.set(pointer, at);
      if (this.#undecided && Math.hypot(at.x - this.#undecided.x, at.y - this.#undecided.y) > 2 * TREMBLE)
        this.#decide();
      if (this.#pinch) this.#movePinch(this.#pinch);
      else this.#stroke?.move(at);
    }
    this.#surface.refresh();
  }

  /** A press that the browser takes, to scroll the page, draws nothing more. */
  #release({ kind, pointer, finger }: PointerAct): void {
    if (!this.#down.delete(pointer)) return;
    const taken = kind === "cancel";
    if (taken) this.#undecided = null;
    else if (this.#undecided) this.#decide();
    this.#endStroke(taken);
    if (this.#down.size < 2) this.#pinch = null;
    if (finger && this.#down.size === 0) this.#surface.pointer = null;
    this.#surface.refresh();
  }

  #leave(): void {
    if (this.busy) return;
    this.#surface.pointer = null;
    this.#surface.refresh();
  }

  /**
   * The example under the pointer, else under the crosshair, which only a stage with the focus shows. None while
   * drawing: the next frame moves it anyway.
   */
  hovered(focused: boolean): number | null {
    const { frame, projection, cursor, pointer } = this.#surface;
    if (!projection || this.busy) return null;
    if (pointer) return exampleAt(frame, projection, pointer, REACH);
    if (!focused || !cursor) return null;
    return exampleAt(frame, projection, { x: pixelX(projection, cursor.x), y: pixelY(projection, cursor.y) }, REACH);
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

  #begin({ at, pans, flips, button }: PointerAct): void {
    if (pans) {
      this.#stroke = panStroke(this.#surface, at);
    } else if (flips) {
      this.#flip(at);
    } else if (button === 0) {
      this.#stroke = this.#toolStroke(at, false);
    }
  }

  #tool(finger: boolean): Tool | null {
    const { now } = this.#surface;
    return now && activeTool(now.state.ui, finger, now.examples);
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

  #endStroke(taken = false): void {
    const stroke = this.#stroke;
    this.#stroke = null;
    stroke?.end(taken);
    if (stroke?.framed()) this.#unfinished = stroke;
  }
}

/** Where that place of the plane is now. */
function moved(at: PlanePoint, seen: Projection | null, now: Projection | null): PlanePoint {
  if (!seen || !now) return at;
  const { x, y } = dataAt(seen, at.x, at.y);
  return { x: pixelX(now, x), y: pixelY(now, y) };
}

/** The example nearest to a pixel, or null when none is in reach. */
function exampleAt(frame: Frame | null, projection: Projection | null, at: PlanePoint, reach: number): number | null {
  if (!frame || !projection || !insidePlot(projection, at.x, at.y)) return null;
  const { x, y } = dataAt(projection, at.x, at.y);
  return nearestExample(frame.examples.xy, x, y, reach / projection.scale);
}
