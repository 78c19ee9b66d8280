import type { Examples } from "../../../state/runs/frame.js";
import type { StageTheme } from "../../../ui/canvas/colors.js";
import type { ClassGlyphs } from "../../../ui/canvas/points.js";

/** A picture of the examples, and what it was painted from. */
interface PaintedPoints {
  readonly canvas: HTMLCanvasElement;
  readonly examples: Examples;
  readonly theme: StageTheme;
  readonly glyphs: ClassGlyphs | null;
  /** Where the plane is drawn, and how large. */
  readonly place: string;
}

/** What stages side by side share. Made by what holds them. */
export class StageGroup {
  /** Edits made on any of them: all show the same window after each. */
  edits = 0;
  /** What was painted last, on whichever of them: the others copy it. */
  painted: PaintedPoints | null = null;
}
