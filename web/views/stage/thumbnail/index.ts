import type { Frame } from "../../../state/runs/frame.js";
import { readTheme } from "../../../ui/canvas/colors.js";
import { Easel, paperOf, sceneOf } from "../picture/pen.js";
import { answersCode, type PpStage, predictionsCode } from "../pp-stage.js";

/** The stage is drawn so wide, with its axes; the middle of what they enclose is made as small as the picture. */
const width = 420;

/** In device pixels: twice the size it is shown at. */
const picture = { width: 240, height: 160 };

/** What is drawn on, again and again: drawn once, a picture leaves nothing behind. */
let easel: Easel | null = null;
let canvas: HTMLCanvasElement | null = null;

/** A small picture of the stage as it stands in a root, in the colours of a probe; null where there is no stage to see. */
export function thumbnailOf(root: ParentNode, frame: Frame, probe: HTMLElement): string | null {
  const { projection = null } = root.querySelector<PpStage>("pp-stage") ?? {};
  if (!projection) return null;
  const height = Math.round((width * projection.plot.height) / projection.plot.width);
  const view = { window: projection.window, width, height, theme: readTheme(probe) };
  const paper = paperOf(view, 1);
  easel ??= new Easel();
  canvas ??= Object.assign(document.createElement("canvas"), picture);
  const code = { predictions: predictionsCode.module, answers: answersCode.module };
  const sheet = easel.paint(sceneOf(frame, frame.pane, paper, code));
  const { plot } = paper.layout.projection;
  const scale = Math.max(picture.width / plot.width, picture.height / plot.height);
  const [across, up] = [picture.width / scale, picture.height / scale];
  const [x, y] = [plot.x + (plot.width - across) / 2, plot.y + (plot.height - up) / 2];
  canvas.getContext("2d")?.drawImage(sheet, x, y, across, up, 0, 0, picture.width, picture.height);
  // A browser that writes no WebP writes a PNG.
  return canvas.toDataURL("image/webp", 0.7);
}
