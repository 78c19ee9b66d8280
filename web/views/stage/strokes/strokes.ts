import type { Examples } from "../../../state/frame.js";
import { dataAt, dataX, dataY, insidePlot, type PlanePoint, pixelX, pixelY } from "../../shared/canvas/projection.js";
import { nextStroke } from "../../shared/press/next-stroke.js";
import { brushSpacing, eraserRadius } from "../input/brush.js";
import type { Surface } from "../input/surface.js";
import { examplesWithin } from "../plane/hit.js";
import { panBy } from "../plane/view-window.js";
import { alongPath, stampPoints } from "./laid-points.js";

/** One press-drag-release. Positions are in pixels of the stage. */
export interface Stroke {
  move(at: PlanePoint): void;
  /** @param taken whether the browser has taken it, to scroll the page. */
  end(taken?: boolean): void;
  /** A new frame is there. Returns whether the stroke still has something to do after its end. */
  framed(): boolean;
}

/** Pixels a press may tremble before it counts as a drag. */
export const TREMBLE = 3;

const NOTHING_LEFT = (): boolean => false;

/** Lays down points at the press, and again and again along the drag. */
export function paintStroke(surface: Surface, label: number, start: PlanePoint): Stroke {
  const stroke = nextStroke();
  const brush = surface.now?.state.ui.brush ?? 1;
  let stamps = 0;
  let last = start;
  const stamp = (at: PlanePoint): void => {
    const { projection } = surface;
    if (!projection || !insidePlot(projection, at.x, at.y)) return;
    const points = stampPoints(projection, at, brush, label, stamps++);
    surface.send({ type: "add-points", points, stroke });
  };
  stamp(start);
  return {
    move(at) {
      for (const place of alongPath(last, at, brushSpacing(brush))) {
        stamp(place);
        last = place;
      }
    },
    end() {},
    framed: NOTHING_LEFT,
  };
}

/**
 * Removes what the eraser touches. Indices belong to the examples as they are, so while a removal waits for its turn the
 * way travelled is kept until a frame with the next examples is there.
 */
export function eraseStroke(surface: Surface, start: PlanePoint): Stroke {
  const stroke = nextStroke();
  const radius = eraserRadius(surface.now?.state.ui.brush ?? 1);
  let waiting: PlanePoint[] = [];
  let sentFor: Examples | null = null;
  let last = start;
  const flush = (): void => {
    const { now, projection } = surface;
    if (!now || !projection || waiting.length === 0 || now.examples === sentFor) return;
    const indices = examplesWithin(now.examples.xy, waiting, radius / projection.scale);
    waiting = [];
    if (indices.length === 0) return;
    sentFor = now.examples;
    surface.send({ type: "erase-points", indices, stroke });
  };
  const touch = (at: PlanePoint): void => {
    const { projection } = surface;
    if (projection) waiting.push({ x: dataX(projection, at.x), y: dataY(projection, at.y) });
  };
  touch(start);
  flush();
  return {
    move(at) {
      for (const place of alongPath(last, at, radius / 2)) touch(place);
      touch(at);
      last = at;
      flush();
    },
    end() {},
    framed() {
      flush();
      return waiting.length > 0;
    },
  };
}

/** Takes one example along; a press without a drag only selects it. */
export function moveStroke(surface: Surface, index: number, start: PlanePoint): Stroke {
  const stroke = nextStroke();
  let dragging = false;
  const { now, projection } = surface;
  const x = now?.examples.xy[2 * index] ?? 0;
  const y = now?.examples.xy[2 * index + 1] ?? 0;
  // The example keeps its place under the pointer.
  const grip = projection ? { x: pixelX(projection, x) - start.x, y: pixelY(projection, y) - start.y } : { x: 0, y: 0 };
  if (now && now.selected !== index) surface.send({ type: "select", example: index });
  return {
    move(at) {
      if (!surface.projection || index >= (surface.now?.examples.count ?? 0)) return;
      dragging ||= Math.hypot(at.x - start.x, at.y - start.y) > TREMBLE;
      if (!dragging) return;
      const to = dataAt(surface.projection, at.x + grip.x, at.y + grip.y);
      surface.send({ type: "move-point", index, to: [to.x, to.y], stroke });
    },
    end() {},
    framed: NOTHING_LEFT,
  };
}

/**
 * Moves the window, and back where the browser scrolls the page instead.
 * @param tapped what a press without a drag selects; null deselects, and undefined leaves what is selected.
 */
export function panStroke(surface: Surface, start: PlanePoint, tapped?: number | null): Stroke {
  const { projection } = surface;
  const before = surface.now?.state.view ?? null;
  let dragging = false;
  return {
    move(at) {
      dragging ||= Math.hypot(at.x - start.x, at.y - start.y) > TREMBLE;
      if (!dragging || !projection) return;
      const dx = (start.x - at.x) / projection.scale;
      const dy = (at.y - start.y) / projection.scale;
      surface.lookAt(panBy(projection.window, dx, dy));
    },
    end(taken) {
      if (taken && dragging) surface.lookAt(before);
      if (taken || dragging || tapped === undefined || surface.now?.selected === tapped) return;
      surface.send({ type: "select", example: tapped });
    },
    framed: NOTHING_LEFT,
  };
}
