import type { StageTheme } from "../../shared/canvas/colors.js";
import { type Layer, openLayer, type StageSize } from "../../shared/canvas/layer.js";
import { drawMarks, type Marks } from "../../shared/canvas/marks.js";
import type { PlanePoint } from "../../shared/canvas/projection.js";
import { Transition } from "../../shared/canvas/transition.js";
import { type Cloud, sameExamples } from "../figure/cloud.js";
import type { Figure } from "../figure/figure.js";
import type { LiftFrame } from "../inputs.js";
import type { Camera } from "../space/camera.js";
import { backToFront } from "../space/depth-order.js";
import { heightsBetween, inFrontOf, type Projected, project } from "../space/projected.js";
import { type Space, spaceOf } from "../space/space.js";
import { drawBase, drawScales, type Names, Writer } from "./base.js";
import { drawBadges, drawStems, GlyphPainter, type Part, radiusIn } from "./cloud.js";
import { KeptPicture } from "./kept-picture.js";
import { drawArrow, drawSurface } from "./surface.js";
import { drawLiftedTrace, drawSheet, drawTrace } from "./traces.js";

/** Milliseconds the points take from the heights they had to those they have. */
const RISE = 240;

/** What the picture is drawn from. */
interface Scene {
  readonly frame: LiftFrame;
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
