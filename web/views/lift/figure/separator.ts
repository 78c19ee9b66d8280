import type { FeatureMap, LinearModel } from "../../../engine/types.js";
import { canonical, nameOf } from "../../../state/document/features/feature-names.js";
import { type Product, productOf } from "../../../state/document/features/product.js";
import { BIAS } from "../../../state/runs/lift-features.js";
import type { Vector } from "../space/camera.js";
import { type PlaneRows, rowsAt } from "./places.js";

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
