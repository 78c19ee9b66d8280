import { classColor, type StageTheme } from "../../../ui/canvas/colors.js";
import { crispWidth, HATCH_GAP, hatch } from "../../../ui/canvas/layer.js";
import type { Rect } from "../../../ui/canvas/projection.js";
import { groundTint, hatchTint } from "../../shared/canvas/boundary.js";

/** How the places look where a label is predicted. */
interface ClassLook {
  readonly color: string;
  readonly tint: number;
  /** How strong the hatch of the negatives is. */
  readonly hatched: number;
  /** Strokes or fills a pattern of its own over the plot; null for the plain tint of the positive. */
  readonly pattern: ((context: CanvasRenderingContext2D, plot: Rect) => void) | null;
}

/** The label of a class number: class 0 is negative, class 1 positive. */
export function labelOfClass(classNumber: number): number {
  return classNumber === 0 ? -1 : classNumber;
}

const PATTERNS = [null, fallingLines, levelLines, dots, uprightLines] as const;

export function classLook(label: number, theme: StageTheme): ClassLook {
  const pattern = label < 0 ? hatch : (PATTERNS[(label - 1) % PATTERNS.length] ?? null);
  return {
    color: classColor(label, theme),
    tint: groundTint(theme, pattern !== null),
    hatched: hatchTint(theme),
    pattern,
  };
}

/** Draws the pattern over the whole plot, for what clips or masks it. */
export function drawPattern(
  context: CanvasRenderingContext2D,
  plot: Rect,
  { color, hatched, pattern }: ClassLook,
  ratio: number,
): void {
  if (!pattern) return;
  // The patterns of further classes have thinner lines than the eye takes them for.
  context.globalAlpha = pattern === hatch ? hatched : 0.3;
  context.strokeStyle = color;
  context.fillStyle = color;
  context.lineWidth = crispWidth(1, ratio);
  pattern(context, plot);
}

function fallingLines(context: CanvasRenderingContext2D, plot: Rect): void {
  context.beginPath();
  for (let x = plot.x; x < plot.x + plot.width + plot.height; x += HATCH_GAP) {
    context.moveTo(x, plot.y + plot.height);
    context.lineTo(x - plot.height, plot.y);
  }
  context.stroke();
}

function levelLines(context: CanvasRenderingContext2D, plot: Rect): void {
  context.beginPath();
  for (let y = plot.y + 4.5; y < plot.y + plot.height; y += 8) {
    context.moveTo(plot.x, Math.round(y) + 0.5);
    context.lineTo(plot.x + plot.width, Math.round(y) + 0.5);
  }
  context.stroke();
}

function uprightLines(context: CanvasRenderingContext2D, plot: Rect): void {
  context.beginPath();
  for (let x = plot.x + 4; x < plot.x + plot.width; x += 8) {
    context.moveTo(Math.round(x) + 0.5, plot.y);
    context.lineTo(Math.round(x) + 0.5, plot.y + plot.height);
  }
  context.stroke();
}

function dots(context: CanvasRenderingContext2D, plot: Rect): void {
  context.globalAlpha = 0.4;
  context.beginPath();
  for (let row = 0, y = plot.y + 4; y < plot.y + plot.height; ++row, y += 8) {
    for (let x = plot.x + 4 + (row % 2) * 4; x < plot.x + plot.width; x += 8) {
      context.rect(Math.round(x) - 0.75, Math.round(y) - 0.75, 1.5, 1.5);
    }
  }
  context.fill();
}

/** Where two learners disagree: like none of the others, and in ink. */
export function crossHatch(context: CanvasRenderingContext2D, plot: Rect, color: string, ratio: number): void {
  context.globalAlpha = 0.5;
  context.strokeStyle = color;
  context.lineWidth = crispWidth(1, ratio);
  context.beginPath();
  const bottom = plot.y + plot.height;
  for (let x = plot.x - plot.height; x < plot.x + plot.width + plot.height; x += 6) {
    context.moveTo(x, bottom);
    context.lineTo(x + plot.height, plot.y);
    context.moveTo(x, bottom);
    context.lineTo(x - plot.height, plot.y);
  }
  context.stroke();
}
