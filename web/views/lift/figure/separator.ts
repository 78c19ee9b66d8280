import type { LinearModel, Scaling } from "../../../engine/types.js";
import { canonical, productOf } from "../../../state/data/feature-names.js";
import { type BaseScaling, productValue, scaleRow, scalingOf } from "../../../state/data/feature-values.js";
import { BIAS } from "../../../state/data/lift-features.js";
import type { Examples } from "../../../state/frame.js";
import type { Vector } from "../space/camera.js";

/** Where the score is 0 in the space of x₁, x₂ and the chosen feature z. */
export type Separator =
  /** normal·(x₁, x₂, z) + offset; upright where the feature has no weight. */
  | { readonly kind: "plane"; readonly normal: Vector; readonly offset: number }
  /** z = height(x₁, x₂), not a number where there is none; `side` is the sign of the score above it. */
  | {
      readonly kind: "surface";
      readonly height: (x: number, y: number) => number;
      readonly side: (x: number, y: number) => number;
    }
  /** Upright over the curve in the plane where this is 0. */
  | { readonly kind: "curtain"; readonly score: (x: number, y: number) => number }
  | { readonly kind: "none"; readonly why: NoSeparator };

/** All weights are 0, with or without a bias; or the score depends on more than can be drawn. */
export type NoSeparator = "zero" | "constant" | "deeper";

export interface SeparatorSpec {
  readonly model: LinearModel;
  readonly features: readonly string[];
  readonly examples: Examples;
  readonly scaling: Scaling;
  /** As `CloudSpec.feature`. */
  readonly feature: string;
}

/** A weight times a product of base features, from 0. */
interface Term {
  readonly weight: number;
  readonly columns: readonly number[];
}

/** The score as base + slope·z, both sums of terms over x₁ and x₂. */
interface Affine {
  readonly base: readonly Term[];
  readonly constant: number;
  readonly slope: readonly Term[];
}

export function separatorOf(spec: SeparatorSpec): Separator {
  const { model, examples, scaling } = spec;
  if (model.weights.every((weight) => weight === 0)) {
    return { kind: "none", why: model.bias === 0 ? "zero" : "constant" };
  }
  const affine = affineIn(spec);
  if (!affine) return { kind: "none", why: "deeper" };
  const fit = scalingOf(examples, scaling);
  if (isFlat(affine, scaling)) return planeOf(affine, fit);
  const row = new Float64Array(examples.base);
  const at = (terms: readonly Term[], x: number, y: number): number => sumAt(terms, row, fit, x, y);
  const score = (x: number, y: number): number => at(affine.base, x, y) + affine.constant;
  if (affine.slope.length === 0) return { kind: "curtain", score };
  const slope = (x: number, y: number): number => at(affine.slope, x, y);
  return {
    kind: "surface",
    side: (x, y) => Math.sign(slope(x, y)),
    height: (x, y) => {
      const divisor = slope(x, y);
      return divisor === 0 ? Number.NaN : -score(x, y) / divisor;
    },
  };
}

/** The score of the model at a place in the plane: what the boundary on the stage is the zero of. */
export function planeScore({ model, features, examples, scaling }: SeparatorSpec): (x: number, y: number) => number {
  const fit = scalingOf(examples, scaling);
  const terms = termsOf(model, features);
  const row = new Float64Array(examples.base);
  return (x, y) => sumAt(terms, row, fit, x, y) + model.bias;
}

/** The height of a separator over a place; not a number where it is upright. */
export function heightOf(separator: Separator, x: number, y: number): number {
  if (separator.kind === "surface") return separator.height(x, y);
  if (separator.kind !== "plane" || separator.normal[2] === 0) return Number.NaN;
  return -(separator.normal[0] * x + separator.normal[1] * y + separator.offset) / separator.normal[2];
}

/** @param keep which features are taken. */
function termsOf({ weights }: LinearModel, features: readonly string[], keep = (_: string): boolean => true): Term[] {
  return features.flatMap((name, j) => {
    const weight = weights[j] ?? 0;
    const columns = productOf(name)?.map((factor) => factor - 1);
    return weight !== 0 && columns && keep(name) ? [{ weight, columns }] : [];
  });
}

/** Null where the score depends on base features that are no axis, or bends along z. */
function affineIn({ model, features, examples, scaling, feature }: SeparatorSpec): Affine | null {
  // An example's length depends on all of its base features.
  if (examples.base > 2 && scaling === "unit-norm") return null;
  const isOwn = (name: string): boolean => canonical(name) === canonical(feature);
  const others = termsOf(model, features, (name) => !isOwn(name));
  const own = termsOf(model, features, isOwn).map(({ weight }) => ({ weight, columns: [] }));
  if (feature === BIAS) {
    const slope = model.bias === 0 ? [] : [{ weight: model.bias, columns: [] }];
    return others.every(overAxes) ? { base: others, constant: 0, slope } : null;
  }
  const axis = examples.base > 2 ? axisOf(feature) : null;
  const along = axis === null ? [] : others.filter(({ columns }) => columns.includes(axis));
  const base = others.filter((term) => !along.includes(term));
  const slope = [...own, ...along.map(({ weight, columns }) => ({ weight, columns: without(columns, axis) }))];
  return [...base, ...slope].every(overAxes) ? { base, constant: model.bias, slope } : null;
}

const overAxes = ({ columns }: Term): boolean => columns.every((column) => column < 2);

/** The base feature, beyond the first two, that a name stands for by itself. */
function axisOf(feature: string): number | null {
  const [factor = 0, ...more] = productOf(feature) ?? [];
  return factor > 2 && more.length === 0 ? factor - 1 : null;
}

/** Once less: what is left of a square still depends on it. */
function without(columns: readonly number[], axis: number | null): number[] {
  const at = columns.indexOf(axis ?? -1);
  return columns.filter((_, k) => k !== at);
}

function isFlat({ base, slope }: Affine, scaling: Scaling): boolean {
  if (slope.some(({ columns }) => columns.length > 0)) return false;
  if (base.length === 0) return true;
  return scaling !== "unit-norm" && base.every(({ columns }) => columns.length === 1);
}

/** Over the axes as they are: the scaling is undone. */
function planeOf({ base, slope, constant }: Affine, { pivot, unit, shift, divisor }: BaseScaling): Separator {
  const normal: [number, number, number] = [0, 0, slope.reduce((sum, { weight }) => sum + weight, 0)];
  let offset = constant;
  for (const { weight, columns } of base) {
    const [column = 0] = columns;
    const power = unit[column] ?? 1;
    const scaled = (weight * power) / (divisor[column] ?? 1);
    normal[column === 0 ? 0 : 1] += scaled;
    offset -= scaled * ((pivot[column] ?? 0) + (shift[column] ?? 0) / power);
  }
  return { kind: "plane", normal, offset };
}

function sumAt(terms: readonly Term[], row: Float64Array, fit: BaseScaling, x: number, y: number): number {
  row.fill(0);
  row[0] = x;
  if (row.length > 1) row[1] = y;
  scaleRow(fit, row);
  let sum = 0;
  for (const { weight, columns } of terms) sum += weight * productValue(columns, row);
  return sum;
}
