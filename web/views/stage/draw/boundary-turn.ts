import { type Line, turnLine } from "../../shared/canvas/boundary.js";
import type { PlanePoint } from "../../shared/canvas/projection.js";
import type { Scene } from "./scene.js";

/** Milliseconds the boundary takes to turn. */
const DURATION = 200;
/** Visits a second up to which each update is shown as a turn while playing. */
const SLOW = 4;

/** A frame, and the pane of it that is drawn. */
export type Shown = Pick<Scene, "frame" | "pane">;

function placeOf({ frame, pane }: Shown): number {
  return frame.panes.indexOf(pane);
}

/** Whether the step from one frame to the next is a single update that the eye can follow. */
export function shouldTurn(previous: Shown | null, next: Shown): boolean {
  if (!previous) return false;
  const [before, after] = [previous.pane, next.pane];
  if (!after.event?.update || after.event === before.event) return false;
  if (placeOf(next) !== placeOf(previous) || after.learner !== before.learner) return false;
  if (next.frame.examples !== previous.frame.examples || after.updates !== before.updates + 1) return false;
  if (after.visit <= before.visit) return false;
  const { speed } = next.frame.state.ui;
  return !next.frame.playback.playing || (speed !== "max" && speed <= SLOW);
}

/** The one animation of the stage: the boundary turns from where it was to where it is, in its own animation frames. */
export class BoundaryTurn {
  #request = 0;
  #line: Line | null = null;

  /** The line to draw now, while turning; else null. */
  get line(): Line | null {
    return this.#line;
  }

  start(from: Line, to: Line, pivot: PlanePoint, draw: () => void): void {
    this.stop();
    const began = performance.now();
    this.#line = from;
    const step = (now: number): void => {
      const t = (now - began) / DURATION;
      this.#line = t < 1 ? turnLine(from, to, ease(Math.max(0, t)), pivot) : null;
      this.#request = t < 1 ? requestAnimationFrame(step) : 0;
      draw();
    };
    this.#request = requestAnimationFrame(step);
  }

  stop(): void {
    cancelAnimationFrame(this.#request);
    this.#request = 0;
    this.#line = null;
  }
}

function ease(t: number): number {
  return t * t * (3 - 2 * t);
}
