import type { ViewWindow } from "../../../state/document/state.js";
import type { StageTheme } from "../../shared/canvas/colors.js";
import { crisp, crispWidth, type Layer, type StageSize } from "../../shared/canvas/layer.js";
import { type Projection, pixelX, pixelY, project, type Rect } from "../../shared/canvas/projection.js";
import { planeTicks, type Ticks, tickLabel } from "../../shared/canvas/ticks.js";

/** Where the plane of the two weights is drawn. */
export interface PlaneLayout {
  readonly projection: Projection;
  readonly ticks: Ticks;
  readonly font: number;
}

/** Share of the font size that a digit is wide, about. */
const DIGIT = 0.58;

export function planeLayout(asked: ViewWindow, size: StageSize, base: number): PlaneLayout {
  const font = Math.round(base * (size.width < 480 ? 0.74 : 0.8));
  const fitted = (digits: number): Projection => project(asked, plotRect(size, font, digits));
  const first = fitted(3);
  const guess = planeTicks(first.window.x, first.window.y, first.scale);
  const projection = fitted(Math.max(2, ...guess.y.map((value) => tickLabel(value, guess.step).length)));
  return { projection, ticks: planeTicks(projection.window.x, projection.window.y, projection.scale), font };
}

function plotRect(size: StageSize, font: number, digits: number): Rect {
  const left = Math.ceil(font * (1 + DIGIT * digits));
  const [top, bottom, right] = [Math.ceil(font * 1.9), Math.ceil(font * 1.9), Math.ceil(font * 2.4)];
  return {
    ...{ x: left, y: top },
    width: Math.max(1, size.width - left - right),
    height: Math.max(1, size.height - top - bottom),
  };
}

/** Grid, numbers, and the names of the two weights at the ends of their axes. */
export function drawPlane(layer: Layer, layout: PlaneLayout, names: readonly [string, string], theme: StageTheme) {
  drawGrid(layer, layout, theme);
  const { context, size } = layer;
  const { projection, ticks, font } = layout;
  const { plot } = projection;
  const bottom = plot.y + plot.height;
  context.fillStyle = theme.ink2;
  context.font = `${font}px ${theme.font}`;
  context.textAlign = "center";
  context.textBaseline = "top";
  for (const value of ticks.x) {
    context.fillText(tickLabel(value, ticks.step), crisp(pixelX(projection, value), size.ratio), bottom + font * 0.4);
  }
  context.textAlign = "right";
  context.textBaseline = "middle";
  for (const value of ticks.y) {
    context.fillText(tickLabel(value, ticks.step), plot.x - font * 0.4, pixelY(projection, value));
  }
  context.fillStyle = theme.ink;
  context.font = `italic ${Math.round(font * 1.2)}px ${theme.serif}`;
  context.textAlign = "left";
  context.fillText(`↑ ${names[1]}`, plot.x, plot.y - font * 0.9, plot.width);
  context.textAlign = "right";
  context.fillText(`${names[0]} →`, size.width - 2, bottom + font * 0.95);
}

function drawGrid({ context, size }: Layer, { projection, ticks }: PlaneLayout, theme: StageTheme): void {
  const { plot } = projection;
  const lines = (zero: boolean): void => {
    context.beginPath();
    for (const value of ticks.x) {
      if ((value === 0) !== zero) continue;
      const x = crisp(pixelX(projection, value), size.ratio);
      context.moveTo(x, plot.y);
      context.lineTo(x, plot.y + plot.height);
    }
    for (const value of ticks.y) {
      if ((value === 0) !== zero) continue;
      const y = crisp(pixelY(projection, value), size.ratio);
      context.moveTo(plot.x, y);
      context.lineTo(plot.x + plot.width, y);
    }
    context.stroke();
  };
  context.lineWidth = crispWidth(1, size.ratio);
  context.strokeStyle = theme.rule;
  lines(false);
  context.strokeStyle = theme.ink3;
  lines(true);
}
