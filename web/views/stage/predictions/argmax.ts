import type { ViewWindow } from "../../../state/document/state.js";
import { type PlaneModel, windowCorners } from "../../shared/canvas/boundary.js";
import type { Polyline } from "../../shared/canvas/polyline.js";
import type { PlanePoint } from "../../shared/canvas/projection.js";

/** The part of the window in which one class has the highest score: convex. */
interface ClassRegion {
  readonly classNumber: number;
  readonly polygon: readonly PlanePoint[];
}

/** A corner, and the class beyond the edge that starts there; null at the window's frame. */
interface Corner extends PlanePoint {
  readonly beyond: number | null;
}

/** Divides the window by the highest of several linear scores; of equal ones the lowest class wins. */
export function argmaxRegions(models: readonly PlaneModel[], window: ViewWindow): ClassRegion[] {
  return cornersOf(models, window).flatMap((polygon, classNumber) =>
    polygon.length > 0 ? [{ classNumber, polygon }] : [],
  );
}

/** The lines between the regions, each once. */
export function argmaxBorders(models: readonly PlaneModel[], window: ViewWindow): Polyline[] {
  const lines: Polyline[] = [];
  cornersOf(models, window).forEach((corners, classNumber) => {
    corners.forEach(({ x, y, beyond }, i) => {
      const next = corners[(i + 1) % corners.length];
      if (next && beyond !== null && beyond > classNumber) lines.push([x, y, next.x, next.y]);
    });
  });
  return lines;
}

function cornersOf(models: readonly PlaneModel[], window: ViewWindow): Corner[][] {
  const whole = windowCorners(window).map((corner) => ({ ...corner, beyond: null }));
  return models.map((model, classNumber) => {
    let polygon: Corner[] = whole;
    for (let other = 0; other < models.length && polygon.length > 0; ++other) {
      const rival = models[other];
      if (rival && other !== classNumber) polygon = cut(polygon, lead(model, rival), other, other < classNumber);
    }
    return polygon;
  });
}

/** By how much one score is above another. */
function lead(model: PlaneModel, rival: PlaneModel): PlaneModel {
  return { w1: model.w1 - rival.w1, w2: model.w2 - rival.w2, b: model.b - rival.b };
}

/** What is left of a convex polygon where the score is not below 0. */
function cut(polygon: readonly Corner[], { w1, w2, b }: PlaneModel, rival: number, rivalWinsTies: boolean): Corner[] {
  if (w1 === 0 && w2 === 0) return b > 0 || (b === 0 && !rivalWinsTies) ? [...polygon] : [];
  const score = ({ x, y }: PlanePoint): number => w1 * x + w2 * y + b;
  const out: Corner[] = [];
  polygon.forEach((p, i) => {
    const q = polygon[(i + 1) % polygon.length] ?? p;
    const sp = score(p);
    const sq = score(q);
    if (sp > 0 || (sp === 0 && sq >= 0)) out.push(p);
    else if (sp === 0) out.push({ ...p, beyond: rival });
    if (!(sp * sq < 0)) return;
    const t = sp / (sp - sq);
    const crossing = { x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t };
    out.push({ ...crossing, beyond: sp > 0 ? rival : p.beyond });
  });
  return out.length > 2 ? out : [];
}
