import { afterEach, beforeEach, vi } from "vitest";

/** Time and animation frames as the tests of a file have them go by. */
export class AnimationClock {
  /** The frames that have been asked for. */
  frames: FrameRequestCallback[] = [];
  #now = 0;

  constructor() {
    beforeEach(() => {
      this.#now = 1000;
      this.frames = [];
      vi.spyOn(performance, "now").mockImplementation(() => this.#now);
      vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => this.frames.push(callback));
      vi.stubGlobal("cancelAnimationFrame", () => void this.frames.splice(0));
    });
    afterEach(() => {
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    });
  }

  /** The next animation frame, some milliseconds later. */
  frame(later: number): void {
    this.#now += later;
    const due = this.frames;
    this.frames = [];
    for (const callback of due) callback(this.#now);
  }
}
