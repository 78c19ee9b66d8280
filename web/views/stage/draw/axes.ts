import type { Words } from "../../../state/document/notation/words.js";
import type { Frame } from "../../../state/runs/frame.js";
import type { StageTheme } from "../../../ui/canvas/colors.js";
import { crisp, crispWidth, type Layer } from "../../../ui/canvas/layer.js";
import { type Plane, tickLabel } from "../../../ui/canvas/plane.js";
import { pixelX, pixelY } from "../../../ui/canvas/projection.js";

/** From the plot up to the line that the name of the axis above it is written on, as a share of the size of the numbers. */
export const ABOVE = 0.65;

/** The frame of the plot, the numbers along it and the names of the axes. */
export function drawAxes(layer: Layer, layout: Plane, frame: Frame, theme: StageTheme): void {
  const { context, size } = layer;
  const { plot } = layout.projection;
  context.save();
  context.strokeStyle = theme.ink3;
  context.lineWidth = crispWidth(1, size.ratio);
  const x0 = crisp(plot.x, size.ratio);
  const y0 = crisp(plot.y, size.ratio);
  context.strokeRect(x0, y0, crisp(plot.x + plot.width, size.ratio) - x0, crisp(plot.y + plot.height, size.ratio) - y0);
  drawNumbers(layer, layout, frame.words, theme);
  drawNames(layer, layout, frame.examples.columns, theme);
  context.restore();
}

function drawNumbers({ context, size }: Layer, layout: Plane, words: Words, theme: StageTheme): void {
  const { projection, ticks, font } = layout;
  const { plot } = projection;
  const bottom = plot.y + plot.height;
  const mark = font * 0.36;
  context.fillStyle = theme.ink2;
  context.font = `${font}px ${theme.font}`;
  context.fontKerning = "none"; // digits keep their widths
  context.beginPath();
  context.textAlign = "center";
  context.textBaseline = "top";
  for (const value of ticks.x) {
    const x = crisp(pixelX(projection, value), size.ratio);
    context.moveTo(x, bottom);
    context.lineTo(x, bottom + mark);
    centred(context, tickLabel(value, ticks.step, words), x, bottom + font * 0.6);
  }
  context.textAlign = "right";
  context.textBaseline = "middle";
  for (const value of ticks.y) {
    const y = crisp(pixelY(projection, value), size.ratio);
    context.moveTo(plot.x, y);
    context.lineTo(plot.x - mark, y);
    context.fillText(tickLabel(value, ticks.step, words), plot.x - font * 0.6, y + font * 0.06);
  }
  context.stroke();
}

/** A minus sign hangs to the left: the digits stand under their tick. */
function centred(context: CanvasRenderingContext2D, text: string, x: number, y: number): void {
  const hang = text.startsWith("−") ? context.measureText("−").width / 2 : 0;
  context.fillText(text, x - hang, y);
}

function drawNames({ context, size }: Layer, layout: Plane, names: readonly string[], theme: StageTheme): void {
  const { plot } = layout.projection;
  const { font } = layout;
  context.fillStyle = theme.ink;
  context.textBaseline = "alphabetic";
  context.textAlign = "right";
  context.font = nameFont(names[0] ?? "", font, theme);
  context.fillText(`${names[0] ?? ""} →`, plot.x + plot.width, size.height - font * 0.5, plot.width);
  context.textAlign = "left";
  context.font = nameFont(names[1] ?? "", font, theme);
  context.fillText(upName(names), plot.x, plot.y - font * ABOVE, plot.width);
}

/** What is written above the plot, of the axis that goes up. */
export function upName(names: readonly string[]): string {
  return `↑ ${names[1] ?? ""}`;
}

/** A bare symbol is set like one in a formula; a name in words like the rest of the page. */
export function nameFont(name: string, font: number, theme: StageTheme): string {
  const symbol = /^\p{L}[₀-₉]*$/u.test(name);
  return symbol ? `italic ${Math.round(font * 1.2)}px ${theme.serif}` : `${font}px ${theme.font}`;
}
