import type { PropertyValues } from "lit";
import { LayoutSlot, RefreshThrottle } from "./refresh-throttle.js";
import { View } from "./view.js";

/** One for each playground on the page. */
const slots = new WeakMap<Node, LayoutSlot>();

/** A part full of numbers. One does not stand inside another: it would never have its turn. */
export class ThrottledView extends View {
  #throttle: RefreshThrottle | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    const root = this.getRootNode();
    const slot = slots.get(root) ?? new LayoutSlot();
    slots.set(root, slot);
    this.#throttle = new RefreshThrottle(slot);
  }

  protected override shouldUpdate(changed: PropertyValues): boolean {
    const ofItself = [...changed.keys()].some((key) => key !== "frame" && key !== "dispatch");
    return this.frame === null || ofItself || this.#throttle?.shows(this.frame, performance.now()) !== false;
  }
}
