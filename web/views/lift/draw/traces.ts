import type { StageTheme } from "../../shared/canvas/colors.js";
import { crispWidth, type Layer } from "../../shared/canvas/layer.js";
import type { Polyline } from "../../shared/canvas/polyline.js";
import type { Figure } from "../figure/figure.js";
import { along } from "../figure/mesh.js";
import type { Space } from "../space/space.js";
import { line, type Place, placeAt } from "./base.js";

/** Lines that bring a curve down to the base. */
const DROPS = 6;
/** Lines each way, and steps along them, of the sheet that the examples lie on. */
const WIRES = 10;
const STEPS = 24;

/** The sheet of all places where an example can be. */
export function drawSheet({ context, size }: Layer, space: Space, { sheet, cells }: Figure, theme: StageTheme): void {
  // Between two curved nets nobody sees anything.
  if (!sheet || cells.length > 0) return;
  const { x, y, z } = space.box;
  context.save();
  context.beginPath();
  const wire = (at: (share: number) => readonly [number, number]): void => {
    let last: Place | null = null;
    for (let step = 0; step <= STEPS; ++step) {
      const [u, v] = at(step / STEPS);
      const height = sheet(u, v);
      const place = height >= z[0] && height <= z[1] ? placeAt(space, u, v, height) : null;
      if (last && place) line(context, last, place);
      last = place;
    }
  };
  for (let i = 0; i <= WIRES; ++i) {
    wire((share) => [along(x, i / WIRES), along(y, share)]);
    wire((share) => [along(x, share), along(y, i / WIRES)]);
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
  context.save();
  context.setLineDash([7, 5]);
  curveAt(layer, space, figure.unbiased, () => floor, { color: theme.ink2, width: 1.5, halo: theme.surface });
  context.setLineDash([]);
  curveAt(layer, space, figure.trace, () => floor, { color: theme.ink, width: 2.25, halo: theme.surface });
  context.restore();
}

/** The same on the sheet, where the surface meets it, and how it comes down. */
export function drawLiftedTrace(layer: Layer, space: Space, { trace, sheet }: Figure, theme: StageTheme): void {
  if (!sheet) return;
  const { context, size } = layer;
  const { floor, z } = space.box;
  context.save();
  context.beginPath();
  for (const curve of trace) {
    const points = pairs(curve);
    for (let drop = 0; drop <= DROPS; ++drop) {
      const [x, y] = points[Math.round(((points.length - 1) * drop) / DROPS)] ?? [0, 0];
      const height = sheet(x, y);
      if (height < z[0] || height > z[1]) continue;
      line(context, placeAt(space, x, y, floor), placeAt(space, x, y, height));
    }
  }
  context.strokeStyle = theme.accent;
  context.lineWidth = crispWidth(1, size.ratio);
  context.setLineDash([2, 3]);
  context.stroke();
  context.restore();
  curveAt(layer, space, trace, sheet, { color: theme.accent, width: 2, halo: null });
}

function curveAt(
  { context }: Layer,
  space: Space,
  curves: readonly Polyline[],
  height: (x: number, y: number) => number,
  { color, width, halo }: { readonly color: string; readonly width: number; readonly halo: string | null },
): void {
  const [low, high] = space.box.z;
  context.beginPath();
  for (const curve of curves) {
    let last: Place | null = null;
    for (const [x, y] of pairs(curve)) {
      const z = height(x, y);
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
