import type { nothing, ReactiveController, ReactiveControllerHost, TemplateResult } from "lit";
import { type Lazy, lazy } from "../../../engine/lazy.js";
import { insidePlot } from "../../shared/canvas/projection.js";
import { LazyController } from "../../shared/loading/lazy-controller.js";
import type { PointerTools } from "../strokes/index.js";
import { type PointerAct, pointerAct } from "./pointer-act.js";
import type { SpaceBar } from "./space-bar.js";
import type { Surface } from "./surface.js";

type Strokes = typeof import("../strokes/index.js");

const strokesCode: Lazy<Strokes> = lazy(() => import("../strokes/index.js"));

/**
 * The pointers on a stage. What they do before the tools have loaded waits for them, and all that comes after a press
 * waits for that: it finds the stage, the tool and the examples as they were.
 */
export class Pointing implements ReactiveController {
  readonly #stage: Surface & ReactiveControllerHost & Node;
  readonly #space: SpaceBar;
  readonly #code: Lazy<Strokes>;
  readonly #wanted: LazyController<Strokes>;
  #tools: PointerTools | null = null;
  /** How much of what pointers did, from a press on, has still to have its turn. */
  #waiting = 0;
  /** What a pointer that pressed nothing did last, before there were tools. */
  #passing: PointerAct | null = null;

  /** @param code The tools, which load with the first sign of a pointer. */
  constructor(stage: Surface & ReactiveControllerHost & Node, space: SpaceBar, code = strokesCode) {
    this.#stage = stage;
    this.#code = code;
    this.#space = space;
    this.#wanted = new LazyController(stage, code);
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
    this.#wanted.load();
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
    else this.#pass(act);
  }

  /** The stage is updated when the tools have come. */
  hostUpdated(): void {
    if (this.#passing && this.#code.module) this.#pass(this.#passing);
  }

  /** Where the tools could not be loaded, which is said on the stage, that is tried again with the next press. */
  #inTurn(act: PointerAct): void {
    this.#waiting++;
    this.#stage.inTurn(() => {
      this.#waiting--;
      this.#taken()?.perform(act);
    }, this.#code);
  }

  /** A pointer that passes by lets nothing wait; with the first sign of one the tools load. */
  #pass(act: PointerAct): void {
    const tools = this.#taken();
    this.#passing = tools ? null : act;
    tools?.perform(act);
    if (this.#code.state === "unloaded") void this.#code.load();
  }

  #taken(): PointerTools | null {
    const { module } = this.#code;
    this.#tools ??= module && new module.PointerTools(this.#stage);
    return this.#tools;
  }
}

function capture(event: PointerEvent): void {
  try {
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
  } catch {
    // The pointer is gone already, or the event was made by a script: the stroke works without.
  }
}
