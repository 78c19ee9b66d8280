import type { LinearModel, WeightAxes, WeightPath } from "../../engine/types.js";
import { productOf } from "../../state/document/features/products.js";
import { type FeaturesOf, featureText, subscript } from "../../state/document/notation/feature-text.js";
import { biasLetter, isThreshold, type Notation } from "../../state/document/notation/notation.js";
import type { Words } from "../../state/document/notation/words.js";
import { traitsOf } from "../../state/learners/traits.js";
import type { Frame } from "../../state/runs/frame.js";
import { hyperplane, type RegionView } from "../../state/runs/frame.js";
import type { PlanePoint } from "../../ui/canvas/projection.js";
import { weightSpace } from "../../words/generated/en/weightSpace.js";
import { litExamples } from "../shared/pointing/view-pointer.js";
import { type ExampleLine, linesOf, type Segment } from "./lines.js";

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
export function weightPicture(frame: Frame): WeightPicture | null {
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
function litVisits(frame: Frame): (visit: number) => boolean {
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
  { pane: { plane, features, learner } }: Frame,
  model: LinearModel,
  axes: WeightAxes,
): WeightPicture["predictor"] {
  if (!plane || plane === model) return null;
  const at = placeIn(plane, features, axes);
  const title = traitsOf(learner).predicts === "mean" ? "mean" : "best";
  return same(at, placeIn(model, features, axes)) ? null : { at, title };
}

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

/** All weights that there are: of the features, and "bias". */
export function weightsOf({ pane, state }: Pick<Frame, "pane" | "state">): readonly string[] {
  return [...pane.features, ...(state.bias ? ["bias"] : [])];
}

/** Those whose plane is shown: those chosen, where they are there, else the first two; null where there is but one. */
export function axesOf(frame: Pick<Frame, "pane" | "state">): WeightAxes | null {
  const names = weightsOf(frame);
  const chosen = frame.state.ui.weightAxes;
  if (chosen?.every((name) => names.includes(name))) return chosen;
  const [first, second] = names;
  return first !== undefined && second !== undefined ? [first, second] : null;
}

/** The pair with one of the two replaced: where it is the other, they change places. */
export function withAxis(axes: WeightAxes, place: 0 | 1, name: string): WeightAxes {
  const [first, second] = axes;
  if (name === axes[1 - place]) return [second, first];
  return place === 0 ? [name, second] : [first, name];
}

/** "w₁", "b", "w of x₁∧x₂". As the weight of x₀ = 1 a threshold is −θ. */
export function weightName(name: string, notation: Notation, words: Words, of: FeaturesOf = {}): string {
  if (name === "bias") return isThreshold(notation) ? "−θ" : biasLetter(notation);
  const [base = 0, ...others] = productOf(name) ?? [];
  return base > 0 && others.length === 0
    ? `w${subscript(base)}`
    : words.room(weightSpace).weightOf({ feature: featureText(name, of) });
}

/** The two weights of a hyperplane. */
export function placeIn(model: LinearModel, features: readonly string[], axes: WeightAxes): { x: number; y: number } {
  const [x = 0, y = 0] = axes.map((name) =>
    name === "bias" ? model.bias : (model.weights[features.indexOf(name)] ?? 0),
  );
  return { x, y };
}

/** The weights that are held, and what they are now. */
export function heldWeights(
  frame: Pick<Frame, "pane" | "state">,
  model: LinearModel,
  axes: WeightAxes,
): readonly { readonly name: string; readonly value: number }[] {
  return weightsOf(frame).flatMap((name, place) => {
    if (axes.includes(name)) return [];
    return [{ name, value: name === "bias" ? model.bias : (model.weights[place] ?? 0) }];
  });
}
