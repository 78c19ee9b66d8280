import type { LinearModel } from "../../../engine/types.js";
import type { PaneView } from "../../../state/frame.js";
import type { ViewWindow } from "../../../state/intent.js";
import { clipLine, type Division, divide, type PlaneModel, planeModel } from "../boundary.js";
import { argmaxBorders } from "./argmax.js";
import { contourOf } from "./contour.js";
import type { Polyline } from "./polyline.js";

/** The boundary of what a pane predicts, whatever its kind; none where there is none in view, or not known yet. */
export function outlineOf({ regions, features, field, learner }: PaneView, window: ViewWindow): readonly Polyline[] {
  if (regions.kind === "linear") return lineOf(divide(planeModel(features, regions.model)), window);
  if (regions.kind === "classes") return argmaxBorders(planeModels(features, regions.models), window);
  return field ? contourOf(field, learner.kind === "multiclass") : [];
}

export function lineOf(division: Division, window: ViewWindow): Polyline[] {
  const segment = division.kind === "line" ? clipLine(division.line, window) : null;
  return segment ? [[segment.from.x, segment.from.y, segment.to.x, segment.to.y]] : [];
}

export function planeModels(features: readonly string[], models: readonly LinearModel[]): PlaneModel[] {
  return models.map((model) => planeModel(features, model) ?? { w1: 0, w2: 0, b: 0 });
}
