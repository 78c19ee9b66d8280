import type { LinearModel, WeightAxes } from "../../engine/types.js";
import { traitsOf } from "../../state/learners/traits.js";
import { hyperplane, type RegionView } from "../../state/runs/frame.js";
import type { PlanePoint } from "../shared/canvas/projection.js";
import { litExamples } from "../shared/lit-example.js";
import { axesOf, placeIn } from "./axes.js";
import type { WeightSpaceFrame } from "./inputs.js";
import { type ExampleLine, linesOf, type Segment } from "./lines.js";
import { type Stop, stepsOf, stopsUpTo } from "./way.js";

/** All that is shown of a moment of weight space. */
export interface WeightPicture {
  readonly axes: WeightAxes;
  /** The weights in training. */
  readonly model: LinearModel;
  readonly present: PlanePoint;
  readonly stops: readonly Stop[];
  /** The last update; null before any. */
  readonly step: Segment | null;
  /** The updates that are pointed at: that of a visit, or all of an example. */
  readonly lit: readonly Segment[];
  /** What predicts, where it is not what is in training. */
  readonly predictor: { readonly at: PlanePoint; readonly title: string } | null;
  readonly region: RegionView | null;
  readonly lines: readonly ExampleLine[];
}

/** Null where there is no plane of weights. */
export function weightPicture(frame: WeightSpaceFrame): WeightPicture | null {
  const axes = axesOf(frame);
  const model = hyperplane(frame.pane.current);
  if (!axes || !model) return null;
  const { features, ghost } = frame.pane;
  const known = frame.findings?.weights ?? null;
  const found = known?.axes.join() === axes.join() ? known : null;
  const region = found?.region ?? null;
  const present = placeIn(model, features, axes);
  const before = hyperplane(ghost);
  const reached = stopsUpTo(found?.path ?? null, frame.pane);
  // Of a long run the path has some of the stops: the last update is there in any case.
  const thinned = before !== null && (found?.path?.every ?? 1) > 1;
  const stops = thinned ? [...reached, { ...placeIn(before, features, axes), visits: 0 }] : reached;
  return {
    ...{ axes, model, present, region, stops },
    lit: stepsOf(found?.path ?? null, litVisits(frame)),
    step: before && { from: placeIn(before, features, axes), to: present },
    predictor: predictorOf(frame, model, axes),
    lines: linesOf(frame, model, axes, region),
  };
}

/** Which visits are pointed at. */
function litVisits(frame: WeightSpaceFrame): (visit: number) => boolean {
  const { visit: pointed } = frame.pointed ?? {};
  const lit = litExamples(frame);
  return typeof pointed === "number"
    ? (visit) => visit === pointed
    : (visit) => lit.size > 0 && lit.has(frame.pane.exampleAt(visit) ?? -1);
}

function same(a: PlanePoint, b: PlanePoint): boolean {
  return a.x === b.x && a.y === b.y;
}

function predictorOf(
  { pane: { plane, features, learner } }: WeightSpaceFrame,
  model: LinearModel,
  axes: WeightAxes,
): WeightPicture["predictor"] {
  if (!plane || plane === model) return null;
  const at = placeIn(plane, features, axes);
  const title = traitsOf(learner).predicts === "mean" ? "mean" : "best";
  return same(at, placeIn(model, features, axes)) ? null : { at, title };
}
