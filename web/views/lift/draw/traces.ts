import type { StageTheme } from "../../../ui/canvas/colors.js";
import { crispWidth, type Layer } from "../../../ui/canvas/layer.js";
import type { Polyline } from "../../../ui/canvas/polyline.js";
import type { Figure } from "../figure/figure.js";
import type { Vector } from "../space/camera.js";
import type { Space } from "../space/space.js";
import { line, type PixelPoint, placeAt } from "./base.js";

/** Lines that bring a curve down to the base. */
const DROPS = 6;

/** The sheet of all places where an example can be. */
export function drawSheet({ context, size }: Layer, space: Space, { sheet, cells }: Figure, theme: StageTheme): void {
  // Between two curved nets nobody sees anything.
  if (cells.length > 0) return;
  const [low, high] = space.box.z;
  context.save();
  context.beginPath();
  for (const wire of sheet) {
    let last: PixelPoint | null = null;
    for (const [x, y, z] of wire) {
      const place = z >= low && z <= high ? placeAt(space, x, y, z) : null;
      if (last && place) line(context, last, place);
      last = place;
    }
  }
  context.strokeStyle = theme.ink3;
  context.globalAlpha = 0.28;
  context.lineWidth = crispWidth(1, size.ratio);
  context.stroke();
  context.restore();
}

/** The points of a curve. */
export function pairs(curve: Polyline): (readonly [number, number])[] {
  const points: (readonly [number, number])[] = [];
  for (let i = 0; i + 1 < curve.length; i += 2) points.push([curve[i] as number, curve[i + 1] as number]);
  return points;
}

/** The boundary of the stage on the base; the same on the sheet, where the surface meets it; the one without a bias. */
export function drawTrace(layer: Layer, space: Space, figure: Figure, theme: StageTheme): void {
  const { floor } = space.box;
  const { context } = layer;
  const onBase = (curves: readonly Polyline[]) =>
    curves.map((curve) => pairs(curve).map(([x, y]): Vector => [x, y, floor]));
  context.save();
  context.setLineDash([7, 5]);
  curvesIn(layer, space, onBase(figure.unbiased), { color: theme.ink2, width: 1.5, halo: theme.surface });
  context.setLineDash([]);
  curvesIn(layer, space, onBase(figure.trace), { color: theme.ink, width: 2.25, halo: theme.surface });
  context.restore();
}

/** The same on the sheet, where the surface meets it, and how it comes down. */
export function drawLiftedTrace(layer: Layer, space: Space, { lifted }: Figure, theme: StageTheme): void {
  const { context, size } = layer;
  const { floor, z } = space.box;
  context.save();
  context.beginPath();
  for (const curve of lifted) {
    for (let drop = 0; drop <= DROPS; ++drop) {
      const [x, y, height] = curve[Math.round(((curve.length - 1) * drop) / DROPS)] ?? [0, 0, Number.NaN];
      if (!(height >= z[0] && height <= z[1])) continue;
      line(context, placeAt(space, x, y, floor), placeAt(space, x, y, height));
    }
  }
  context.strokeStyle = theme.accent;
  context.lineWidth = crispWidth(1, size.ratio);
  context.setLineDash([2, 3]);
  context.stroke();
  context.restore();
  curvesIn(layer, space, lifted, { color: theme.accent, width: 2, halo: null });
}

function curvesIn(
  { context }: Layer,
  space: Space,
  curves: readonly (readonly Vector[])[],
  { color, width, halo }: { readonly color: string; readonly width: number; readonly halo: string | null },
): void {
  const [low, high] = space.box.z;
  context.beginPath();
  for (const curve of curves) {
    let last: PixelPoint | null = null;
    for (const [x, y, z] of curve) {
      const place = z >= low && z <= high ? placeAt(space, x, y, z) : null;
      if (last && place) context.lineTo(place.x, place.y);
      else if (place) context.moveTo(place.x, place.y);
      last = place;
    }
  }
  context.lineJoin = "round";
  if (halo) {
    context.strokeStyle = halo;
    context.lineWidth = width + 2;
    context.stroke();
  }
  context.strokeStyle = color;
  context.lineWidth = width;
  context.stroke();
}
