import type { FramePick } from "./frame-paths.js";

/** While playing, numbers change at most this often: nobody reads faster, and a table takes long to lay out. */
const refreshMs = 120;

/** Less than from one picture of the screen to the next. */
const pictureMs = 12;

/** What of a frame says when a part full of numbers had better show it. */
export type ThrottledFrame = FramePick<"playback.playing" | "playback.visit" | "state.ui">;

/** Takes turns: of the parts that share it, one a frame is laid out, because laying out is what takes a frame longest. */
export class LayoutSlot {
  #takenAt = Number.NEGATIVE_INFINITY;

  /** Whether nobody has had it in this picture. Then it is gone. */
  take(now: number): boolean {
    if (now - this.#takenAt < pictureMs) return false;
    this.#takenAt = now;
    return true;
  }
}

/**
 * Says which frames a part shows. While playing it follows a visit at once if the last one it showed was a while ago,
 * else a few times a second, in slot with others. At rest it shows every frame.
 */
export class RefreshThrottle {
  readonly #slot: LayoutSlot;
  #shown: ThrottledFrame | null = null;
  #movedAt = Number.NEGATIVE_INFINITY;

  constructor(slot: LayoutSlot) {
    this.#slot = slot;
  }

  /** Whether to show the frame now. If not, ask again soon: there may be no other frame. */
  shows(frame: ThrottledFrame, now: number): boolean {
    const shown = this.#shown;
    const moved = frame.playback.visit !== shown?.playback.visit;
    const playsOn = frame.playback.playing && moved && frame.state.ui === shown?.state.ui;
    if (playsOn && (now - this.#movedAt < refreshMs || !this.#slot.take(now))) return false;
    if (moved) this.#movedAt = now;
    this.#shown = frame;
    return true;
  }
}
