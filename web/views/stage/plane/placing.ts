import type { DataSource, ViewWindow } from "../../../state/document/state.js";
import type { StageTheme } from "../../../ui/canvas/colors.js";
import type { StageSize } from "../../../ui/canvas/layer.js";
import type { Plane } from "../../../ui/canvas/plane.js";
import { sameWindow } from "../../../ui/canvas/projection.js";
import type { StageFrame } from "../inputs.js";
import { layOut } from "./layout.js";
import { boundsOf, contains, EMPTY_WINDOW, filled, fitWindow } from "./view-window.js";

/** Data from elsewhere that fills less than this share of the window gets a new one. */
const TOO_SMALL = 0.35;

/**
 * Decides which window to show. A window chosen by the user wins; else the data is fitted, but a fit never jumps under
 * the hand: it is kept during a stroke, and after an edit as long as every point is inside.
 */
export class FittedWindow {
  #asked: ViewWindow = EMPTY_WINDOW;
  #examples: StageFrame["examples"] | null = null;
  #source = "";
  #fitting = false;
  #editsSeen = 0;
  /** What was drawn when a window was taken: it does not know that window. */
  #outdated: StageFrame | null = null;

  /** The window asked for; the plot shows at least this. */
  get asked(): ViewWindow {
    return this.#asked;
  }

  /** Takes a window at once, so that gestures compound before the next frame arrives. */
  take(view: ViewWindow, frame: StageFrame | null): void {
    this.#asked = view;
    this.#fitting = false;
    this.#outdated = frame;
  }

  /** The next frame without a chosen window gets a fresh fit, which what is drawn does not know of. */
  refit(frame: StageFrame | null): void {
    this.#fitting = false;
    this.#outdated = frame;
  }

  /**
   * @param shown what the plot shows now, or null before the first frame.
   * @param edits made so far on this stage and those beside it, which show the same window after each.
   */
  follow(frame: StageFrame, shown: ViewWindow | null, stroking: boolean, edits: number): void {
    if (frame === this.#outdated) return;
    if (frame.state.view) {
      // An equal window stays the same object, so that nothing is drawn again for its sake.
      if (!sameWindow(this.#asked, frame.state.view)) this.#asked = frame.state.view;
      this.#fitting = false;
      return;
    }
    const source = sourceKey(frame.state.data);
    const otherSource = source !== this.#source && source !== "points";
    if (this.#fitting && !otherSource && frame.examples === this.#examples) return;
    if (stroking && this.#fitting) return;
    if (!this.#fitting || otherSource || this.#mustRefit(frame, shown, edits))
      this.#asked = fitWindow(frame.examples.xy);
    this.#fitting = true;
    this.#editsSeen = edits;
    this.#examples = frame.examples;
    this.#source = source;
  }

  #mustRefit(frame: StageFrame, shown: ViewWindow | null, edits: number): boolean {
    const bounds = boundsOf(frame.examples.xy);
    if (!bounds || !shown || !contains(shown, bounds)) return true;
    return this.#editsSeen === edits && frame.examples.count > 1 && filled(shown, bounds) < TOO_SMALL;
  }
}

function sourceKey(data: DataSource): string {
  return data.kind === "points" ? "points" : JSON.stringify("rows" in data ? data.columns : data);
}

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
