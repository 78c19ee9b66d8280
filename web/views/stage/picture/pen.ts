import type { Item } from "../../../state/io/exports/picture/index.js";
import type { Frame, PaneView } from "../../../state/runs/frame.js";
import type { StageTheme } from "../../../ui/canvas/colors.js";
import { type Drawing, drawings } from "../../../ui/canvas/layer.js";
import { StageGroup } from "../../shared/canvas/stage-group.js";
import { marksOf } from "../draw/marks.js";
import { Painter } from "../draw/painter.js";
import type { Scene } from "../draw/scene.js";
import * as updates from "../draw/update-drawing.js";
import { layOut } from "../plane/place.js";

/** Which part of the plane, how large in pixels, and in which colours. */
export interface StageView {
  readonly window: Scene["layout"]["projection"]["window"];
  readonly width: number;
  readonly height: number;
  readonly theme: StageTheme;
}

/** Nobody points at a picture. */
const untouched = { hovered: null, pointer: null, cursor: null };

/** What scenes are painted on. */
type Paper = Pick<Scene, "size" | "theme" | "layout">;

/** @param ratio device pixels per pixel. */
export function paperOf({ window, width, height, theme }: StageView, ratio: number): Paper {
  const deviceWidth = Math.round(width * ratio);
  const deviceHeight = Math.round(height * ratio);
  const size = { width, height, deviceWidth, deviceHeight, ratio, magnification: 1 };
  return { size, theme, layout: layOut(window, size, theme) };
}

/** What draws beyond the first picture. */
export type DrawingCode = Pick<Scene, "predictions" | "answers">;

/** A pane of a frame as its stage draws it. */
export function sceneOf(frame: Frame, pane: PaneView, paper: Paper, code: DrawingCode): Scene {
  const marks = marksOf(frame, pane, untouched, paper.layout.projection.plot);
  const alone = { group: new StageGroup(), standing: null, pointed: null, still: true, printed: true, asked: false };
  return { frame, pane, ...alone, ...paper, marks, updates, ...code };
}

/** A canvas whose pixels are read, again and again. */
function readable(): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.getContext("2d", { willReadFrequently: true });
  return canvas;
}

/** Scenes as pixels: of those on the same paper, what does not change is painted once. */
export class Easel {
  readonly #painter = new Painter();
  readonly #ground = readable();
  readonly #points = readable();
  readonly #marks = readable();

  /** The canvas it stands on until the next is painted. */
  paint(scene: Scene): HTMLCanvasElement {
    const canvas = this.#marks;
    this.#painter.paint({ ground: this.#ground, points: this.#points, marks: canvas }, scene);
    const context = canvas.getContext("2d");
    if (!context) throw new Error("There is no 2-D context to draw on.");
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalCompositeOperation = "destination-over";
    context.fillStyle = scene.theme.surface;
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.globalCompositeOperation = "source-over";
    return canvas;
  }
}

/** What draws a symbol, once. */
type Record = (shared: Shared, draw: Drawing) => readonly Item[];

/** What the recorders of a picture and of its symbols share. */
export class Shared {
  readonly symbols: (readonly Item[])[] = [];
  readonly #places = new Map<object, number>();
  /** Measures texts: on no page, so that no style is worked out for it. */
  readonly ruler = document.createElement("canvas").getContext("2d");

  /** Device pixels per pixel of the picture. */
  readonly ratio: number;

  constructor(ratio: number) {
    this.ratio = ratio;
  }

  /** The place of what was drawn on a canvas among the symbols; null where it is not known how. */
  symbolOf(canvas: object, record: Record): number | null {
    const known = this.#places.get(canvas);
    const draw = drawings.get(canvas);
    if (known !== undefined || !draw) return known ?? null;
    const place = this.symbols.push(record(this, draw)) - 1;
    this.#places.set(canvas, place);
    return place;
  }
}

/** Of what a context is set to all that `save` keeps. */
const settings = [
  "fillStyle",
  "strokeStyle",
  "lineWidth",
  "lineJoin",
  "lineCap",
  "globalAlpha",
  "font",
  "fontKerning",
  "textAlign",
  "textBaseline",
  "imageSmoothingEnabled",
  "dash",
  "items",
  "place",
] as const;

/** What a recorder is set to: where and how it draws, and into what. */
export class Pen {
  fillStyle = "#000000";
  strokeStyle = "#000000";
  lineWidth = 1;
  lineJoin: CanvasLineJoin = "miter";
  lineCap: CanvasLineCap = "butt";
  globalAlpha = 1;
  font = "10px sans-serif";
  fontKerning: CanvasFontKerning = "auto";
  textAlign: CanvasTextAlign = "start";
  textBaseline: CanvasTextBaseline = "alphabetic";
  imageSmoothingEnabled = true;
  protected dash: readonly number[] = [];
  /** Where items go: inside of the path that clips. */
  protected items: Item[];
  protected place: { readonly scale: number; readonly x: number; readonly y: number };
  protected readonly shared: Shared;
  /** All that has been drawn. */
  readonly drawn: Item[] = [];
  readonly #kept: Partial<Pen>[] = [];

  constructor(shared: Shared) {
    this.shared = shared;
    this.items = this.drawn;
    this.place = { scale: 1 / shared.ratio, x: 0, y: 0 };
  }

  save(): void {
    this.#kept.push(Object.fromEntries(settings.map((name) => [name, this[name]])));
  }

  restore(): void {
    Object.assign(this, this.#kept.pop());
  }

  setLineDash(dash: readonly number[]): void {
    this.dash = dash;
  }

  setTransform(scale: number, _b: number, _c: number, _d: number, x: number, y: number): void {
    const { ratio } = this.shared;
    this.place = { scale: scale / ratio, x: x / ratio, y: y / ratio };
  }

  translate(x: number, y: number): void {
    this.place = { ...this.place, ...this.at(x, y) };
  }

  scale(times: number): void {
    this.place = { ...this.place, scale: this.place.scale * times };
  }

  /** In pixels of the picture. */
  protected at(x: number, y: number): { readonly x: number; readonly y: number } {
    const { place } = this;
    return { x: place.x + place.scale * x, y: place.y + place.scale * y };
  }

  protected length(length: number): number {
    return this.place.scale * length;
  }

  /** A context that measures in this font. */
  protected ruler(font: string): Pick<CanvasRenderingContext2D, "measureText"> {
    const { ruler } = this.shared;
    if (!ruler) throw new Error("There is no 2-D context to measure texts with.");
    ruler.font = font;
    return ruler;
  }

  /** How far below the place where a text is written its letters stand. */
  protected baseline(): number {
    const { ruler } = this.shared;
    if (!ruler || this.textBaseline === "alphabetic") return 0;
    const ascent = (baseline: CanvasTextBaseline): number => {
      ruler.textBaseline = baseline;
      return this.ruler(this.font).measureText("x").fontBoundingBoxAscent;
    };
    const drop = ascent(this.textBaseline);
    // It is left as other measures need it.
    return ascent("alphabetic") - drop;
  }
}
