import type { Frame } from "../../../state/runs/frame.js";
import type { StageTheme } from "../../../ui/canvas/colors.js";
import { crispWidth, hatch, type Layer, openLayer, type StageSize } from "../../../ui/canvas/layer.js";
import type { Polyline } from "../../../ui/canvas/polyline.js";
import type { PlanePoint } from "../../../ui/canvas/projection.js";
import { Transition } from "../../../ui/canvas/transition.js";
import { drawMarks, type Marks } from "../../shared/canvas/marks.js";
import { type Cloud, sameExamples } from "../figure/cloud.js";
import type { Figure } from "../figure/figure.js";
import { backToFront, type Camera, dot, type Vector } from "../space/camera.js";
import { cutAt } from "../space/clip.js";
import { heightsBetween, inFrontOf, type Projected, project } from "../space/projected.js";
import { facing, normalInPicture, type Space, spaceOf, valueAt } from "../space/space.js";
import { drawBase, drawScales, line, type Names, type PixelPoint, placeAt, Writer } from "./base.js";
import { drawBadges, drawStems, GlyphPainter, type Part, radiusIn } from "./cloud.js";

/** Lines that bring a curve down to the base. */
const DROPS = 6;

/** The sheet of all places where an example can be. */
function drawSheet({ context, size }: Layer, space: Space, { sheet, cells }: Figure, theme: StageTheme): void {
  // Between two curved nets nobody sees anything.
  if (cells.length > 0) return;
  const [low, high] = space.box.z;
  context.save();
  context.beginPath();
  for (const wire of sheet) {
    let last: PixelPoint | null = null;
    for (const [x, y, z] of wire) {
      const place = z >= low && z <= high ? placeAt(space, x, y, z) : null;
      if (last && place) line(context, last, place);
      last = place;
    }
  }
  context.strokeStyle = theme.ink3;
  context.globalAlpha = 0.28;
  context.lineWidth = crispWidth(1, size.ratio);
  context.stroke();
  context.restore();
}

/** The points of a curve. */
function pairs(curve: Polyline): (readonly [number, number])[] {
  const points: (readonly [number, number])[] = [];
  for (let i = 0; i + 1 < curve.length; i += 2) points.push([curve[i] as number, curve[i + 1] as number]);
  return points;
}

/** The boundary of the stage on the base; the same on the sheet, where the surface meets it; the one without a bias. */
function drawTrace(layer: Layer, space: Space, figure: Figure, theme: StageTheme): void {
  const { floor } = space.box;
  const { context } = layer;
  const onBase = (curves: readonly Polyline[]) =>
    curves.map((curve) => pairs(curve).map(([x, y]): Vector => [x, y, floor]));
  context.save();
  context.setLineDash([7, 5]);
  curvesIn(layer, space, onBase(figure.unbiased), { color: theme.ink2, width: 1.5, halo: theme.surface });
  context.setLineDash([]);
  curvesIn(layer, space, onBase(figure.trace), { color: theme.ink, width: 2.25, halo: theme.surface });
  context.restore();
}

/** The same on the sheet, where the surface meets it, and how it comes down. */
function drawLiftedTrace(layer: Layer, space: Space, { lifted }: Figure, theme: StageTheme): void {
  const { context, size } = layer;
  const { floor, z } = space.box;
  context.save();
  context.beginPath();
  for (const curve of lifted) {
    for (let drop = 0; drop <= DROPS; ++drop) {
      const [x, y, height] = curve[Math.round(((curve.length - 1) * drop) / DROPS)] ?? [0, 0, Number.NaN];
      if (!(height >= z[0] && height <= z[1])) continue;
      line(context, placeAt(space, x, y, floor), placeAt(space, x, y, height));
    }
  }
  context.strokeStyle = theme.accent;
  context.lineWidth = crispWidth(1, size.ratio);
  context.setLineDash([2, 3]);
  context.stroke();
  context.restore();
  curvesIn(layer, space, lifted, { color: theme.accent, width: 2, halo: null });
}

function curvesIn(
  { context }: Layer,
  space: Space,
  curves: readonly (readonly Vector[])[],
  { color, width, halo }: { readonly color: string; readonly width: number; readonly halo: string | null },
): void {
  const [low, high] = space.box.z;
  context.beginPath();
  for (const curve of curves) {
    let last: PixelPoint | null = null;
    for (const [x, y, z] of curve) {
      const place = z >= low && z <= high ? placeAt(space, x, y, z) : null;
      if (last && place) context.lineTo(place.x, place.y);
      else if (place) context.moveTo(place.x, place.y);
      last = place;
    }
  }
  context.lineJoin = "round";
  if (halo) {
    context.strokeStyle = halo;
    context.lineWidth = width + 2;
    context.stroke();
  }
  context.strokeStyle = color;
  context.lineWidth = width;
  context.stroke();
}

/** In tints. */
const CELL = 1.1;
/** The part below the base is paler. */
const SUNKEN = 0.65;
const HATCH = 0.55;
/** Length of the arrow towards the positive side, in units of the picture. */
const ARROW = 0.34;

/** The separating plane or surface. */
function drawSurface(layer: Layer, space: Space, figure: Figure, theme: StageTheme): void {
  const { separator, plane, cells, curtain } = figure;
  if (separator?.kind === "plane") drawPlane(layer, space, plane, facing(space, separator.normal), theme);
  else if (cells.length > 0) drawCells(layer, space, cells, theme);
  else drawCurtain(layer, space, curtain, theme);
}

function tracePolygon(context: CanvasRenderingContext2D, space: Space, corners: readonly Vector[]): void {
  context.beginPath();
  line(context, ...corners.map((corner) => placeAt(space, ...corner)));
  context.closePath();
}

/** Tinted where one looks at its positive side, hatched where at its negative one. */
function drawPlane(layer: Layer, space: Space, corners: readonly Vector[], side: number, theme: StageTheme): void {
  const { floor } = space.box;
  for (const part of [-1, 1] as const) {
    const polygon = cutAt(corners, floor, part);
    if (polygon.length === 0) continue;
    layer.context.save();
    layer.context.globalAlpha *= part < 0 ? SUNKEN : 1;
    fillFace(layer, space, polygon, side, theme);
    layer.context.restore();
  }
  outline(layer, space, corners, theme);
}

function fillFace(layer: Layer, space: Space, polygon: readonly Vector[], side: number, theme: StageTheme): void {
  const { context, size } = layer;
  const whole = context.globalAlpha;
  context.save();
  tracePolygon(context, space, polygon);
  context.fillStyle = side < 0 ? theme.negative : theme.positive;
  context.globalAlpha = whole * theme.tint;
  context.fill();
  if (side < 0) {
    context.clip();
    context.globalAlpha = whole * HATCH;
    context.strokeStyle = theme.negative;
    context.lineWidth = crispWidth(1, size.ratio);
    hatch(context, { x: 0, y: 0, width: size.width, height: size.height });
  }
  context.restore();
}

/** Its edges, and where it meets the base. */
function outline({ context, size }: Layer, space: Space, corners: readonly Vector[], theme: StageTheme): void {
  if (corners.length === 0) return;
  const { floor } = space.box;
  context.save();
  tracePolygon(context, space, corners);
  context.strokeStyle = theme.ink2;
  context.lineWidth = crispWidth(1.25, size.ratio);
  context.lineJoin = "round";
  context.stroke();
  const met = cutAt(corners, floor, 1).filter((corner) => corner[2] === floor);
  if (met.length === 2) {
    context.beginPath();
    line(context, ...met.map((corner) => placeAt(space, ...corner)));
    context.setLineDash([2, 3]);
    context.stroke();
  }
  context.restore();
}

/** From the farthest to the nearest; a stroke across each where one looks at the negative side. */
function drawCells(layer: Layer, space: Space, cells: Figure["cells"], theme: StageTheme): void {
  const { context, size } = layer;
  const depth = Float32Array.from(cells, ({ corners }) => {
    const [from = [0, 0, 0]] = corners;
    return valueAt(space.depth, ...from);
  });
  const whole = context.globalAlpha;
  context.save();
  context.lineWidth = crispWidth(0.75, size.ratio);
  for (const index of backToFront(depth)) {
    const { corners, side } = cells[index] ?? { corners: [], side: 0 };
    const places = corners.map((corner) => placeAt(space, ...corner));
    const positive = side * windingOf(places) > 0;
    const sunken = corners.every((corner) => corner[2] <= space.box.floor);
    tracePolygon(context, space, corners);
    context.globalAlpha = whole * CELL * theme.tint * (sunken ? SUNKEN : 1);
    context.fillStyle = positive ? theme.positive : theme.negative;
    context.fill();
    if (!positive && places[0] && places[2]) line(context, places[0], places[2]);
    context.globalAlpha = whole * (sunken ? 0.2 : 0.5);
    context.strokeStyle = positive ? theme.positive : theme.negative;
    context.stroke();
  }
  context.restore();
}

/** Above 0 where one sees the upper side of corners that run anticlockwise as seen from above. */
function windingOf(places: readonly PixelPoint[]): number {
  return places.reduce((sum, { x, y }, i) => {
    const next = places[(i + 1) % places.length] ?? { x, y };
    return sum + (next.x * y - x * next.y);
  }, 0);
}

/** An upright surface over a curve. */
function drawCurtain(layer: Layer, space: Space, curves: readonly Polyline[], theme: StageTheme): void {
  const { context, size } = layer;
  const [low, high] = space.box.z;
  const whole = context.globalAlpha;
  context.save();
  context.lineWidth = crispWidth(1, size.ratio);
  context.strokeStyle = theme.ink2;
  context.fillStyle = theme.ink3;
  for (const curve of curves) {
    const points = pairs(curve);
    const rim = (z: number): PixelPoint[] => points.map(([x, y]) => placeAt(space, x, y, z));
    const [bottom, top] = [rim(low), rim(high)];
    context.beginPath();
    line(context, ...bottom, ...top.toReversed());
    context.globalAlpha = whole * theme.tint;
    context.fill();
    context.globalAlpha = whole * 0.6;
    context.beginPath();
    line(context, ...bottom);
    line(context, ...top);
    for (let i = 0; i < points.length; i += 6) line(context, bottom[i] ?? { x: 0, y: 0 }, top[i] ?? { x: 0, y: 0 });
    context.stroke();
  }
  context.restore();
}

/** The arrow on the plane that says which side is the positive one. */
function drawArrow(layer: Layer, space: Space, figure: Figure, writer: Writer, theme: StageTheme): void {
  const { separator, plane } = figure;
  if (separator?.kind !== "plane" || plane.length === 0) return;
  const { context } = layer;
  const normal = normalInPicture(space.box, separator.normal);
  const scale = pixelsPerUnit(space);
  const dx = dot(normal, space.basis.right) * ARROW * scale;
  const dy = -dot(normal, space.basis.up) * ARROW * scale;
  const length = Math.hypot(dx, dy);
  // Pointing at the eye it would be a dot.
  if (length < 12) return;
  const middle = (k: 0 | 1 | 2): number => plane.reduce((sum, corner) => sum + corner[k], 0) / plane.length;
  const foot = placeAt(space, middle(0), middle(1), middle(2));
  const tip = { x: foot.x + dx, y: foot.y + dy };
  const [ux, uy] = [dx / length, dy / length];
  const head = Math.min(10, length * 0.5);
  const neck = { x: tip.x - ux * head, y: tip.y - uy * head };
  const shaft = new Path2D();
  shaft.moveTo(foot.x, foot.y);
  shaft.lineTo(neck.x, neck.y);
  const point = new Path2D();
  point.moveTo(tip.x, tip.y);
  point.lineTo(neck.x - uy * head * 0.4, neck.y + ux * head * 0.4);
  point.lineTo(neck.x + uy * head * 0.4, neck.y - ux * head * 0.4);
  point.closePath();
  context.save();
  context.strokeStyle = theme.surface;
  context.lineWidth = 5;
  context.stroke(shaft);
  context.strokeStyle = theme.accent;
  context.fillStyle = theme.accent;
  context.lineWidth = 2.25;
  context.stroke(shaft);
  context.fill(point);
  context.restore();
  writer.write("+", { x: tip.x + ux * 9, y: tip.y + uy * 9 }, { color: theme.accent, bold: true });
}

/** Pixels of a unit of the picture that is seen at its full length. */
function pixelsPerUnit({ px, box, basis }: Space): number {
  const spans = [box.x, box.y] as const;
  const [k, other] =
    Math.abs(basis.right[0]) > Math.abs(basis.right[1]) ? ([0, spans[0]] as const) : ([1, spans[1]] as const);
  return (px[k] * (other[1] - other[0])) / (2 * box.half[k] * basis.right[k]);
}

/** A copy of what a canvas shows, to draw on it again what alone has changed since. */
class KeptPicture {
  #copy: HTMLCanvasElement | null = null;

  keep({ context: { canvas } }: Layer): void {
    this.#copy ??= document.createElement("canvas");
    this.#copy.width = canvas.width;
    this.#copy.height = canvas.height;
    this.#copy.getContext("2d")?.drawImage(canvas, 0, 0);
  }

  drawOn({ context }: Layer): void {
    if (!this.#copy) return;
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.drawImage(this.#copy, 0, 0);
    context.restore();
  }
}

/** How strongly examples behind the surface are drawn over it. */
const SEEN_THROUGH = 0.7;

/** Milliseconds the points take from the heights they had to those they have. */
const RISE = 240;

/** What the picture is drawn from. */
interface Scene {
  readonly frame: Frame;
  readonly figure: Figure;
  readonly names: Names;
  readonly camera: Camera;
  readonly size: StageSize;
  readonly theme: StageTheme;
  /** Whether nothing may move by itself. */
  readonly still: boolean;
}

/** Draws the picture, and lets the points rise when they come to other heights. */
export class LiftPainter {
  readonly #rise = new Transition(RISE);
  readonly #glyphs = new GlyphPainter();
  #scene: Scene | null = null;
  /** Where the points rise from; null: from the base. */
  #from: Cloud | null = null;
  #places: Projected | null = null;
  readonly #below = new KeptPicture();

  /** Where the examples were drawn last. */
  get places(): Projected | null {
    return this.#places;
  }

  paint(canvas: HTMLCanvasElement | null, scene: Scene): void {
    const before = this.#scene;
    const last = before?.figure.cloud ?? null;
    const { cloud } = scene.figure;
    this.#scene = scene;
    if (before && this.#rise.share === 1 && sameBelow(before, scene)) {
      this.#drawMarks(canvas, scene);
      return;
    }
    if (last !== cloud && !scene.still && (!last || sameExamples(last, cloud))) {
      this.#from = last;
      this.#rise.start(() => this.#draw(canvas));
    }
    this.#draw(canvas);
  }

  /** Forgets everything: the next picture opens anew. */
  stop(): void {
    this.#rise.stop();
    this.#scene = null;
  }

  #draw(canvas: HTMLCanvasElement | null): void {
    const scene = this.#scene;
    const layer = scene && openLayer(canvas, scene.size);
    if (!scene || !layer) return;
    const { figure, theme, names, camera, size } = scene;
    const { cloud } = figure;
    const { share } = this.#rise;
    const font = Math.round(theme.size * (size.width < 480 ? 0.74 : 0.8));
    const space = spaceOf(cloud.box, camera, size, { side: font * 2.6, top: font * 2.2, bottom: font * 2.6 });
    const heights = heightsBetween(this.#from, cloud, share);
    const places = project(cloud, heights, space);
    this.#places = places;
    const writer = new Writer(layer, theme, font);
    drawBase(layer, space, theme);
    drawSheet(layer, space, figure, theme);
    drawTrace(layer, space, figure, theme);
    const inFront = inFrontOf(figure, space);
    const [behind, before] = partsOf(cloud, heights, places, inFront);
    const draw = (part: Part, order: Uint32Array): void => {
      drawStems(layer, space, figure, heights, inFront, part, theme);
      this.#glyphs.paint(layer, figure, places, order, theme);
    };
    draw("behind", behind);
    // The surface comes once the points are where it separates them.
    layer.context.globalAlpha = share;
    drawSurfaceWhole(layer, space, figure, writer, theme);
    // The surface lies over them, and hides none.
    layer.context.globalAlpha = SEEN_THROUGH;
    this.#glyphs.paint(layer, figure, places, behind, theme);
    layer.context.globalAlpha = 1;
    draw("before", before);
    drawScales(writer, space, names, scene.frame.words);
    if (share === 1) drawBadges(writer, cloud, places, radiusIn(cloud.examples.count, layer));
    this.#below.keep(layer);
    drawPointedOut(layer, scene, places);
  }

  /** On the picture as it was drawn last, however many examples it is of. */
  #drawMarks(canvas: HTMLCanvasElement | null, scene: Scene): void {
    const layer = openLayer(canvas, scene.size);
    if (!layer || !this.#places) return;
    this.#below.drawOn(layer);
    drawPointedOut(layer, scene, this.#places);
  }
}

/** Whether two scenes differ in nothing but what is pointed out. */
function sameBelow(a: Scene, b: Scene): boolean {
  const same = (["figure", "size", "theme", "still"] as const).every((key) => a[key] === b[key]);
  const seen = ({ camera, names, frame }: Scene) => JSON.stringify([camera, names, frame.words.locale]);
  return same && seen(a) === seen(b);
}

function drawSurfaceWhole(layer: Layer, space: Space, figure: Figure, writer: Writer, theme: StageTheme): void {
  drawSurface(layer, space, figure, theme);
  drawLiftedTrace(layer, space, figure, theme);
  drawArrow(layer, space, figure, writer, theme);
}

/** Numbers of the examples behind the surface and in front of it, each from the farthest to the nearest. */
function partsOf(
  { x, y }: Cloud,
  heights: Float64Array,
  { depth }: Projected,
  inFront: ReturnType<typeof inFrontOf>,
): readonly [Uint32Array, Uint32Array] {
  const order = backToFront(depth);
  if (!inFront) return [new Uint32Array(0), order];
  const before = Uint8Array.from(heights, (z, i) => +inFront(x[i] as number, y[i] as number, z, i));
  return [order.filter((i) => before[i] === 0), order.filter((i) => before[i] === 1)];
}

/** The same marks as on the stage, in a plane that is the screen. */
function drawPointedOut(layer: Layer, { frame, theme }: Scene, places: Projected): void {
  const { width, height } = layer.size;
  const { event } = frame.pane;
  const { examples, selected, pointed } = frame;
  const at = (index: number | null): PlanePoint | null =>
    index === null || !(index >= 0 && index < places.x.length)
      ? null
      : { x: places.x[index] as number, y: height - (places.y[index] as number) };
  const visited = event && examples.heldOut?.[event.example] !== 1 ? at(event.example) : null;
  const marks: Marks = {
    visited: visited && { at: visited, mistake: event?.mistake ?? false },
    selected: at(selected),
    hovered: at(pointed?.example ?? null),
    cursor: null,
    brush: null,
    glyph: radiusIn(examples.count, layer),
  };
  const window = { x: [0, width], y: [0, height] } as const;
  drawMarks(layer, { plot: { x: 0, y: 0, width, height }, window, scale: 1 }, marks, theme);
}
