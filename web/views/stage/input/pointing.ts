import { insidePlot } from "../../../ui/canvas/projection.js";
import { zoomAround } from "../plane/view-window.js";
import { PointerTools } from "../strokes/pointer-tools.js";
import type { SpaceBar } from "./keyboard.js";
import { type PointerAct, pointerAct, type Surface } from "./pointer-act.js";

export const ZOOM_STEP = 1.5;

/** Zooms around the crosshair when there is one, else around the middle. */
export function zoomBy(surface: Surface, factor: number): void {
  const { projection, cursor } = surface;
  if (!projection) return;
  const { window } = projection;
  const x = cursor?.x ?? (window.x[0] + window.x[1]) / 2;
  const y = cursor?.y ?? (window.y[0] + window.y[1]) / 2;
  surface.lookAt(zoomAround(window, x, y, factor));
}

/**
 * The pointers on a stage. A press, and what follows it, waits for the intents that are still queued: it finds the stage,
 * the tool and the examples as they were when it was made.
 */
export class Pointing {
  readonly #stage: Surface;
  readonly #space: SpaceBar;
  readonly #tools: PointerTools;
  /** How many acts, from a press on, are still queued. */
  #waiting = 0;

  constructor(stage: Surface, space: SpaceBar) {
    this.#stage = stage;
    this.#space = space;
    this.#tools = new PointerTools(stage);
  }

  /** Whether a press is under way. */
  get busy(): boolean {
    return this.#tools.busy;
  }

  /** The example that is pointed at, by the pointer or by the crosshair of a stage with the focus. */
  hovered(focused: boolean): number | null {
    return this.#tools.hovered(focused);
  }

  /** A new frame is there. */
  framed(): void {
    this.#tools.framed();
  }

  hear(event: PointerEvent): void {
    const { projection } = this.#stage;
    const act = pointerAct(event, this.#stage, this.#space.held);
    if (act.kind === "down") {
      if (!projection || !insidePlot(projection, act.at.x, act.at.y)) return;
      capture(event);
      if (act.pans && !act.finger) {
        event.preventDefault();
        this.#space.noteDrag();
      }
    }
    if (act.kind === "down" || this.#waiting > 0) this.#inTurn(act);
    else this.#tools.perform(act);
  }

  #inTurn(act: PointerAct): void {
    this.#waiting++;
    this.#stage.inTurn(() => {
      this.#waiting--;
      this.#tools.perform(act);
    });
  }
}

function capture(event: PointerEvent): void {
  try {
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
  } catch {
    // The pointer is gone already, or the event was made by a script: the stroke works without.
  }
}
