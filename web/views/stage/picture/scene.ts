import type { Frame, PaneView } from "../../../state/runs/frame.js";
import type { StageTheme } from "../../../ui/canvas/colors.js";
import { StageGroup } from "../../shared/canvas/stage-group.js";
import { Painter } from "../draw/painter.js";
import { marksOf } from "../draw/pointed.js";
import type { Scene } from "../draw/scene.js";
import * as updates from "../draw/update-drawing.js";
import { layOut } from "../plane/labels.js";

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
