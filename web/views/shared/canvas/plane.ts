import { english } from "../../../state/document/notation/words.js";
import type { ViewWindow } from "../../../state/document/state.js";
import type { StageTheme } from "./colors.js";
import { crisp, crispWidth, type Layer, type StageSize } from "./layer.js";
import { type Projection, pixelX, pixelY, project } from "./projection.js";
import { planeTicks, type Ticks, tickLabel } from "./ticks.js";

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
export function layPlane(asked: ViewWindow, size: StageSize, base: number, margins: Margins): Plane {
  const font = Math.round(base * (size.width < 480 ? 0.74 : 0.8));
  const fitted = (digits: number): Projection => {
    const [x, y] = [Math.ceil(font * (1 + DIGIT * digits)), Math.ceil(font * margins.top)];
    const width = Math.max(1, size.width - x - Math.ceil(font * margins.right));
    const height = Math.max(1, size.height - y - Math.ceil(font * margins.bottom));
    return project(asked, { x, y, width, height });
  };
  const first = fitted(3);
  const guess = planeTicks(first.window.x, first.window.y, first.scale);
  const projection = fitted(Math.max(2, ...guess.y.map((value) => tickLabel(value, guess.step, english).length)));
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
