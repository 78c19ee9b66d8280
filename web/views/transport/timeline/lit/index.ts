import type { Frame } from "../../../../state/runs/frame.js";
import { Memo, runOf } from "../../../shared/frame-reads.js";
import { litExample, type PointerHost, ViewPointer } from "../../../shared/pointing/view-pointer.js";
import { type Axis, xOfVisit } from "../domain.js";
import type { Lane } from "../draw.js";

interface Timeline extends PointerHost {
  readonly frame: Frame | null;
}

/** The visits of a longer run are not looked through: on its axis they would be a hundred in a pixel. */
const MOST = 20_000;
/** Half of a caret's width. */
const CARET = 4.5;

/** The visits that are pointed at: one, here or elsewhere, or all that look at an example. */
export class LitVisits {
  readonly #timeline: Timeline;
  readonly #pointer: ViewPointer;
  readonly #visits = new Memo<readonly number[]>();

  constructor(timeline: Timeline) {
    this.#timeline = timeline;
    this.#pointer = new ViewPointer(timeline);
  }

  /** Shows a visit that has been made to all views. */
  point(visit: number | null): void {
    const { frame } = this.#timeline;
    const made = visit !== null && frame && visit <= frame.playback.frontier;
    const example = made ? frame.pane.exampleAt(visit) : null;
    this.#pointer.to(example === null ? null : { example, visit });
  }

  /** A caret above each, on a column as high as a tick, as far as they do not crowd. */
  draw(context: CanvasRenderingContext2D, axis: Axis, { laneTop, track }: Lane, colour: string): void {
    const { frame } = this.#timeline;
    const visits = frame
      ? this.#visits.of(frame, [...runOf(frame), frame.selected, frame.pointed, frame.playback.frontier], () =>
          visitsOf(frame),
        )
      : [];
    const crowded = visits.length * 2 * CARET > axis.length;
    context.fillStyle = colour;
    for (const visit of visits) {
      const x = xOfVisit(axis, visit);
      context.fillRect(x - 1, laneTop, crowded ? 1 : 2, track - laneTop);
      if (crowded) continue;
      context.beginPath();
      context.moveTo(x - CARET, laneTop - 3);
      context.lineTo(x + CARET, laneTop - 3);
      context.lineTo(x, laneTop + CARET);
      context.fill();
    }
  }
}

function visitsOf(frame: Frame): readonly number[] {
  const { pointed, playback, pane } = frame;
  if (typeof pointed?.visit === "number") return [pointed.visit];
  const lit = litExample(frame);
  if (lit === null || playback.frontier > MOST) return [];
  return Array.from({ length: playback.frontier }, (_, k) => k + 1).filter((visit) => pane.exampleAt(visit) === lit);
}
