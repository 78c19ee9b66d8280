import { tickIncrement } from "d3-array";
import type { StageTheme } from "./colors.js";
import { crisp, crispWidth, type Layer, type StageSize } from "./layer.js";
import { type PlaneWindow, type Projection, pixelX, pixelY, project } from "./projection.js";

/** Distance in pixels that neighbouring grid lines should have, about. */
const SPACING = 90;

export interface Ticks {
  readonly step: number;
  readonly x: readonly number[];
  readonly y: readonly number[];
}

/** Both axes share one step: the scale is equal, so the grid shows squares. */
export function planeTicks(x: readonly [number, number], y: readonly [number, number], scale: number): Ticks {
  const span = Math.max(x[1] - x[0], y[1] - y[0]);
  const count = Math.max(2, (span * scale) / SPACING);
  const increment = tickIncrement(0, span, count);
  const step = increment < 0 ? 1 / -increment : increment;
  return { step, x: multiples(x, increment), y: multiples(y, increment) };
}

/** d3's convention: a negative increment is the inverse of the step, which keeps 0.1 + 0.2 out of the labels. */
function multiples([low, high]: readonly [number, number], increment: number): number[] {
  const inverse = increment < 0;
  const step = Math.abs(increment);
  const from = Math.ceil(inverse ? low * step : low / step);
  const to = Math.floor(inverse ? high * step : high / step);
  const out: number[] = [];
  for (let i = from; i <= to && out.length < 200; ++i) out.push((inverse ? i / step : i * step) + 0);
  return out;
}

/** A tick as text: as many decimals as the step needs, a true minus sign. */
export function tickLabel(value: number, step: number, { decimal }: { readonly decimal: string }): string {
  if (value === 0) return "0";
  const magnitude = Math.abs(value);
  const exponential = magnitude >= 1e6 || step < 1e-4;
  const text = exponential
    ? String(Number(magnitude.toPrecision(6)).toExponential())
    : magnitude.toFixed(Math.max(0, Math.ceil(-Math.log10(step) - 1e-9)));
  return (value < 0 ? `−${text}` : text).replace(".", decimal);
}

/** A plane with numbers along it, and where it is drawn. */
export interface Plane {
  readonly projection: Projection;
  readonly ticks: Ticks;
  /** Size of the numbers along it, in pixels. */
  readonly font: number;
}

/** What is left free around a plane, as shares of the size of its numbers; on the left it is as wide as they are. */
export interface Margins {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Share of the font size that a digit is wide, about. */
const DIGIT = 0.58;

/** Leaves margins as wide as the numbers need, and the rest to the plane. @param base the size of letters, in pixels. */
export function layPlane(asked: PlaneWindow, size: StageSize, base: number, margins: Margins): Plane {
  const font = Math.round(base * (size.width < 480 ? 0.74 : 0.8));
  const fitted = (digits: number): Projection => {
    const [x, y] = [Math.ceil(font * (1 + DIGIT * digits)), Math.ceil(font * margins.top)];
    const width = Math.max(1, size.width - x - Math.ceil(font * margins.right));
    const height = Math.max(1, size.height - y - Math.ceil(font * margins.bottom));
    return project(asked, { x, y, width, height });
  };
  const first = fitted(3);
  const guess = planeTicks(first.window.x, first.window.y, first.scale);
  const projection = fitted(
    Math.max(2, ...guess.y.map((value) => tickLabel(value, guess.step, { decimal: "." }).length)),
  );
  return { projection, ticks: planeTicks(projection.window.x, projection.window.y, projection.scale), font };
}

/** The grid, and stronger lines through zero. */
export function drawGrid({ context, size }: Layer, { projection, ticks }: Plane, theme: StageTheme): void {
  const { plot } = projection;
  const right = plot.x + plot.width;
  const bottom = plot.y + plot.height;
  const lines = (zero: boolean): void => {
    context.beginPath();
    for (const value of ticks.x) {
      if ((value === 0) !== zero) continue;
      const x = crisp(pixelX(projection, value), size.ratio);
      context.moveTo(x, plot.y);
      context.lineTo(x, bottom);
    }
    for (const value of ticks.y) {
      if ((value === 0) !== zero) continue;
      const y = crisp(pixelY(projection, value), size.ratio);
      context.moveTo(plot.x, y);
      context.lineTo(right, y);
    }
    context.stroke();
  };
  context.save();
  context.lineWidth = crispWidth(1, size.ratio);
  context.strokeStyle = theme.rule;
  lines(false);
  context.strokeStyle = theme.ink3;
  lines(true);
  context.restore();
}
