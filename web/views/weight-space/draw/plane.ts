import type { Words } from "../../../state/document/notation/words.js";
import type { ViewWindow } from "../../../state/document/state.js";
import type { StageTheme } from "../../../ui/canvas/colors.js";
import { crisp, type Layer, type StageSize } from "../../../ui/canvas/layer.js";
import { drawGrid, layPlane, type Margins, type Plane, tickLabel } from "../../../ui/canvas/plane.js";
import { pixelX, pixelY } from "../../../ui/canvas/projection.js";

/** The name of the axis that goes up is above the plot, that of the other in a row of its own below the numbers. */
const margins: Margins = { top: 1.9, right: 1.4, bottom: 3.1 };

/** Where the plane of the two weights is drawn. */
export function planeLayout(asked: ViewWindow, size: StageSize, base: number): Plane {
  return layPlane(asked, size, base, margins);
}

/** Grid, numbers, and the names of the two weights at the ends of their axes. */
export function drawPlane(
  layer: Layer,
  layout: Plane,
  names: readonly [string, string],
  words: Words,
  theme: StageTheme,
): void {
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
    context.fillText(
      tickLabel(value, ticks.step, words),
      crisp(pixelX(projection, value), size.ratio),
      bottom + font * 0.4,
    );
  }
  context.textAlign = "right";
  context.textBaseline = "middle";
  for (const value of ticks.y) {
    context.fillText(tickLabel(value, ticks.step, words), plot.x - font * 0.4, pixelY(projection, value));
  }
  context.fillStyle = theme.ink;
  context.font = `italic ${Math.round(font * 1.2)}px ${theme.serif}`;
  context.textAlign = "left";
  context.fillText(`↑ ${names[1]}`, plot.x, plot.y - font * 0.9, plot.width);
  context.textAlign = "right";
  context.textBaseline = "alphabetic";
  context.fillText(`${names[0]} →`, plot.x + plot.width, size.height - font * 0.5, plot.width);
}
