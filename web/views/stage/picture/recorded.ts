import type { VectorPicture } from "../../../state/exports/picture/index.js";
import type { PaneView } from "../../../state/frame.js";
import { Painter } from "../draw/painter.js";
import type { StageFrame } from "../inputs.js";
import { Shared } from "./pen.js";
import { Recorder } from "./recorder.js";
import { type DrawingCode, paperOf, sceneOf, type View } from "./scene.js";
import { colorOf } from "./styles.js";

/** Device pixels per pixel of a recorded picture: what is put on whole device pixels is nowhere off by more than a quarter. */
const FINE = 2;

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
