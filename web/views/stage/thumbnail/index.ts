import type { Frame } from "../../../state/frame.js";
import { readTheme } from "../../shared/canvas/colors.js";
import { Easel, paperOf, sceneOf } from "../picture/scene.js";
import { type PpStage, predictionsCode } from "../pp-stage.js";

/** The stage is drawn so wide, with its axes; the middle of what they enclose is made as small as the picture. */
const width = 420;

/** In device pixels: twice the size it is shown at. */
const picture = { width: 240, height: 160 };

/** A small picture of the stage as it stands in a root, in the colours of a probe; null where there is no stage to see. */
export function thumbnailOf(root: ParentNode, frame: Frame, probe: HTMLElement): string | null {
  const { projection = null } = root.querySelector<PpStage>("pp-stage") ?? {};
  if (!projection) return null;
  const height = Math.round((width * projection.plot.height) / projection.plot.width);
  const view = { window: projection.window, width, height, theme: readTheme(probe) };
  const paper = paperOf(view, 1);
  const sheet = new Easel().paint(sceneOf(frame, frame.pane, paper, predictionsCode.module));
  const canvas = document.createElement("canvas");
  Object.assign(canvas, picture);
  const { plot } = paper.layout.projection;
  canvas
    .getContext("2d")
    ?.drawImage(sheet, plot.x, plot.y, plot.width, plot.height, 0, 0, picture.width, picture.height);
  // A browser that writes no WebP writes a PNG.
  return canvas.toDataURL("image/webp", 0.7);
}
