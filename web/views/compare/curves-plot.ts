import uPlot from "uplot";
import { readPalette } from "../shared/canvas/palette.js";
import { formatCount } from "../shared/format.js";
import type { CurveLine, Curves } from "./curves.js";
import { type CurvesScene, drawMore, type Ink } from "./curves-drawing.js";
import { type LineLook, lookOf } from "./line-look.js";

/** The chart's canvas, in the colours the theme had when it was made. It knows nothing of frames. */
export interface CurvesPlot {
  show(scene: CurvesScene): void;
  /** Moves the line of the moment shown, without drawing the rest again. */
  showMoment(epoch: number): void;
  resize(width: number, height: number): void;
  dispose(): void;
}

/** More of the chart than this is not given to the names. */
const mostLabel = 0.42;

export function createCurvesPlot(target: HTMLElement, probe: HTMLElement, width: number, height: number): CurvesPlot {
  const ink = inkOf(probe);
  let plot: uPlot | null = null;
  let shape = "";
  let scene: CurvesScene | null = null;
  let size = { width, height };
  let moment = 0;
  const line = document.createElement("div");
  line.className = "pp-chart-moment";
  const placeLine = () => {
    if (plot) line.style.transform = `translateX(${plot.valToPos(moment, "x")}px)`;
  };

  /** uPlot knows its series from the start: other lines are another chart. */
  const make = (shown: CurvesScene): uPlot => {
    plot?.destroy();
    const made = new uPlot(
      options(ink, () => scene ?? shown, size),
      [[]],
      target,
    );
    made.hooks.draw?.push(placeLine);
    made.over.append(line);
    return made;
  };

  return {
    show(next) {
      scene = next;
      const wanted = JSON.stringify([next.names, next.lead, next.curves.shares, next.curves.lines.map(keyOf)]);
      if (!plot || wanted !== shape) plot = make(next);
      shape = wanted;
      plot.setData(columns(next.curves));
    },
    showMoment(epoch) {
      moment = epoch;
      placeLine();
    },
    resize(toWidth, toHeight) {
      size = { width: toWidth, height: toHeight };
      plot?.setSize(size);
    },
    dispose() {
      plot?.destroy();
    },
  };
}

function keyOf({ learner, part }: CurveLine): string {
  return `${learner} ${part}`;
}

function inkOf(probe: HTMLElement): Ink {
  const { ink, rule, surface, font, fontSize } = readPalette(probe);
  const style = getComputedStyle(probe);
  const color = (token: string) => {
    probe.style.color = `var(${token}, currentColor)`;
    return style.color;
  };
  return { text: color("--pp-ink"), faint: ink, rule, surface, font, fontSize, color };
}

function columns({ epochs, lines }: Curves): uPlot.AlignedData {
  return [[...epochs], ...lines.map(({ values }) => [...values])];
}

function options(ink: Ink, scene: () => CurvesScene, size: { width: number; height: number }): uPlot.Options {
  const em = ink.fontSize;
  const { curves, names, lead } = scene();
  const axis = { stroke: () => ink.faint, font: ink.font, ticks: { show: false } };
  return {
    ...size,
    padding: [1.7 * em, Math.min(mostLabel * size.width, widest(names, ink) + 2.2 * em), 0, 0],
    legend: { show: false },
    cursor: { show: false },
    scales: {
      x: { time: false, range: () => [0, scene().end] },
      y: { range: () => [0, Math.max(scene().curves.shares ? 10 : 4, scene().curves.most * 1.08)] },
    },
    axes: [
      {
        ...axis,
        incrs: wholes,
        values: (_plot, splits) => splits.map((value) => (Number.isInteger(value) ? formatCount(value) : "")),
        size: 1.6 * em,
        gap: 6,
        space: 4 * em,
        grid: { show: false },
        label: "epochs",
        labelSize: 1.4 * em,
        labelGap: 0,
        labelFont: ink.font,
      },
      {
        ...axis,
        incrs: wholes,
        values: (_plot, splits) => splits.map((value) => (curves.shares ? `${value}\u202f%` : formatCount(value))),
        size: (_plot, labels) =>
          (labels ?? []).reduce((most, { length }) => Math.max(most, length), 1) * 0.64 * em + 10,
        gap: 6,
        space: 2 * em,
        grid: { stroke: () => ink.rule, width: 1 },
      },
    ],
    series: [{}, ...curves.lines.map((line) => seriesOf(line, lookOf(line.learner, lead), line.learner === lead, ink))],
    hooks: { draw: [(plot) => drawMore(plot, scene(), ink)] },
  };
}

/** Axis splits at whole numbers only. */
const wholes = Array.from({ length: 10 }, (_, power) => [1, 2, 5].map((factor) => factor * 10 ** power)).flat();

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
