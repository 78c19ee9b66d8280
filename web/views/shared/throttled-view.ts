import type { PropertyValues } from "lit";
import type { PlaygroundState } from "../../state/document/state.js";
import type { Frame, Playback } from "../../state/runs/frame.js";
import { peek } from "./frame-reads.js";
import { markStale, View } from "./view.js";

/** While playing, numbers change at most this often: nobody reads faster, and a table takes long to lay out. */
const refreshMs = 120;

/** Less than from one picture of the screen to the next. */
const pictureMs = 12;

/** What of a frame says when a part full of numbers had better show it. */
export interface ThrottledFrame {
  readonly playback: Pick<Playback, "playing" | "visit">;
  readonly state: Pick<PlaygroundState, "ui">;
}

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

/** One for each playground on the page. */
const slots = new WeakMap<Node, LayoutSlot>();

/**
 * A view full of numbers: at rest it is drawn again when something that it read differs, while playing a few times a
 * second. Until its turn comes it is marked as stale, and shown so. One does not go inside another: its turn
 * would never come.
 */
export class ThrottledView extends View {
  #throttle: RefreshThrottle | null = null;
  #turn = 0;

  /** The moment that what it shows was computed for, where that may lag behind the frame's: then it is stale too. */
  protected momentShown(_frame: Frame): number | null {
    return null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const root = this.getRootNode();
    const slot = slots.get(root) ?? new LayoutSlot();
    slots.set(root, slot);
    this.#throttle = new RefreshThrottle(slot);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    cancelAnimationFrame(this.#turn);
  }

  protected override shouldUpdate(changed: PropertyValues): boolean {
    const ofItself = [...changed.keys()].some((key) => key !== "frame" && key !== "dispatch");
    const frame = peek(this.frame);
    const shows = frame === null || ofItself || this.#throttle?.shows(frame, performance.now()) !== false;
    cancelAnimationFrame(this.#turn);
    // There may be no other frame until the next visit, which can take seconds.
    if (!shows) this.#turn = requestAnimationFrame(() => this.requestUpdate("frame", undefined));
    if (shows) super.shouldUpdate(changed);
    const visit = shows && this.frame ? this.momentShown(this.frame) : null;
    markStale(this, !shows || (visit !== null && visit !== this.frame?.pane.visit));
    return shows;
  }
}
