import uPlot from "uplot";
import type { OrderKind } from "../../../engine/types.js";
import { formatCount } from "../../../state/document/notation/numbers.js";
import type { Words } from "../../../state/document/notation/words.js";
import type { ExperimentCurve, ExperimentView } from "../../../state/runs/frame.js";
import { type ChartSpec, chartOptions, fromZero, type Palette, readPalette } from "../../../ui/charts/axes.js";
import type { ChartArea, Plot } from "../../../ui/charts/chart.js";
import type { OrderExperimentWords } from "../../../words/generated/en/orderExperiment.js";
import { drawnCurves, lastMistake, type TriedOrder, triedOrder } from "../experiment-words.js";

export interface ExperimentPlot extends Plot {
  show(view: ExperimentView): void;
}

interface Style {
  readonly order: TriedOrder;
  /** A custom property of the styles in ../index.ts. */
  readonly color: string;
  readonly dash: readonly number[];
  readonly width: number;
}

/** Told apart by colour, by dash and by the name at the end. The last is drawn over the others. */
const STYLES: readonly Style[] = [
  { order: "given", color: "--pp-orders-never", dash: [2, 3], width: 1.75 },
  { order: "shuffle-once", color: "--pp-orders-once", dash: [8, 4], width: 1.75 },
  { order: "shuffle-each-epoch", color: "--pp-orders-each", dash: [], width: 2 },
];

/** In em: from the axis to the sample of a line before its name, and its length. */
const SAMPLE_GAP = 0.7;
const SAMPLE = 1.9;
/** Fewer epochs are never drawn: a chart of one step shows nothing. */
const LEAST_EPOCHS = 4;

interface Paint {
  readonly palette: Palette;
  /** CSS pixels that the names take. */
  readonly widest: number;
  readonly line: Readonly<Record<string, string>>;
  readonly band: Readonly<Record<string, string>>;
  /** Of a band: where two of them lie over each other, both stay visible. */
  readonly edge: Readonly<Record<string, string>>;
}

export function createPlot({ box, probe, ...size }: ChartArea<Words>, say: OrderExperimentWords): ExperimentPlot {
  const paint = readPaint(probe, say.names);
  let view: ExperimentView | null = null;
  const plot = new uPlot(
    options(paint, () => view, size, say),
    columns(null),
    box,
  );
  return {
    show(next) {
      view = next;
      plot.setData(columns(next));
    },
    resize: (width, height) => plot.setSize({ width, height }),
    dispose: () => plot.destroy(),
  };
}

function readPaint(probe: HTMLElement, names: OrderExperimentWords["names"]): Paint {
  const palette = readPalette(probe);
  const colors = (wrap: (color: string) => string) =>
    Object.fromEntries(
      STYLES.map(({ order, color }) => {
        probe.style.color = wrap(`var(${color})`);
        return [order, getComputedStyle(probe).color];
      }),
    );
  return {
    palette,
    widest: widestName(palette, names),
    line: colors((color) => color),
    band: colors((color) => `color-mix(in srgb, ${color} 16%, transparent)`),
    edge: colors((color) => `color-mix(in srgb, ${color} 55%, transparent)`),
  };
}

function widestName({ font }: Palette, names: OrderExperimentWords["names"]): number {
  const context = document.createElement("canvas").getContext("2d");
  if (!context) return 0;
  context.font = font;
  return Math.max(...STYLES.map(({ order }) => context.measureText(names[order]).width));
}

function curveOf(view: ExperimentView | null, order: OrderKind): ExperimentCurve | null {
  return view?.curves.find((curve) => curve.order === order && curve.seeds > 0) ?? null;
}

/** Epochs from 1; for each order the high and the low end of its band, and its mean. */
function columns(view: ExperimentView | null): uPlot.AlignedData {
  const epochs = Math.max(1, view?.epochs ?? 1);
  const none = new Array<null>(epochs).fill(null);
  const values = STYLES.flatMap(({ order }) => {
    const curve = curveOf(view, order);
    if (!curve) return [none, none, none];
    const band = curve.seeds > 1;
    return [band ? Array.from(curve.high) : none, band ? Array.from(curve.low) : none, Array.from(curve.mean)];
  });
  return [Array.from(none, (_, k) => k + 1), ...values];
}

function options(
  paint: Paint,
  view: () => ExperimentView | null,
  size: ChartSpec["size"],
  { names, epochAxis }: OrderExperimentWords,
): uPlot.Options {
  const { palette, line, band } = paint;
  return {
    ...chartOptions({
      size,
      palette,
      count: formatCount,
      x: { label: epochAxis, space: 3, range: () => xRange(view()) },
      y: { range: () => yRange(view()) },
    }),
    padding: [10, (SAMPLE_GAP + SAMPLE + 0.4) * palette.fontSize + paint.widest + 4, 0, 0],
    series: [
      {},
      ...STYLES.flatMap(({ order, dash, width: lineWidth }) => {
        const mean = {
          stroke: line[order] ?? palette.line,
          width: lineWidth,
          dash: [...dash],
          points: { show: false },
        };
        const edge = { ...mean, stroke: paint.edge[order] ?? palette.rule, width: 1 };
        return [edge, edge, mean];
      }),
    ],
    bands: STYLES.map(({ order }, k) => ({ series: [3 * k + 1, 3 * k + 2], fill: band[order] ?? palette.band })),
    hooks: { draw: [(plot) => drawNames(plot, view(), paint, names)] },
  };
}

function xRange(view: ExperimentView | null): [number, number] {
  return [1, Math.max(2, view ? epochsShown(view) : 2)];
}

/** Not those after all runs have converged. */
function epochsShown(view: ExperimentView): number {
  return Math.min(view.epochs, Math.max(LEAST_EPOCHS, lastMistake(view) + 1));
}

function yRange(view: ExperimentView | null): [number, number] {
  const curves = view ? drawnCurves(view) : [];
  const most = curves.reduce((top, { high, mean }) => Math.max(top, ...high, ...mean), 0);
  return fromZero(most, 4);
}

/** A dot where each mean ends, and its name as near to that as others leave room, with a sample of its line. */
function drawNames(
  plot: uPlot,
  view: ExperimentView | null,
  { palette, line }: Paint,
  orderNames: OrderExperimentWords["names"],
): void {
  if (!view) return;
  const { ctx, bbox } = plot;
  const pixels = devicePixelRatio;
  const em = palette.fontSize * pixels;
  const epochs = epochsShown(view);
  const curves = drawnCurves(view);
  const ends = curves.map(({ mean }) => plot.valToPos(mean[epochs - 1] ?? 0, "y", true));
  const names = spreadApart(ends, 1.25 * em, bbox.top + em / 2, bbox.top + bbox.height - em / 2);
  const right = bbox.left + bbox.width;
  const [from, to] = [right + SAMPLE_GAP * em, right + (SAMPLE_GAP + SAMPLE) * em];
  ctx.save();
  ctx.font = palette.font.replace(/^\S+px/, `${em}px`);
  ctx.textAlign = "left";
  ctx.textBaseline = "middle";
  curves.forEach(({ order }, k) => {
    const style = STYLES.find((one) => one.order === order);
    const [end = 0, name = 0] = [ends[k], names[k]];
    ctx.fillStyle = line[order] ?? palette.line;
    ctx.strokeStyle = ctx.fillStyle;
    ctx.beginPath();
    ctx.arc(plot.valToPos(epochs, "x", true), end, 3 * pixels, 0, 2 * Math.PI);
    ctx.fill();
    ctx.lineWidth = (style?.width ?? 2) * pixels;
    ctx.setLineDash((style?.dash ?? []).map((length) => length * pixels));
    ctx.beginPath();
    ctx.moveTo(from, name);
    ctx.lineTo(to, name);
    ctx.stroke();
    ctx.fillText(orderNames[triedOrder(order)], to + 0.4 * em, name);
  });
  ctx.restore();
}

/** Moves places on a line apart until each is `gap` from the next, all within the limits, each as near as that allows. */
export function spreadApart(places: readonly number[], gap: number, low: number, high: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const moved = [...places];
  let least = low;
  for (const i of order) {
    moved[i] = Math.max(moved[i] ?? 0, least);
    least = (moved[i] ?? 0) + gap;
  }
  let most = high;
  for (const i of order.reverse()) {
    moved[i] = Math.min(moved[i] ?? 0, most);
    most = (moved[i] ?? 0) - gap;
  }
  return moved;
}
