import uPlot from "uplot";
import { formatCount } from "../../../../state/document/notation/numbers.js";
import type { Words } from "../../../../state/document/notation/words.js";
import type { DescentCurve, DescentView } from "../../../../state/runs/frame.js";
import { chartOptions, readPalette } from "../../../../ui/charts/axes.js";
import type { ChartArea, Plot } from "../../../../ui/charts/chart.js";
import { MomentLine } from "../../../../ui/charts/moment-line.js";
import { charts } from "../../../../words/generated/en/charts.js";

/** Knows nothing of frames. */
export interface ObjectivePlot extends Plot {
  show(descent: DescentView): void;
  /** Moves the line of the moment shown, in epochs from 0, without drawing the rest again. */
  showMoment(epoch: number): void;
}

const nothing: uPlot.AlignedData = [
  [0, 1],
  [null, null],
  [null, null],
];

export function createPlot({ box, probe, words, ...size }: ChartArea<Words>): ObjectivePlot {
  const palette = readPalette(probe);
  let end = 5;
  let most = 1;
  const line = new MomentLine();
  const plot = new uPlot(
    {
      ...chartOptions({
        size,
        palette,
        count: formatCount,
        x: { label: words.room(charts).objective.axis, space: 4, range: () => [0, end] },
        y: { range: () => [0, 1.08 * most], text: (value) => words.number(value), fractions: true },
      }),
      padding: [10, 22, 0, 0],
      series: [
        {},
        { stroke: palette.ink, width: 1.25, dash: [5, 4], points: { show: false }, spanGaps: true },
        { stroke: palette.line, width: 2, points: { show: true, size: 5, fill: palette.line }, spanGaps: true },
      ],
      hooks: { draw: [] },
    },
    nothing,
    box,
  );
  line.standOn(plot);
  return {
    show({ now, before }) {
      const curves = before ? [now, before] : [now];
      end = Math.max(5, ...curves.map(({ epoch }) => epoch.at(-1) ?? 0));
      most =
        Math.max(...curves.map(({ objective }) => objective.reduce((high, value) => Math.max(high, value), 0))) || 1;
      plot.setData(columns(now, before));
    },
    showMoment: (epoch) => line.moveTo(epoch),
    resize: (width, height) => plot.setSize({ width, height }),
    dispose: () => plot.destroy(),
  };
}

/** Both curves at the epochs of both. */
function columns(now: DescentCurve, before: DescentCurve | null): uPlot.AlignedData {
  const epochs = [...new Set([...now.epoch, ...(before?.epoch ?? [])])].sort((a, b) => a - b);
  const at = (curve: DescentCurve | null) => {
    const values = new Map(Array.from(curve?.epoch ?? [], (epoch, k) => [epoch, curve?.objective[k] ?? null]));
    return epochs.map((epoch) => values.get(epoch) ?? null);
  };
  return [epochs, at(before), at(now)];
}
