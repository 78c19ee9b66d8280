import { FULL_GLYPHS, SPRITES } from "../../../ui/canvas/glyphs.js";
import { clipToPlot, type Layer } from "../../../ui/canvas/layer.js";
import { type PlanePoint, pixelX, pixelY } from "../../../ui/canvas/projection.js";
import { Transition } from "../../../ui/canvas/transition.js";
import { type Line, signedDistance } from "../../shared/canvas/boundary.js";
import type { Scene, Turn } from "./scene.js";

/** Milliseconds for which the mistake is shown as it was met. */
const MET = 120;
/** Milliseconds the boundary then takes to turn. */
const DURATION = 200;

/** A frame, and the pane of it that is drawn. */
type DrawnRun = Pick<Scene, "frame" | "pane">;

function placeOf({ frame, pane }: DrawnRun): number {
  return frame.panes.indexOf(pane);
}

/** Whether the step from one frame to the next is a single update. */
export function shouldTurn(previous: DrawnRun | null, next: DrawnRun): boolean {
  if (!previous) return false;
  const [before, after] = [previous.pane, next.pane];
  if (!after.event?.update || after.event === before.event) return false;
  if (placeOf(next) !== placeOf(previous) || after.learner !== before.learner) return false;
  if (next.frame.examples !== previous.frame.examples || after.updates !== before.updates + 1) return false;
  return after.visit > before.visit;
}

/**
 * The one animation of the stage, of an update, in two beats: the mistake as it was met, then the boundary turns from
 * where it was to where it is. Of updates that follow each other faster only the first is shown so.
 */
export class BoundaryTurn implements Turn {
  readonly #transition = new Transition(DURATION);
  #lineAt: ((share: number) => Line) | null = null;
  #last = Number.NEGATIVE_INFINITY;

  get met(): boolean {
    return this.#transition.share === 0;
  }

  /** The line to draw now, while turning; else null. */
  get line(): Line | null {
    const { share } = this.#transition;
    return share < 1 && this.#lineAt ? this.#lineAt(share) : null;
  }

  start(from: Line | null, to: Line | null, pivot: PlanePoint, draw: () => void): void {
    const now = performance.now();
    const soon = now - this.#last < MET + DURATION;
    this.#last = now;
    if (soon) return;
    this.#lineAt = from && to && ((share) => turnLine(from, to, share, pivot));
    this.#transition.start(draw, MET);
  }

  stop(): void {
    this.#transition.stop();
  }
}

/** From one line to another: the normal turns the shorter way, and the distance from the pivot changes evenly. */
export function turnLine(from: Line, to: Line, t: number, pivot: PlanePoint): Line {
  const a0 = Math.atan2(from.ny, from.nx);
  const turn = Math.atan2(from.nx * to.ny - from.ny * to.nx, from.nx * to.nx + from.ny * to.ny);
  const angle = a0 + turn * t;
  const s0 = signedDistance(from, pivot.x, pivot.y);
  const s1 = signedDistance(to, pivot.x, pivot.y);
  const nx = Math.cos(angle);
  const ny = Math.sin(angle);
  return { nx, ny, d: nx * pivot.x + ny * pivot.y - (s0 + (s1 - s0) * t) };
}

/** Half of a cross beside a glyph with a sign, in pixels. */
const HALF = 3.5;
/** Of marks that are of another moment than the picture. */
const PALE = 0.4;
/** How far a cross below a tiny glyph comes out of it. */
const OUT = 2.5;

/**
 * A small cross at each example that is wrong now: at the upper right of its glyph, or where glyphs are tiny, below it.
 * The examples are drawn above all crosses, so that none hides a sign. All crosses are one path; of more examples than
 * `SPRITES` it would take seconds to fill, and no cross could be told from the next: there the status counts them.
 */
export function drawWrong(layer: Layer, { frame, pane, layout: { projection }, marks, theme }: Scene): void {
  const { wrong } = pane;
  const { examples } = frame;
  if (!wrong || wrong.examples.length === 0 || examples.count > SPRITES) return;
  const { context } = layer;
  const tiny = examples.count > FULL_GLYPHS;
  const beside = tiny ? 0 : marks.glyph + HALF / 2;
  const half = tiny ? marks.glyph + OUT : HALF;
  context.save();
  if (wrong.visit !== pane.visit) context.globalAlpha = PALE;
  clipToPlot(layer, projection);
  context.beginPath();
  for (const example of wrong.examples) {
    const x = pixelX(projection, examples.xy[2 * example] ?? 0) + beside;
    const y = pixelY(projection, examples.xy[2 * example + 1] ?? 0) - beside;
    context.moveTo(x - half, y - half);
    context.lineTo(x + half, y + half);
    context.moveTo(x - half, y + half);
    context.lineTo(x + half, y - half);
  }
  context.lineWidth = tiny ? 2.5 : 4.5;
  context.strokeStyle = theme.surface;
  context.stroke();
  context.lineWidth = tiny ? 1 : 2;
  context.strokeStyle = theme.ink;
  context.stroke();
  context.restore();
}

/** What the stage shows of updates, and of what is wrong after them: a moment after the picture itself. */
export { drawWeightVector } from "./weight-vector.js";
