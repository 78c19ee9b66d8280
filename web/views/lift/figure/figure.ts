import type { FeatureMap, LinearModel } from "../../../engine/types.js";
import { canonical, nameOf } from "../../../state/document/features/feature-names.js";
import { type Product, productOf } from "../../../state/document/features/products.js";
import type { Frame } from "../../../state/runs/frame.js";
import { BIAS } from "../../../state/runs/lift-features.js";
import { contourOf } from "../../../ui/canvas/contour.js";
import type { Polyline } from "../../../ui/canvas/polyline.js";
import { Memo } from "../../shared/frame-reads.js";
import type { Vector } from "../space/camera.js";
import { planeInBox, within } from "../space/clip.js";
import type { Box } from "../space/space.js";
import { type Cloud, type CloudSpec, cloudOf, type PlaneRows, placesOf, rowsAt } from "./cloud.js";

/** Where the score is 0 in the space of x₁, x₂ and the chosen feature z. */
export type Separator =
  /** normal·(x₁, x₂, z) + offset; upright where the feature has no weight. */
  | { readonly kind: "plane"; readonly normal: Vector; readonly offset: number }
  | { readonly kind: "surface"; readonly over: (places: PlaneRows) => Surface }
  /** Upright over the curve in the plane where this is 0. */
  | { readonly kind: "curtain"; readonly scores: (places: PlaneRows) => Float64Array }
  | { readonly kind: "none"; readonly why: NoSeparator };

/** All weights are 0, with or without a bias; or the score depends on more than can be drawn. */
type NoSeparator = "zero" | "constant" | "deeper";

/** A curved surface over some places. */
interface Surface {
  /** Not a number where there is none. */
  readonly height: Float64Array;
  /** The sign of the score above it. */
  readonly side: Float64Array;
}

export interface SeparatorSpec {
  /** Over the features of the map. */
  readonly model: LinearModel;
  readonly map: FeatureMap;
  /** As `CloudSpec.feature`. */
  readonly feature: string;
}

/** A weight, and the base features of its product, from 1. */
interface Term {
  readonly weight: number;
  readonly product: Product;
}

/** The score as base + slope·z, both sums of terms over x₁ and x₂. */
interface Affine {
  readonly base: readonly Term[];
  readonly constant: number;
  readonly slope: readonly Term[];
}

export function separatorOf(spec: SeparatorSpec): Separator {
  const { model, map } = spec;
  if (model.weights.every((weight) => weight === 0)) {
    return { kind: "none", why: model.bias === 0 ? "zero" : "constant" };
  }
  const affine = affineIn(spec);
  if (!affine) return { kind: "none", why: "deeper" };
  if (isFlat(affine, map)) return planeOf(affine, map);
  const scores = (places: PlaneRows) => sumsAt(affine.base, affine.constant, map, places);
  if (affine.slope.length === 0) return { kind: "curtain", scores };
  return {
    kind: "surface",
    over(places) {
      const score = scores(places);
      const slope = sumsAt(affine.slope, 0, map, places);
      const height = slope.map((divisor, k) => (divisor === 0 ? Number.NaN : -(score[k] ?? 0) / divisor));
      return { height, side: slope.map(Math.sign) };
    },
  };
}

/** The score of the model at places in the plane: what the boundary on the stage is the zero of. */
export function planeScores({ model, map }: Pick<SeparatorSpec, "model" | "map">, places: PlaneRows): Float64Array {
  return map.scores(model, rowsAt(places, map.baseFeatures));
}

/** The height of a plane over a place; not a number where it is upright. */
export function heightOf({ normal, offset }: Extract<Separator, { kind: "plane" }>, x: number, y: number): number {
  return normal[2] === 0 ? Number.NaN : -(normal[0] * x + normal[1] * y + offset) / normal[2];
}

/** @param keep which features are taken. */
function termsOf({ weights }: LinearModel, { features }: FeatureMap, keep: (name: string) => boolean): Term[] {
  return features.flatMap((name, j) => {
    const weight = weights[j] ?? 0;
    const product = productOf(name);
    return weight !== 0 && product && keep(name) ? [{ weight, product }] : [];
  });
}

/** Null where the score depends on base features that are no axis, or bends along z. */
function affineIn({ model, map, feature }: SeparatorSpec): Affine | null {
  const deep = map.baseFeatures > 2;
  // An example's length depends on all of its base features.
  if (deep && map.scaling === "unit-norm") return null;
  const isOwn = (name: string): boolean => canonical(name) === canonical(feature);
  const others = termsOf(model, map, (name) => !isOwn(name));
  const own = termsOf(model, map, isOwn).map(({ weight }) => ({ weight, product: [] }));
  if (feature === BIAS) {
    const slope = model.bias === 0 ? [] : [{ weight: model.bias, product: [] }];
    return others.every(overAxes) ? { base: others, constant: 0, slope } : null;
  }
  const axis = deep ? axisOf(feature) : null;
  const along = axis === null ? [] : others.filter(({ product }) => product.includes(axis));
  const base = others.filter((term) => !along.includes(term));
  const slope = [...own, ...along.map(({ weight, product }) => ({ weight, product: without(product, axis) }))];
  return [...base, ...slope].every(overAxes) ? { base, constant: model.bias, slope } : null;
}

const overAxes = ({ product }: Term): boolean => product.every((factor) => factor <= 2);

const isConstant = ({ product }: Term): boolean => product.length === 0;

/** The base feature, beyond the first two, that a name stands for by itself. */
function axisOf(feature: string): number | null {
  const [factor = 0, ...more] = productOf(feature) ?? [];
  return factor > 2 && more.length === 0 ? factor : null;
}

/** Once less: what is left of a square still depends on it. */
function without(product: Product, axis: number | null): Product {
  const at = product.indexOf(axis ?? -1);
  return product.filter((_, k) => k !== at);
}

function isFlat({ base, slope }: Affine, { scaling }: FeatureMap): boolean {
  if (!slope.every(isConstant)) return false;
  if (base.length === 0) return true;
  return scaling !== "unit-norm" && base.every(({ product }) => product.length === 1);
}

/** Over the axes as they are: the scaling is undone. */
function planeOf({ base, slope, constant }: Affine, map: FeatureMap): Separator {
  const up = slope.reduce((sum, { weight }) => sum + weight, 0);
  const over = base.length > 0 ? overOf(base, map).overBaseFeatures(modelOf(base, constant)) : null;
  const along = (axis: number): number =>
    base.reduce((sum, { product }, k) => sum + (product[0] === axis ? (over?.weights[k] ?? 0) : 0), 0);
  return { kind: "plane", normal: [along(1), along(2), up], offset: over?.bias ?? constant };
}

/** A sum of terms at places, each scaled as the map does. */
function sumsAt(terms: readonly Term[], constant: number, map: FeatureMap, places: PlaneRows): Float64Array {
  const products = terms.filter((term) => !isConstant(term));
  const added = terms.filter(isConstant).reduce((sum, { weight }) => sum + weight, constant);
  if (products.length === 0) return new Float64Array(places.length / 2).fill(added);
  return overOf(products, map).scores(modelOf(products, added), rowsAt(places, map.baseFeatures));
}

function overOf(terms: readonly Term[], map: FeatureMap): FeatureMap {
  return map.over(terms.map(({ product }) => nameOf(product)));
}

function modelOf(terms: readonly Term[], bias: number): LinearModel {
  return { weights: Float64Array.from(terms, ({ weight }) => weight), bias };
}

/** A piece of a curved surface, inside the box. */
interface Cell {
  readonly corners: readonly Vector[];
  /** The sign of the score above it. */
  readonly side: number;
}

/** Cells along each axis: fine enough that the surface looks smooth, few enough to count its lines. */
const CELLS = 18;
/** Points along each axis where a curve in the plane is looked for. */
const SAMPLES = 97;

/** The surface in cells; those where it breaks off to infinity are left out. */
function cellsOf({ over }: Extract<Separator, { kind: "surface" }>, box: Box): Cell[] {
  const nodes = CELLS + 1;
  const places = placesOf(nodes * nodes, (k) => [
    along(box.x, Math.floor(k / nodes) / CELLS),
    along(box.y, (k % nodes) / CELLS),
  ]);
  const { height, side } = over(places);
  const at = (k: number): Vector => [places[2 * k] ?? 0, places[2 * k + 1] ?? 0, height[k] ?? 0];
  const cells: Cell[] = [];
  for (let i = 0; i < CELLS; ++i) {
    for (let j = 0; j < CELLS; ++j) {
      const node = nodes * i + j;
      const numbers = [node, node + nodes, node + nodes + 1, node + 1];
      const corners = numbers.map(at);
      const sides = numbers.map((k) => side[k] ?? 0);
      const [first = 0] = sides;
      if (first === 0 || !sides.every((one) => one === first)) continue;
      if (!corners.every((corner) => Number.isFinite(corner[2]))) continue;
      const inside = within(corners, box.z);
      if (inside.length > 0) cells.push({ corners: inside, side: first });
    }
  }
  return cells;
}

/** Where a function over the base of the box is 0. */
export function zerosOf(scores: (places: PlaneRows) => Float64Array, { x, y }: Box): readonly Polyline[] {
  const step = ([low, high]: Box["x"]): number => (high - low) / (SAMPLES - 1);
  const grid = { x0: x[0], y0: y[0], dx: step(x), dy: step(y), columns: SAMPLES, rows: SAMPLES };
  const places = placesOf(SAMPLES * SAMPLES, (k) => [
    grid.x0 + (k % SAMPLES) * grid.dx,
    grid.y0 + Math.floor(k / SAMPLES) * grid.dy,
  ]);
  const values = Float32Array.from(scores(places));
  return contourOf({ grid, score: values, label: Int8Array.from(values, Math.sign) }, false);
}

/** A share of the way along a range. */
function along([low, high]: Box["x"], share: number): number {
  return low + (high - low) * share;
}

/** The heights at which examples at places are; null where that depends on more. */
type Heights = ((places: PlaneRows) => Float64Array) | null;

/** Lines each way, and steps along them, of the sheet that the examples lie on. */
const WIRES = 10;
const STEPS = 24;

function heightsOver({ examples, map, feature, bias }: CloudSpec): Heights {
  if (feature === BIAS) return bias ? (places) => new Float64Array(places.length / 2).fill(1) : null;
  if (examples.base > 2 || (examples.base < 2 && feature.includes("2"))) return null;
  const own = map.over([feature]);
  return (places) => own.map(rowsAt(places, examples.base)).data;
}

/** Lines on the sheet of all places where an example can be. */
function wiresOf(heights: Heights, { x, y }: Box): readonly (readonly Vector[])[] {
  if (!heights) return [];
  const steps = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS);
  const wires = Array.from({ length: WIRES + 1 }, (_, i) => i / WIRES).flatMap((across) => [
    steps.flatMap((share) => [along(x, across), along(y, share)]),
    steps.flatMap((share) => [along(x, share), along(y, across)]),
  ]);
  return lifted(heights, wires);
}

/** Curves in the plane brought up to the sheet. */
function lifted(heights: Heights, curves: readonly Polyline[]): readonly (readonly Vector[])[] {
  if (!heights) return [];
  const z = heights(Float64Array.from(curves.flatMap((curve) => Array.from(curve))));
  let at = 0;
  return curves.map((curve) => {
    const start = at;
    at += curve.length / 2;
    return Array.from(
      { length: curve.length / 2 },
      (_, k): Vector => [curve[2 * k] ?? 0, curve[2 * k + 1] ?? 0, z[start + k] ?? 0],
    );
  });
}

/** What there is to draw, whichever way one looks at it. In units of the data. */
export interface Figure {
  readonly cloud: Cloud;
  /** Null where no single hyperplane predicts. */
  readonly separator: Separator | null;
  /** The plane inside the box; empty where there is none, and where it is curved. */
  readonly plane: readonly Vector[];
  /** The curved surface. */
  readonly cells: readonly Cell[];
  /** What an upright curved surface stands on. */
  readonly curtain: readonly Polyline[];
  /** The boundary in the plane of x₁ and x₂; empty where the examples are not in that plane. */
  readonly trace: readonly Polyline[];
  /** The same with the bias left out, where the bias is what lifts. */
  readonly unbiased: readonly Polyline[];
  /** Lines on the sheet of all places where an example can be; empty where its height depends on more than x₁ and x₂. */
  readonly sheet: readonly (readonly Vector[])[];
  /** The boundary on that sheet; empty without one. */
  readonly lifted: readonly (readonly Vector[])[];
  /** The height of the plane or curved surface over an example; not a number where there is none. */
  readonly over: (example: number) => number;
}

/** The examples, and the sheet they lie on. */
interface Ground {
  readonly cloud: Cloud;
  readonly heights: Heights;
  readonly sheet: Figure["sheet"];
}

/** Whether the plane or the curved surface is vertical: the height makes no difference to the score. */
export function isUpright({ separator }: Pick<Figure, "separator">): boolean {
  return separator?.kind === "curtain" || (separator?.kind === "plane" && separator.normal[2] === 0);
}

/** Makes figures, and keeps what the next one has in common with the last: while playing only the plane moves. */
export class FigureMaker {
  readonly #ground = new Memo<Ground>();
  readonly #figure = new Memo<Figure>();

  /** Null until the engine can say what features examples have. */
  figure(frame: Frame, feature: string): Figure | null {
    const { plane, features } = frame.pane;
    const { examples, state, findings } = frame;
    const map = findings?.featureMap ?? null;
    if (!map) return null;
    const ground = this.#ground.of(frame, [examples, state.scaling, state.bias, feature], () =>
      groundOf({ examples, map, feature, bias: state.bias }),
    );
    // The plane is another object in every frame.
    const from = [ground, map, features.join(), plane?.bias, ...(plane?.weights ?? [])];
    // That of a pane without a run is over other features.
    const able = examples.count > 0 && plane?.weights.length === map.features.length;
    return this.#figure.of(frame, from, () => figureOf(ground, map, able ? plane : null));
  }
}

function groundOf(spec: CloudSpec): Ground {
  const cloud = cloudOf(spec);
  const heights = heightsOver(spec);
  return { cloud, heights, sheet: wiresOf(heights, cloud.box) };
}

function figureOf({ cloud, heights, sheet }: Ground, map: FeatureMap, model: LinearModel | null): Figure {
  const { box, examples, feature } = cloud;
  const nothing = { plane: [], cells: [], curtain: [], trace: [], unbiased: [], lifted: [] };
  if (!model) return { ...nothing, cloud, sheet, separator: null, over: () => Number.NaN };
  const separator = separatorOf({ model, map, feature });
  const zeros = (bias: number) => zerosOf((places) => planeScores({ map, model: { ...model, bias } }, places), box);
  const inPlane = separator.kind !== "none" && examples.base <= 2;
  const trace = inPlane ? zeros(model.bias) : [];
  return {
    cloud,
    sheet,
    separator,
    plane: separator.kind === "plane" ? planeInBox(separator.normal, separator.offset, box) : [],
    cells: separator.kind === "surface" ? cellsOf(separator, box) : [],
    curtain: separator.kind === "curtain" ? zerosOf(separator.scores, box) : [],
    trace,
    unbiased: inPlane && feature === BIAS && model.bias !== 0 ? zeros(0) : [],
    lifted: lifted(heights, trace),
    over: overExamples(separator, cloud),
  };
}

function overExamples(separator: Separator, { x, y }: Cloud): Figure["over"] {
  if (separator.kind === "plane") return (example) => heightOf(separator, x[example] ?? 0, y[example] ?? 0);
  if (separator.kind !== "surface") return () => Number.NaN;
  const { height } = separator.over(placesOf(x.length, (example) => [x[example] ?? 0, y[example] ?? 0]));
  return (example) => height[example] ?? Number.NaN;
}
