import uPlot from "uplot";
import { formatCount } from "../../../../state/notation/numbers.js";
import { readPalette } from "../../canvas/palette.js";
import type { ChartArea, Plot } from "../../chart/chart.js";
import { MomentLine } from "../../chart/moment-line.js";
import { type ChartSpec, chartOptions, fromZero } from "../../chart/options.js";
import type { CurveLine, Curves } from "../curves.js";
import { type LineLook, lookOf } from "../line-look.js";
import { type CurvesScene, drawMore, type Ink } from "./drawing.js";

/** Knows nothing of frames. */
export interface CurvesPlot extends Plot {
  show(scene: CurvesScene): void;
  /** Moves the line of the moment shown, without drawing the rest again. */
  showMoment(epoch: number): void;
}

/** More of the chart than this is not given to the names. */
const mostLabel = 0.42;

export function createPlot({ box, probe, ...place }: ChartArea): CurvesPlot {
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
      size,
      palette: ink,
      x: { label: say.epochsAxis, space: 4, range: () => [0, scene().end] },
      y: {
        range: () => fromZero(scene().curves.most, curves.shares ? 10 : 4),
        text: (value) => (curves.shares ? say.percent(value) : formatCount(value)),
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
