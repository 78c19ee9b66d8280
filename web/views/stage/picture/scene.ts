import type { VectorPicture } from "../../../state/exports/picture/index.js";
import type { PaneView } from "../../../state/frame.js";
import type { StageTheme } from "../../shared/canvas/colors.js";
import { StageGroup } from "../../shared/canvas/stage-group.js";
import { Painter } from "../draw/painter.js";
import { marksOf } from "../draw/pointed.js";
import type { Scene } from "../draw/scene.js";
import * as updates from "../draw/update-drawing.js";
import type { StageFrame } from "../inputs.js";
import { layOut } from "../plane/layout.js";
import { Shared } from "./pen.js";
import { Recorder } from "./recorder.js";
import { colorOf } from "./styles.js";

/** Which part of the plane, how large in pixels, and in which colours. */
export interface View {
  readonly window: Scene["layout"]["projection"]["window"];
  readonly width: number;
  readonly height: number;
  readonly theme: StageTheme;
}

/** Device pixels per pixel of a recorded picture: what is put on whole device pixels is nowhere off by more than a quarter. */
const FINE = 2;

/** Nobody points at a picture. */
const untouched = { hovered: null, pointer: null, cursor: null };

/** What draws beyond the first picture. */
type DrawingCode = Pick<Scene, "predictions" | "answers">;

/** What scenes are painted on. */
type Paper = Pick<Scene, "size" | "theme" | "layout">;

/** @param ratio device pixels per pixel. */
export function paperOf({ window, width, height, theme }: View, ratio: number): Paper {
  const deviceWidth = Math.round(width * ratio);
  const deviceHeight = Math.round(height * ratio);
  const size = { width, height, deviceWidth, deviceHeight, ratio, magnification: 1 };
  return { size, theme, layout: layOut(window, size, theme) };
}

/** A pane of a frame as its stage draws it. */
export function sceneOf(frame: StageFrame, pane: PaneView, paper: Paper, code: DrawingCode): Scene {
  const marks = marksOf(frame, pane, untouched, paper.layout.projection.plot);
  const drawn = { still: true, printed: true, updates, ...code };
  return { frame, pane, group: new StageGroup(), ...paper, marks, pointed: null, ...drawn };
}

/** A scene as lines and texts, recorded while it is painted. */
export function recorded(frame: StageFrame, pane: PaneView, view: View, code: DrawingCode): VectorPicture {
  const scene = { ...sceneOf(frame, pane, paperOf(view, FINE), code), printed: false };
  const shared = new Shared(FINE);
  const recorder = new Recorder(shared);
  // All three layers on one sheet, from the lowest to the uppermost.
  const sheet = { width: 0, height: 0, getContext: () => recorder } as unknown as HTMLCanvasElement;
  new Painter().paint({ ground: sheet, points: sheet, marks: sheet }, scene);
  const { width, height, theme } = view;
  return { width, height, ground: colorOf(theme.surface, 1), items: recorder.drawn, symbols: shared.symbols };
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
