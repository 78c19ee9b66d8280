import uPlot from "uplot";
import { type Palette, readPalette } from "../shared/canvas/palette.js";
import { formatCount } from "../shared/format.js";
import type { MistakeSeries } from "./series.js";

/** The chart's canvas, in the colours the theme had when it was made. It knows nothing of frames. */
export interface MistakesPlot {
  /** The plotting area, for pointers. */
  readonly area: HTMLElement;
  show(series: MistakeSeries, moment: number): void;
  /** Moves the line of the moment shown, in epochs from 0, without drawing the rest again. */
  showMoment(moment: number): void;
  resize(width: number, height: number): void;
  /** Epochs from 0 under a pointer. */
  epochAt(clientX: number): number;
  dispose(): void;
}

const NOTHING: uPlot.AlignedData = [
  [0, 1],
  [null, null],
  [null, null],
  [null, null],
];

const NONE = "transparent";

/** Axis splits at whole numbers only. */
const WHOLE = [1, 2, 5]
  .flatMap((factor) => Array.from({ length: 10 }, (_, power) => factor * 10 ** power))
  .sort((a, b) => a - b);

export function createMistakesPlot(
  target: HTMLElement,
  probe: HTMLElement,
  width: number,
  height: number,
): MistakesPlot {
  const palette = readPalette(probe);
  let series: MistakeSeries | null = null;
  const plot = new uPlot(
    options(palette, () => series, width, height),
    NOTHING,
    target,
  );
  // An element rather than a stroke on the canvas: it moves at every visit, the canvas only at every epoch.
  const line = document.createElement("div");
  line.className = "pp-chart-moment";
  plot.over.append(line);
  let shownMoment = 0;
  const placeLine = () => {
    line.style.transform = `translateX(${plot.valToPos(shownMoment, "x")}px)`;
  };
  plot.hooks.draw?.push(placeLine);

  return {
    area: plot.over,
    show(next, moment) {
      series = next;
      shownMoment = moment;
      plot.setData(columns(next));
    },
    showMoment(moment) {
      shownMoment = moment;
      placeLine();
    },
    resize(toWidth, toHeight) {
      plot.setSize({ width: toWidth, height: toHeight });
    },
    epochAt(clientX) {
      return plot.posToVal(clientX - plot.over.getBoundingClientRect().left, "x");
    },
    dispose() {
      plot.destroy();
    },
  };
}

/** Steps need the end of the last one as well, so every column repeats its last value there. */
function columns({ starts, mean, spread }: MistakeSeries): uPlot.AlignedData {
  if (mean.length === 0) return NOTHING;
  const steps = (values: Float64Array) => [...values, values.at(-1) ?? 0];
  const none = Array.from(starts, () => null);
  return [Array.from(starts), spread ? steps(spread.high) : none, spread ? steps(spread.low) : none, steps(mean)];
}

function options(palette: Palette, series: () => MistakeSeries | null, width: number, height: number): uPlot.Options {
  const paths = uPlot.paths.stepped?.({ align: 1 });
  const step = (stroke: string, lineWidth: number): uPlot.Series => ({
    stroke: () => stroke,
    width: lineWidth,
    points: { show: false },
    ...(paths ? { paths } : {}),
  });
  const em = palette.fontSize;
  // Under a band the area would hide the band's lower half.
  const mean = { ...step(palette.line, 1.5), fill: () => (series()?.spread ? NONE : palette.area) };
  const axis = {
    stroke: () => palette.ink,
    font: palette.font,
    ticks: { show: false },
    incrs: WHOLE,
    values: (_plot: uPlot, splits: number[]) => wholeNumbers(splits),
  };
  return {
    width,
    height,
    padding: [10, 22, 0, 0],
    legend: { show: false },
    cursor: { show: false },
    scales: { x: { time: false, range: () => xRange(series()) }, y: { range: () => yRange(series()) } },
    axes: [
      {
        ...axis,
        size: 1.6 * em,
        gap: 6,
        space: 4 * em,
        grid: { show: false },
        label: "epoch",
        labelSize: 1.4 * em,
        labelGap: 0,
        labelFont: palette.font,
      },
      {
        ...axis,
        size: (_plot, labels) => widest(labels) * 0.64 * em + 10,
        gap: 6,
        space: 2 * em,
        grid: { stroke: () => palette.rule, width: 1 },
      },
    ],
    series: [{}, step(NONE, 0), step(NONE, 0), mean],
    bands: [{ series: [1, 2], fill: () => palette.band }],
    hooks: { draw: [(plot) => drawEnds(plot, series(), palette)] },
  };
}

function wholeNumbers(splits: readonly number[]): string[] {
  return splits.map((value) => (Number.isInteger(value) ? formatCount(value) : ""));
}

function widest(labels: readonly string[] | null): number {
  return (labels ?? []).reduce((most, label) => Math.max(most, label.length), 1);
}

/** From 0, with room for the epoch under way; never narrower than a few epochs, so that the first does not fill all. */
function xRange(series: MistakeSeries | null): [number, number] {
  if (series === null) return [0, 5];
  return [0, Math.max(series.epochs + (series.partial === null ? 0 : 1), 5)];
}

function yRange(series: MistakeSeries | null): [number, number] {
  if (series === null) return [0, 4];
  const values = series.spread?.high ?? series.mean;
  const most = values.reduce((a, b) => Math.max(a, b), series.partial?.mistakes ?? 0);
  return [0, Math.max(4, most * 1.08)];
}

/** A dashed step and an open circle for the epoch under way; a disc where the last epoch made no mistake. */
function drawEnds(plot: uPlot, series: MistakeSeries | null, palette: Palette): void {
  if (series === null) return;
  const { ctx } = plot;
  const pixels = devicePixelRatio;
  const x = (epoch: number) => plot.valToPos(epoch, "x", true);
  const y = (mistakes: number) => plot.valToPos(mistakes, "y", true);
  ctx.save();
  ctx.lineWidth = 1.5 * pixels;
  ctx.strokeStyle = palette.line;
  const dot = (epoch: number, mistakes: number, fill: string) => {
    ctx.beginPath();
    ctx.arc(x(epoch), y(mistakes), 3.5 * pixels, 0, 2 * Math.PI);
    ctx.fillStyle = fill;
    ctx.fill();
    ctx.stroke();
  };
  if (series.partial !== null) {
    const now = series.epochs + series.partial.done;
    ctx.setLineDash([3 * pixels, 3 * pixels]);
    ctx.beginPath();
    ctx.moveTo(x(series.epochs), y(series.partial.mistakes));
    ctx.lineTo(x(now), y(series.partial.mistakes));
    ctx.stroke();
    ctx.setLineDash([]);
    dot(now, series.partial.mistakes, palette.surface);
  } else if (series.last === 0) {
    dot(series.epochs, 0, palette.line);
  }
  ctx.restore();
}
