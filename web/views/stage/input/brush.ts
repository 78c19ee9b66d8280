import type { Tool } from "../../../state/document/state.js";

/** The label that a tool draws; null for one that draws none. */
export function paintedLabel(tool: Tool, paint: number): number | null {
  if (tool === "class") return paint;
  return tool === "positive" ? 1 : tool === "negative" ? -1 : null;
}

/** Radius in pixels of the disc that `size` points are spread in; a single point has none. */
export function brushRadius(size: number): number {
  return size <= 1 ? 0 : reach(size);
}

/** Pixels a drag covers before the brush lays down its points again. */
export function brushSpacing(size: number): number {
  return 1.6 * reach(size);
}

/** As far as the room goes that so many points take up. */
function reach(size: number): number {
  return 6 + 11 * Math.sqrt(size);
}

/** Erasing always needs some reach. */
export function eraserRadius(size: number): number {
  return 10 + 6 * Math.sqrt(Math.max(1, size));
}

/** Radius in pixels of what a tool touches at once; 0 for one that touches a single place. */
export function toolRadius(tool: Tool, size: number): number {
  if (tool === "hand" || tool === "move") return 0;
  return tool === "erase" ? eraserRadius(size) : brushRadius(size);
}
