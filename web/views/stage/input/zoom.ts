import { zoomAround } from "../plane/view-window.js";
import type { Surface } from "./surface.js";

export const ZOOM_STEP = 1.5;

/** Zooms around the crosshair when there is one, else around the middle. */
export function zoomBy(surface: Surface, factor: number): void {
  const { projection, cursor } = surface;
  if (!projection) return;
  const { window } = projection;
  const x = cursor?.x ?? (window.x[0] + window.x[1]) / 2;
  const y = cursor?.y ?? (window.y[0] + window.y[1]) / 2;
  surface.lookAt(zoomAround(window, x, y, factor));
}
