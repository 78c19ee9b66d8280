import type { LinearModel } from "../../../engine/types.js";
import type { ViewWindow } from "../../../state/document/state.js";
import type { PaneView } from "../../../state/frame.js";
import { tellsClasses } from "../../../state/learners/traits.js";
import { divide, lineOf, type PlaneModel, planeModel } from "../../shared/canvas/boundary.js";
import { contourOf } from "../../shared/canvas/contour.js";
import type { Polyline } from "../../shared/canvas/polyline.js";
import { argmaxBorders } from "./argmax.js";

/** The boundary of what a pane predicts, whatever its kind; none where there is none in view, or not known yet. */
export function outlineOf({ regions, features, field, learner }: PaneView, window: ViewWindow): readonly Polyline[] {
  if (regions.kind === "linear") return lineOf(divide(planeModel(features, regions.model)), window);
  if (regions.kind === "classes") return argmaxBorders(planeModels(features, regions.models), window);
  return field ? contourOf(field, tellsClasses(learner)) : [];
}

export function planeModels(features: readonly string[], models: readonly LinearModel[]): PlaneModel[] {
  return models.map((model) => planeModel(features, model) ?? { w1: 0, w2: 0, b: 0 });
}
