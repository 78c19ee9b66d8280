import type { Point } from "../../../state/document/state.js";
import type { Examples, Frame } from "../../../state/runs/frame.js";
import { FULL_GLYPHS, glyphRadius } from "../../../ui/canvas/glyphs.js";
import {
  dataAt,
  dataX,
  dataY,
  insidePlot,
  type PlanePoint,
  type Projection,
  pixelX,
  pixelY,
} from "../../../ui/canvas/projection.js";
import { nextStroke } from "../../../ui/handles/next-stroke.js";
import { stage } from "../../../words/generated/en/stage.js";
import { brushRadius, brushSpacing, eraserRadius } from "../input/brush.js";
import type { Surface } from "../input/pointer-act.js";
import { crowdAt, examplesWithin, labelOf, nearestExample } from "../plane/place.js";
import { panBy } from "../plane/view-window.js";

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/**
 * `size` points around a pixel in a sunflower's spiral: even, and the same every time. `stamp` counts the stamps of one
 * stroke and turns the spiral, so that neighbouring stamps do not look printed.
 */
export function stampPoints(p: Projection, at: PlanePoint, size: number, label: number, stamp: number): Point[] {
  if (size <= 1) {
    const { x, y } = dataAt(p, at.x, at.y);
    return [[x, y, label]];
  }
  const radius = brushRadius(size);
  return Array.from({ length: size }, (_, k): Point => {
    const r = radius * Math.sqrt((k + 0.5) / size);
    const angle = k * GOLDEN_ANGLE + stamp;
    const { x, y } = dataAt(p, at.x + r * Math.cos(angle), at.y + r * Math.sin(angle));
    return [x, y, label];
  });
}

/** Places at a fixed distance along the way from `from` to `to`; what is left over waits for the next move. */
export function alongPath(from: PlanePoint, to: PlanePoint, spacing: number): PlanePoint[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const count = Math.floor(length / spacing);
  return Array.from({ length: count }, (_, i) => {
    const t = ((i + 1) * spacing) / length;
    return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
  });
}

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

/** An example below a place in the plane: its glyph covers that, and is large enough to be aimed at. */
export function exampleBelow(
  { now, projection }: Pick<Surface, "now" | "projection">,
  x: number,
  y: number,
): number | null {
  if (!now || !projection) return null;
  const { count, xy } = now.examples;
  if (count > FULL_GLYPHS) return null;
  return nearestExample(xy, x, y, glyphRadius(count, projection.plot) / projection.scale);
}

/**
 * Lays down points at the press, and again and again along the drag. A press on an example of another label changes that,
 * and one on an example of the same label adds one that coincides with it: the hand has said so. No other point hides an
 * example of another label.
 */
export function paintStroke(surface: Surface, label: number, start: PlanePoint): Stroke {
  const stroke = nextStroke();
  const brush = surface.now?.state.ui.brush ?? 1;
  let stamps = 0;
  let last = start;
  const stamp = (at: PlanePoint): void => {
    const { projection } = surface;
    if (!projection || !insidePlot(projection, at.x, at.y)) return;
    const labelBelow = (x: number, y: number): number => {
      const below = exampleBelow(surface, x, y);
      return below === null ? label : (surface.now?.examples.label[below] ?? label);
    };
    const points = stampPoints(projection, at, brush, label, stamps++);
    const apart = points.filter(([x, y]) => labelBelow(x, y) === label);
    if (apart.length > 0) surface.send({ type: "add-points", points: apart, stroke });
  };
  /** Whether the press is on an example, and has done with it what it asks for. */
  const onExample = (): boolean => {
    const { now, projection } = surface;
    if (brush > 1 || !now || !projection || !insidePlot(projection, start.x, start.y)) return false;
    const below = exampleBelow(surface, dataX(projection, start.x), dataY(projection, start.y));
    if (below === null || now.examples.base > 2) return false;
    paintOn(surface, now, below, label, stroke);
    return true;
  };
  if (!onExample()) stamp(start);
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

/** What a tool that draws does on an example: it takes the tool's label, or is joined by another where it has that. */
export function paintOn(surface: Surface, now: Frame, below: number, label: number, stroke: number): void {
  const { label: labels, xy } = now.examples;
  const say = now.words.room(stage);
  if (labels[below] === label) {
    const [x = 0, y = 0] = xy.subarray(2 * below, 2 * below + 2);
    surface.send({ type: "add-points", points: [[x, y, label]], stroke });
    const { count, mixed } = crowdAt(now.examples, below) ?? { count: 1, mixed: false };
    surface.announce(say.crowd({ count: count + 1, mixed }));
  } else {
    surface.send({ type: "flip-point", index: below, label });
    surface.announce(say.flipped({ example: below + 1, label: labelOf(label, now) }));
  }
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
