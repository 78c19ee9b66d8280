import uPlot from "uplot";
import { formatCount } from "../../../state/document/notation/numbers.js";
import type { Words } from "../../../state/document/notation/words.js";
import { placeAcross } from "../../../ui/canvas/layer.js";
import { type ChartSpec, chartOptions, fromZero, type Palette, readPalette } from "../../../ui/charts/axes.js";
import type { ChartArea, Plot } from "../../../ui/charts/chart.js";
import { MomentLine } from "../../../ui/charts/moment-line.js";
import { charts } from "../../../words/generated/en/charts.js";
import type { MistakeSeries } from "../series.js";

/** Knows nothing of frames. */
export interface MistakesPlot extends Plot {
  show(series: MistakeSeries): void;
  /** Moves the line of the moment shown, in epochs from 0, without drawing the rest again. */
  showMoment(epoch: number): void;
  /** Epochs from 0 under a pointer. */
  epochAt(clientX: number): number;
}

const NOTHING: uPlot.AlignedData = [
  [0, 1],
  [null, null],
  [null, null],
  [null, null],
];

const NONE = "transparent";

export function createPlot({ box, probe, words, ...size }: ChartArea<Words>): MistakesPlot {
  const palette = readPalette(probe);
  let series: MistakeSeries | null = null;
  const plot = new uPlot(
    options(palette, () => series, size, words.room(charts).axis),
    NOTHING,
    box,
  );
  const line = new MomentLine();
  line.standOn(plot);
  return {
    show(next) {
      series = next;
      plot.setData(columns(next));
    },
    showMoment: (epoch) => line.moveTo(epoch),
    resize: (width, height) => plot.setSize({ width, height }),
    epochAt: (clientX) => plot.posToVal(placeAcross(plot.over, clientX), "x"),
    dispose: () => plot.destroy(),
  };
}

/** Steps need the end of the last one as well, so every column repeats its last value there. */
function columns({ starts, mean, spread }: MistakeSeries): uPlot.AlignedData {
  if (mean.length === 0) return NOTHING;
  const steps = (values: Float64Array) => [...values, values.at(-1) ?? 0];
  const none = Array.from(starts, () => null);
  return [Array.from(starts), spread ? steps(spread.high) : none, spread ? steps(spread.low) : none, steps(mean)];
}

function options(
  palette: Palette,
  series: () => MistakeSeries | null,
  size: ChartSpec["size"],
  label: string,
): uPlot.Options {
  const paths = uPlot.paths.stepped?.({ align: 1 });
  const step = (stroke: string, lineWidth: number): uPlot.Series => ({
    stroke: () => stroke,
    width: lineWidth,
    points: { show: false },
    ...(paths ? { paths } : {}),
  });
  // Under a band the area would hide the band's lower half.
  const mean = { ...step(palette.line, 1.5), fill: () => (series()?.spread ? NONE : palette.area) };
  return {
    ...chartOptions({
      size,
      palette,
      count: formatCount,
      x: { label, space: 4, range: () => xRange(series()) },
      y: { range: () => yRange(series()) },
    }),
    padding: [10, 22, 0, 0],
    series: [{}, step(NONE, 0), step(NONE, 0), mean],
    bands: [{ series: [1, 2], fill: () => palette.band }],
    hooks: { draw: [(plot) => drawEnds(plot, series(), palette)] },
  };
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
  return fromZero(most, 4);
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
