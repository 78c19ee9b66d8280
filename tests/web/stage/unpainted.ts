import type { Point } from "../../../web/state/document/state.js";
import type { Frame } from "../../../web/state/runs/frame.js";
import { type PlanePoint, type Projection, project } from "../../../web/ui/canvas/projection.js";
import type { Surface } from "../../../web/views/stage/input/pointer-act.js";
import { Bench, stateOf } from "../state/engine.js";

/** A stage that is never painted again: its frame is the one that was there at first. */
export class Unpainted implements Surface {
  readonly magnification = 1;
  readonly bench = new Bench(stateOf([[2, 2, 1]]));
  readonly frame: Frame = this.bench.frame;
  readonly pane = this.frame.pane;
  projection: Projection = project({ x: [0, 4], y: [0, 4] }, { x: 0, y: 0, width: 400, height: 400 });
  readonly ticks = null;
  cursor: PlanePoint | null = { x: 1, y: 1 };
  pointer: PlanePoint | null = null;

  get now(): Frame {
    return this.bench.frame;
  }

  get points(): readonly Point[] {
    return this.bench.points;
  }

  send: Surface["send"] = (intent) => void this.bench.do(intent);
  inTurn: Surface["inTurn"] = (act, code) => this.bench.session.inTurn(act, code);
  lookAt = () => {};
  readonly said: string[] = [];
  announce = (text: string): void => void this.said.push(text);
  refresh = () => {};
}

/** Presses at a place of the plane and lets go. */
export function clickOn(x: number, y: number, hear: (event: PointerEvent) => void, pointerType = "mouse"): void {
  const surface = document.createElement("div");
  const place = { clientX: 100 * x, clientY: 400 - 100 * y, pointerId: 1, pointerType };
  for (const type of ["pointerdown", "pointerup"]) {
    surface.addEventListener(type, (event) => hear(event as PointerEvent));
    surface.dispatchEvent(new PointerEvent(type, place));
  }
}
