import type { Layer } from "./layer.js";
import type { Projection } from "./projection.js";

export function clipToPlot({ context }: Layer, { plot }: Projection): void {
  context.beginPath();
  context.rect(plot.x, plot.y, plot.width, plot.height);
  context.clip();
}
