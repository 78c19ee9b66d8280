import type uPlot from "uplot";
import type { CompareWords } from "../../../../words/en/companion/compare.js";
import type { Palette } from "../../canvas/palette.js";
import { type CurveLine, type Curves, spread } from "../curves.js";
import { lookOf, type Mark, traceMark } from "../line-look.js";

/** What the chart shows beside the curves. */
export interface CurvesScene {
  readonly curves: Curves;
  readonly names: readonly string[];
  readonly lead: number;
  /** Where the axis ends, in epochs. */
  readonly end: number;
  /** The epoch with the fewest held-out mistakes of the lead, and how high its curve is there. */
  readonly stop: { readonly epoch: number; readonly value: number } | null;
  readonly say: CompareWords;
}

/** The theme as the canvas takes it. */
export interface Ink extends Palette {
  color(token: string): string;
}

const markRadius = 3.5;
/** Pixels between the marks along a line. */
const markEvery = 90;

/** Draws what uPlot does not: the marks on the lines, the names at their ends, and where to stop. */
export function drawMore(plot: uPlot, scene: CurvesScene, ink: Ink): void {
  const { ctx } = plot;
  ctx.save();
  // As uPlot itself: in device pixels.
  ctx.lineWidth = 1.5 * devicePixelRatio;
  ctx.lineJoin = "round";
  if (scene.stop) drawStop(plot, scene.stop, scene.say.stopHere, ink);
  for (const line of scene.curves.lines) drawMarks(plot, line, scene, ink);
  drawLabels(plot, scene, ink);
  ctx.restore();
}

function drawMark(ctx: CanvasRenderingContext2D, mark: Mark, x: number, y: number, color: string, ink: Ink): void {
  traceMark(ctx, mark, x, y, markRadius * devicePixelRatio);
  ctx.strokeStyle = color;
  ctx.fillStyle = mark === "ring" ? ink.surface : color;
  if (mark !== "cross") ctx.fill();
  ctx.stroke();
}

/** Marks a little apart on each line, and shifted from line to line, so that lines that coincide show both. */
function drawMarks(
  plot: uPlot,
  { learner, part, values }: CurveLine,
  { curves, lead, names }: CurvesScene,
  ink: Ink,
): void {
  const { token, mark } = lookOf(learner, lead);
  const named = part === namedPart(curves);
  const step = (named ? 1 : 2) * markEvery * devicePixelRatio;
  let next = plot.bbox.left + (step * (learner + 0.5)) / names.length;
  let before: readonly [number, number] | null = null;
  curves.epochs.forEach((epoch, k) => {
    const value = values[k];
    if (value === null || value === undefined) return;
    const at = [plot.valToPos(epoch, "x", true), plot.valToPos(value, "y", true)] as const;
    for (; before && next <= at[0]; next += step) {
      const share = (next - before[0]) / (at[0] - before[0]);
      if (share >= 0) drawMark(plot.ctx, mark, next, before[1] + share * (at[1] - before[1]), ink.color(token), ink);
    }
    before = at;
  });
}

/** The lines that count: those of the held-out examples, if there are any. */
function namedPart({ shares }: Curves): CurveLine["part"] {
  return shares ? "heldOut" : "train";
}

/** The name of each learner at the end of its line. */
function drawLabels(plot: uPlot, { curves, names, lead }: CurvesScene, ink: Ink): void {
  const { ctx, bbox } = plot;
  const em = ink.fontSize * devicePixelRatio;
  const named = curves.lines.filter(({ part }) => part === namedPart(curves));
  const ends = named.map((line) => endOf(plot, line, curves));
  const heights = spread(
    ends.map(({ y }) => y),
    1.25 * em,
    bbox.top,
    bbox.top + bbox.height,
  );
  const left = bbox.left + bbox.width;
  ctx.font = ink.font.replace(/^\d+px/, `${em}px`);
  ctx.textAlign = "left";
  ctx.textBaseline = "middle";
  named.forEach(({ learner }, k) => {
    const { x, y } = ends[k] ?? { x: left, y: bbox.top };
    const place = heights[k] ?? y;
    const { token, mark } = lookOf(learner, lead);
    const color = ink.color(token);
    ctx.beginPath();
    ctx.strokeStyle = ink.rule;
    ctx.moveTo(x, y);
    ctx.lineTo(left + 0.35 * em, place);
    ctx.stroke();
    // At the end of the line too: after the first epoch that is all there is of it.
    drawMark(ctx, mark, x, y, color, ink);
    drawMark(ctx, mark, left + 0.8 * em, place, color, ink);
    ctx.fillStyle = ink.line;
    const at = left + 1.5 * em;
    ctx.fillText(fitting(ctx, names[learner] ?? "", ctx.canvas.width - at), at, place);
  });
}

/** A name, or as much of it as has room. */
function fitting(ctx: CanvasRenderingContext2D, name: string, width: number): string {
  if (ctx.measureText(name).width <= width) return name;
  let most = name.length;
  while (most > 0 && ctx.measureText(`${name.slice(0, most)}…`).width > width) most--;
  return `${name.slice(0, most).trimEnd()}…`;
}

function endOf(plot: uPlot, { values }: CurveLine, { epochs }: Curves): { readonly x: number; readonly y: number } {
  const last = values.findLastIndex((value) => value !== null);
  return {
    x: plot.valToPos(epochs[last] ?? 0, "x", true),
    y: plot.valToPos(values[last] ?? 0, "y", true),
  };
}

/** A dotted line with a ring where the lead's held-out curve is lowest first. */
function drawStop(plot: uPlot, { epoch, value }: { epoch: number; value: number }, text: string, ink: Ink): void {
  const { ctx, bbox } = plot;
  const em = ink.fontSize * devicePixelRatio;
  const x = plot.valToPos(epoch, "x", true);
  const y = plot.valToPos(value, "y", true);
  const color = ink.color("--pp-accent");
  ctx.strokeStyle = color;
  ctx.setLineDash([2 * devicePixelRatio, 3 * devicePixelRatio]);
  ctx.beginPath();
  ctx.moveTo(x, bbox.top);
  ctx.lineTo(x, bbox.top + bbox.height);
  ctx.stroke();
  ctx.setLineDash([]);
  ctx.beginPath();
  ctx.arc(x, y, 2 * markRadius * devicePixelRatio, 0, 2 * Math.PI);
  ctx.stroke();
  ctx.font = ink.font.replace(/^\d+px/, `${em}px`);
  ctx.fillStyle = color;
  ctx.textBaseline = "bottom";
  const { width } = ctx.measureText(text);
  ctx.textAlign = "left";
  ctx.fillText(text, Math.max(bbox.left, x - width / 2), bbox.top - 0.3 * em);
}
