import type { LinearModel } from "../../../engine/types.js";
import type { ViewWindow } from "../../../state/document/state.js";
import type { PaneView } from "../../../state/frame.js";
import { tellsClasses } from "../../../state/learners/traits.js";
import { contourOf } from "../../shared/canvas/contour.js";
import type { Polyline } from "../../shared/canvas/polyline.js";
import { clipLine, type Division, divide, type PlaneModel, planeModel } from "../plane/boundary.js";
import { argmaxBorders } from "./argmax.js";

/** The boundary of what a pane predicts, whatever its kind; none where there is none in view, or not known yet. */
export function outlineOf({ regions, features, field, learner }: PaneView, window: ViewWindow): readonly Polyline[] {
  if (regions.kind === "linear") return lineOf(divide(planeModel(features, regions.model)), window);
  if (regions.kind === "classes") return argmaxBorders(planeModels(features, regions.models), window);
  return field ? contourOf(field, tellsClasses(learner)) : [];
}

export function lineOf(division: Division, window: ViewWindow): Polyline[] {
  const segment = division.kind === "line" ? clipLine(division.line, window) : null;
  return segment ? [[segment.from.x, segment.from.y, segment.to.x, segment.to.y]] : [];
}

export function planeModels(features: readonly string[], models: readonly LinearModel[]): PlaneModel[] {
  return models.map((model) => planeModel(features, model) ?? { w1: 0, w2: 0, b: 0 });
}
