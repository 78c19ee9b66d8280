import uPlot from "uplot";
import { formatCount } from "../../../../state/document/notation/numbers.js";
import type { Words } from "../../../../state/document/notation/words.js";
import { type ChartSpec, chartOptions, fromZero, type Palette, readPalette } from "../../../../ui/charts/axes.js";
import type { ChartArea, Plot } from "../../../../ui/charts/chart.js";
import { MomentLine } from "../../../../ui/charts/moment-line.js";
import type { CompareWords } from "../../../../words/generated/en/compare.js";
import { type CurveLine, type Curves, type LineLook, lookOf, type Mark, spread, traceMark } from "../curves.js";

/** What the chart shows beside the curves. */
interface CurvesScene {
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
interface Ink extends Palette {
  color(token: string): string;
}

const markRadius = 3.5;
/** Pixels between the marks along a line. */
const markEvery = 90;

/** Draws what uPlot does not: the marks on the lines, the names at their ends, and where to stop. */
function drawMore(plot: uPlot, scene: CurvesScene, ink: Ink): void {
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

/** The name of each learner right of the chart, with the mark of its line, and led to from a line that ends there. */
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
    // From further away it would cross the chart: before the first visit, all of it.
    if (left - x < 2 * em) {
      ctx.beginPath();
      ctx.strokeStyle = ink.rule;
      ctx.moveTo(x, y);
      ctx.lineTo(left + 0.35 * em, place);
      ctx.stroke();
    }
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

/** Knows nothing of frames. */
export interface CurvesPlot extends Plot {
  show(scene: CurvesScene): void;
  /** Moves the line of the moment shown, without drawing the rest again. */
  showMoment(epoch: number): void;
}

/** More of the chart than this is not given to the names. */
const mostLabel = 0.42;

export function createPlot({ box, probe, ...place }: ChartArea<Words>): CurvesPlot {
  const ink = inkOf(probe);
  const line = new MomentLine();
  let plot: uPlot | null = null;
  let shape = "";
  let scene: CurvesScene | null = null;
  let size: ChartSpec["size"] = place;

  /** uPlot knows its series from the start: other lines are another chart. */
  const make = (shown: CurvesScene): uPlot => {
    plot?.destroy();
    const made = new uPlot(
      options(ink, () => scene ?? shown, size),
      [[]],
      box,
    );
    line.standOn(made);
    return made;
  };

  return {
    show(next) {
      scene = next;
      const wanted = JSON.stringify([
        next.say.epochsAxis,
        next.names,
        next.lead,
        next.curves.shares,
        next.curves.lines.map(keyOf),
      ]);
      if (!plot || wanted !== shape) plot = make(next);
      shape = wanted;
      plot.setData(columns(next.curves));
    },
    showMoment: (epoch) => line.moveTo(epoch),
    resize(width, height) {
      size = { width, height };
      plot?.setSize(size);
    },
    dispose: () => plot?.destroy(),
  };
}

function keyOf({ learner, part }: CurveLine): string {
  return `${learner} ${part}`;
}

function inkOf(probe: HTMLElement): Ink {
  const palette = readPalette(probe);
  const style = getComputedStyle(probe);
  const color = (token: string) => {
    probe.style.color = `var(${token}, currentColor)`;
    return style.color;
  };
  return { ...palette, color };
}

function columns({ epochs, lines }: Curves): uPlot.AlignedData {
  return [[...epochs], ...lines.map(({ values }) => [...values])];
}

function options(ink: Ink, scene: () => CurvesScene, size: ChartSpec["size"]): uPlot.Options {
  const em = ink.fontSize;
  const { curves, names, lead, say } = scene();
  return {
    ...chartOptions({
      count: formatCount,
      size,
      palette: ink,
      x: { label: say.epochsAxis, space: 4, range: () => [0, scene().end] },
      y: {
        range: () => fromZero(scene().curves.most, curves.shares ? 10 : 4),
        text: (value) => (curves.shares ? say.percent({ share: value }) : formatCount(value)),
      },
    }),
    padding: [1.7 * em, Math.min(mostLabel * size.width, widest(names, ink) + 2.2 * em), 0, 0],
    series: [{}, ...curves.lines.map((line) => seriesOf(line, lookOf(line.learner, lead), line.learner === lead, ink))],
    hooks: { draw: [(plot) => drawMore(plot, scene(), ink)] },
  };
}

function seriesOf({ part }: CurveLine, { token }: LineLook, leads: boolean, ink: Ink): uPlot.Series {
  const color = ink.color(token);
  return {
    stroke: () => color,
    width: leads ? 2.25 : 1.25,
    points: { show: false },
    spanGaps: true,
    ...(part === "heldOut" && { dash: [5, 4] }),
  };
}

function widest(names: readonly string[], { font }: Ink): number {
  const context = document.createElement("canvas").getContext("2d");
  if (!context) return 0;
  context.font = font;
  return Math.max(...names.map((name) => context.measureText(name).width));
}
