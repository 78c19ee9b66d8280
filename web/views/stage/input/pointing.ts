import type { nothing, ReactiveController, ReactiveControllerHost, TemplateResult } from "lit";
import { lazy } from "../../../engine/lazy.js";
import { insidePlot } from "../../shared/canvas/projection.js";
import { Wanted } from "../../shared/loading/wanted.js";
import type { PointerTools } from "../strokes/index.js";
import { type PointerAct, pointerAct } from "./pointer-act.js";
import type { SpaceBar } from "./space-bar.js";
import type { Surface } from "./surface.js";

const strokesCode = lazy(() => import("../strokes/index.js"));

/** The pointers on a stage. What they do before the tools have loaded waits for them, in its order. */
export class Pointing implements ReactiveController {
  readonly #stage: Surface & ReactiveControllerHost & Node;
  readonly #space: SpaceBar;
  readonly #wanted: Wanted<typeof import("../strokes/index.js")>;
  #tools: PointerTools | null = null;
  #waiting: PointerAct[] = [];

  constructor(stage: Surface & ReactiveControllerHost & Node, space: SpaceBar) {
    this.#stage = stage;
    this.#space = space;
    this.#wanted = new Wanted(stage, strokesCode);
    stage.addController(this);
  }

  /** Whether a press is under way. */
  get busy(): boolean {
    return this.#tools?.busy ?? false;
  }

  /** The example that is pointed at, by the pointer or by the crosshair of a stage with the focus. */
  hovered(focused: boolean): number | null {
    return this.#tools?.hovered(focused) ?? null;
  }

  /** Loads the tools after the next picture: the crosshair of the keyboard points at examples with them. */
  want(): void {
    this.#wanted.want();
  }

  /** What says that they could not be loaded. */
  failure(): TemplateResult | typeof nothing {
    return this.#wanted.failure("what the pointer does here");
  }

  /** A new frame is there. */
  framed(): void {
    this.#tools?.framed();
  }

  hear(event: PointerEvent): void {
    const { projection, magnification } = this.#stage;
    const act = pointerAct(event, magnification, this.#space.held);
    if (act.kind === "down") {
      if (!projection || !insidePlot(projection, act.at.x, act.at.y)) return;
      capture(event);
      if (act.pans && !act.finger) {
        event.preventDefault();
        this.#space.noteDrag();
      }
    }
    if (this.#tools) this.#tools.perform(act);
    else this.#wait(act);
  }

  /** The stage is updated when the tools have come, and when they could not. */
  hostUpdated(): void {
    const { module } = strokesCode;
    if (strokesCode.state === "failed") this.#waiting = [];
    if (!module || this.#tools) return;
    this.#tools = new module.PointerTools(this.#stage);
    for (const act of this.#waiting.splice(0)) this.#tools.perform(act);
  }

  #wait(act: PointerAct): void {
    // With the first sign of a pointer; where that has failed, which is said on the stage, again with a press.
    if (act.kind === "down" || strokesCode.state === "unloaded") void strokesCode.load();
    if (strokesCode.state !== "failed") this.#waiting.push(act);
  }
}

function capture(event: PointerEvent): void {
  try {
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
  } catch {
    // The pointer is gone already, or the event was made by a script: the stroke works without.
  }
}
