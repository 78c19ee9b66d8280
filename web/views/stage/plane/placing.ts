import type { ViewWindow } from "../../../state/document/state.js";
import type { StageTheme } from "../../shared/canvas/colors.js";
import type { StageSize } from "../../shared/canvas/layer.js";
import type { Plane } from "../../shared/canvas/plane.js";
import type { StageFrame } from "../inputs.js";
import { FittedWindow } from "./fitted-window.js";
import { layOut } from "./layout.js";

/** Decides the window of a stage, and with it where everything is. */
export class Placing {
  readonly #window = new FittedWindow();
  #layout: Plane | null = null;
  #from: readonly unknown[] = [];

  /** Null until the stage has a size. */
  get layout(): Plane | null {
    return this.#layout;
  }

  /** Takes a window at once; null fits the data. */
  take(view: ViewWindow | null, frame: StageFrame | null): void {
    if (view) this.#window.take(view, frame);
    else this.#window.refit(frame);
  }

  /** @param edits made so far on this stage and those beside it, which show the same window after each. */
  follow(frame: StageFrame, size: StageSize, theme: StageTheme, stroking: boolean, edits: number): void {
    this.#window.follow(frame, this.#layout?.projection.window ?? null, stroking, edits);
    const from = [this.#window.asked, size, theme];
    // The same layout stays the same object: nothing is drawn again for its sake.
    if (this.#layout && from.every((part, i) => part === this.#from[i])) return;
    this.#layout = layOut(this.#window.asked, size, theme);
    this.#from = from;
  }
}
