import uPlot from "uplot";
import { formatCount } from "../../../../state/document/notation/numbers.js";
import type { Words } from "../../../../state/document/notation/words.js";
import { wholeBound } from "../../../../state/runs/verdict.js";
import { chartOptions, type Palette, readPalette } from "../../../../ui/charts/axes.js";
import type { ChartArea, Plot } from "../../../../ui/charts/chart.js";
import { MomentLine } from "../../../../ui/charts/moment-line.js";
import { type ProofWords, proof } from "../../../../words/generated/en/proof.js";
import type { Curve, ProofPicture } from "../picture.js";

/** Knows nothing of frames. */
export interface ProofPlot extends Plot {
  show(picture: ProofPicture): void;
  /** Moves the line of the moment shown, in updates from 0, without drawing the rest again. */
  showMoment(updates: number): void;
}

/** As many as a proof has. */
const CURVES = 4;

const empty: uPlot.AlignedData = [[0, 1], ...Array.from({ length: CURVES }, () => [null, null])];

export function createPlot({ box, probe, words, ...size }: ChartArea<Words>): ProofPlot {
  const say = words.room(proof);
  const palette = readPalette(probe);
  let shown: Omit<ProofPicture, "x"> = { end: 5, most: 1, bound: null, curves: [], astray: [] };
  const line = new MomentLine();
  const styled = (k: number) => strokes(palette)[shown.curves[k]?.style ?? "bound"];
  const plot = new uPlot(
    {
      ...chartOptions({
        size,
        palette,
        count: formatCount,
        x: { label: say.axis, space: 4, range: () => [0, shown.end] },
        y: { range: () => [0, 1.08 * shown.most], text: (value) => words.number(value), fractions: true },
      }),
      // Above it stands what the bound is.
      padding: [1.7 * palette.fontSize, 22, 0, 0],
      series: [
        {},
        ...Array.from({ length: CURVES }, (_, k) => ({
          stroke: () => styled(k).color,
          width: styled(k).width,
          points: { show: false },
          spanGaps: true,
          // Rounded to pixels, a straight bound of many points would look bent.
          pxAlign: 0,
        })),
      ],
      hooks: {
        draw: [
          (drawn) => drawBound(drawn, shown.bound, palette, say),
          (drawn) => drawAstray(drawn, shown.astray, palette),
        ],
      },
    },
    empty,
    box,
  );
  line.standOn(plot);
  return {
    show(picture) {
      shown = picture;
      picture.curves.forEach((_, k) => {
        const series = plot.series[k + 1];
        const { width, dash } = styled(k);
        if (series) Object.assign(series, { width, dash });
      });
      const none = picture.x.map(() => null);
      plot.setData([
        [...picture.x],
        ...Array.from({ length: CURVES }, (_, k) => [...(picture.curves[k]?.values ?? none)]),
      ]);
    },
    showMoment: (updates) => line.moveTo(updates),
    resize: (width, height) => plot.setSize({ width, height }),
    dispose: () => plot.destroy(),
  };
}

interface Stroke {
  readonly color: string;
  readonly width: number;
  readonly dash: number[];
}

/** Told apart by more than colour: thick, thin, dashed. */
function strokes({ ink, line }: Palette): Record<Curve["style"], Stroke> {
  return {
    first: { color: line, width: 3, dash: [] },
    second: { color: line, width: 1.25, dash: [] },
    bound: { color: ink, width: 1.25, dash: [6, 4] },
  };
}

/** The vertical line beyond which there is no update. */
function drawBound(plot: uPlot, bound: number | null, { ink, font, fontSize }: Palette, say: ProofWords): void {
  if (bound === null || !(bound <= (plot.scales["x"]?.max ?? 0))) return;
  const { ctx, bbox } = plot;
  const at = plot.valToPos(bound, "x", true);
  ctx.save();
  ctx.strokeStyle = ink;
  ctx.lineWidth = Math.max(1, devicePixelRatio);
  ctx.setLineDash([2 * devicePixelRatio, 3 * devicePixelRatio]);
  ctx.beginPath();
  ctx.moveTo(at, bbox.top);
  ctx.lineTo(at, bbox.top + bbox.height);
  ctx.stroke();
  ctx.setLineDash([]);
  const em = fontSize * devicePixelRatio;
  ctx.font = font.replace(/^\d+px/, `${em}px`);
  ctx.fillStyle = ink;
  ctx.textAlign = "right";
  ctx.textBaseline = "bottom";
  const text = say.boundMark({ bound: wholeBound(bound) });
  const right = Math.min(at + ctx.measureText(text).width / 2, bbox.left + bbox.width);
  ctx.fillText(text, right, bbox.top - 0.2 * em);
  ctx.restore();
}

/** An arrow upwards at every update after which the curve is higher than before. */
function drawAstray(plot: uPlot, astray: ProofPicture["astray"], { ink, surface, fontSize }: Palette): void {
  const { ctx } = plot;
  const size = 0.42 * fontSize * devicePixelRatio;
  ctx.save();
  ctx.lineWidth = 1.5 * devicePixelRatio;
  ctx.strokeStyle = surface;
  ctx.fillStyle = ink;
  for (const [updates, potential] of astray) {
    const [x, y] = [plot.valToPos(updates, "x", true), plot.valToPos(potential, "y", true) - 0.6 * size];
    ctx.beginPath();
    ctx.moveTo(x, y - 1.6 * size);
    ctx.lineTo(x + size, y);
    ctx.lineTo(x - size, y);
    ctx.closePath();
    ctx.stroke();
    ctx.fill();
  }
  ctx.restore();
}
