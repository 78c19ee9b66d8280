import type { WeightPath } from "../../engine/types.js";
import type { PlanePoint } from "../../ui/canvas/projection.js";
import type { Segment } from "./lines.js";

/** A place where the weights have been. */
export interface Stop extends PlanePoint {
  /** How many visits they stayed, up to the moment. */
  readonly visits: number;
}

/** Where the weights have been up to a moment, as far as the path has it. */
export function stopsUpTo(
  path: WeightPath | null,
  { updates, visit }: { readonly updates: number; readonly visit: number },
): readonly Stop[] {
  const stops: Stop[] = [];
  if (!path) return stops;
  const count = path.updates.length;
  for (let k = 0; k < count && (path.updates[k] as number) <= updates; k++) {
    const until = k + 1 < count ? Math.min(visit, path.visit[k + 1] as number) : visit;
    const since = path.visit[k] as number;
    stops.push({ x: path.x[k] as number, y: path.y[k] as number, visits: Math.max(0, until - since) });
  }
  return stops;
}

/** The updates that some of the visits made. A long path has not each of them: then none. */
export function stepsOf(path: WeightPath | null, made: (visit: number) => boolean): readonly Segment[] {
  if (!path || path.every > 1) return [];
  const at = (k: number): PlanePoint => ({ x: path.x[k] as number, y: path.y[k] as number });
  return Array.from(path.visit.subarray(1)).flatMap((visit, k) =>
    made(visit) ? [{ from: at(k), to: at(k + 1) }] : [],
  );
}

/** All places of the path, whatever the moment: the window is around them, so that it stays while one scrubs. */
export function placesOf(path: WeightPath | null): readonly PlanePoint[] {
  return Array.from(path?.x ?? [], (x, k) => ({ x, y: path?.y[k] ?? 0 }));
}
