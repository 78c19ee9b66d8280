import { nothing, type ReactiveController, type ReactiveControllerHost } from "lit";
import { lazy } from "../../../engine/lazy.js";
import type { StandingArrow } from "../../shared/canvas/weight-arrow.js";
import { LazyController } from "../../shared/loading/loading.js";
import { adopt, type Styles } from "../../shared/loading/styles.js";
import type { StageHandles } from "../handles/index.js";
import type { Surface } from "../input/surface.js";

// Not "pointerover": over the element in which the pointer rested while the page loaded, there is none.
const signs = ["pointermove", "pointerdown", "focusin"] as const;
const handCode = lazy(() => import("../handles/index.js"));

/** What the weights are dragged by, from the first sign of a hand on the page on: a pointer anywhere, or the focus here. */
export class Handles implements ReactiveController {
  readonly code: LazyController<{ readonly StageHandles: typeof StageHandles; readonly styles: Styles }>;
  readonly #stage: Surface & ReactiveControllerHost & Node;
  #hand: StageHandles | null = null;

  constructor(stage: Surface & ReactiveControllerHost & Node) {
    this.#stage = stage;
    this.code = new LazyController(stage, handCode);
    stage.addController(this);
  }

  hostConnected(): void {
    for (const sign of signs) addEventListener(sign, this.#load);
  }

  hostDisconnected(): void {
    for (const sign of signs) removeEventListener(sign, this.#load);
  }

  readonly #load = (): void => this.code.load();

  /** See `Scene.standing`. */
  get standing(): StandingArrow | null {
    return this.#hand?.standing ?? null;
  }

  render(): unknown {
    const { module } = this.code;
    const { frame, pane, projection } = this.#stage;
    if (!module || !frame || !pane || !projection) return nothing;
    adopt(this.#stage.getRootNode(), module.styles);
    this.#hand ??= new module.StageHandles(this.#stage);
    return this.#hand.render(frame, pane, projection);
  }
}
