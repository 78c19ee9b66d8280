import type { Frame } from "../../state/frame.js";
import { View } from "./view.js";

/** While playing, the numbers change at most this often: nobody reads faster, and a table takes long to lay out. */
const refreshMs = 120;

/** A part full of numbers: while playing it follows a few times a second, else at once. */
export class CalmView extends View {
  #shown: Frame | null = null;
  #shownAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  protected override shouldUpdate(): boolean {
    const { frame } = this;
    const playingOn = frame?.playing && this.#shown?.playing && frame.state.ui === this.#shown.state.ui;
    const wait = playingOn ? refreshMs - (performance.now() - this.#shownAt) : 0;
    clearTimeout(this.#timer);
    if (wait > 0) this.#timer = setTimeout(() => this.requestUpdate(), wait);
    else {
      this.#shown = frame;
      this.#shownAt = performance.now();
    }
    return wait <= 0;
  }
}
