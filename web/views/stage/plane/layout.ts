import type { ViewWindow } from "../../../state/document/state.js";
import type { StageTheme } from "../../shared/canvas/colors.js";
import type { StageSize } from "../../shared/canvas/layer.js";
import { type Projection, project, type Rect } from "../../shared/canvas/projection.js";
import { planeTicks, type Ticks, tickLabel } from "../../shared/canvas/ticks.js";

export interface Layout {
  readonly projection: Projection;
  readonly ticks: Ticks;
  /** Size of the numbers on the axes, in pixels. */
  readonly tickFont: number;
}

/** Share of the font size that a digit is wide, about. */
const DIGIT = 0.58;

/** Leaves margins as wide as the numbers on the axes need, and the rest to the plot. */
export function layOut(asked: ViewWindow, size: StageSize, theme: StageTheme): Layout {
  const tickFont = Math.round(theme.size * (size.width < 480 ? 0.74 : 0.8));
  const first = project(asked, plotRect(size, tickFont, 3));
  const guess = planeTicks(first.window.x, first.window.y, first.scale);
  const longest = Math.max(2, ...guess.y.map((value) => tickLabel(value, guess.step).length));
  const projection = project(asked, plotRect(size, tickFont, longest));
  return { projection, ticks: planeTicks(projection.window.x, projection.window.y, projection.scale), tickFont };
}

function plotRect(size: StageSize, font: number, digits: number): Rect {
  const left = Math.ceil(font * (1 + DIGIT * digits));
  const top = Math.ceil(font * 1.9);
  const bottom = Math.ceil(font * 3.1);
  const right = Math.ceil(font * 0.9);
  return {
    x: left,
    y: top,
    width: Math.max(1, size.width - left - right),
    height: Math.max(1, size.height - top - bottom),
  };
}
