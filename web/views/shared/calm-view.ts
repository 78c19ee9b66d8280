import type { PropertyValues } from "lit";
import { Calm, Turn } from "./calm.js";
import { View } from "./view.js";

const turn = new Turn();

/** A part full of numbers. One does not stand inside another: it would never have its turn. */
export class CalmView extends View {
  readonly #calm = new Calm(turn);

  protected override shouldUpdate(changed: PropertyValues): boolean {
    const ofItself = [...changed.keys()].some((key) => key !== "frame" && key !== "dispatch");
    return this.frame === null || ofItself || this.#calm.shows(this.frame, performance.now());
  }
}
