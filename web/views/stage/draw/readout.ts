import type { StageSize } from "../../shared/canvas/layer.js";
import type { Rect } from "../../shared/canvas/projection.js";

/** Pixels from the plot's edges. */
const INSET = 8;

/** Puts the readout into the plot's lower left corner, which moves with the width of the numbers beside it. */
export function placeReadout(line: HTMLElement, plot: Rect, { height, magnification }: StageSize): void {
  line.style.left = `${plot.x * magnification + INSET}px`;
  line.style.bottom = `${(height - plot.y - plot.height) * magnification + INSET}px`;
  line.style.maxWidth = `${plot.width * magnification - 2 * INSET}px`;
}
