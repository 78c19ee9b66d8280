import { highest } from "../../state/data/base-features.js";
import { baseFeatures, canonical, productOf, productsOf } from "../../state/data/feature-names.js";
import type { Frame } from "../../state/frame.js";
import { featureText } from "../shared/feature-name.js";

/** The name of the feature that is always 1. */
export const BIAS = "bias";

/** A feature that the examples can be lifted to. */
export interface LiftFeature {
  readonly name: string;
  readonly title: string;
}

/** The learner's own features beyond the axes, others that are often used, and the constant one. */
export interface LiftFeatures {
  readonly own: readonly LiftFeature[];
  readonly others: readonly LiftFeature[];
  readonly bias: LiftFeature;
}

/** More would be a list nobody reads. */
const MOST_OWN = 40;

const AXES = ["x1", "x2"];

export function liftFeatures(frame: Pick<Frame, "features" | "examples">, chosen: string | null): LiftFeatures {
  const { features, examples } = frame;
  const named = (name: string): LiftFeature => ({ name, title: featureTitle(name, examples.columns) });
  const own = features.map(canonical).filter((name) => !AXES.includes(name) && fits(name, examples.base));
  const usual = [...baseFeatures(Math.min(examples.base, 6)), ...productsOf(Math.min(examples.base, 2), 2, true)];
  const others = [...usual, ...(chosen === null || chosen === BIAS ? [] : [canonical(chosen)])].filter(
    (name, i, all) =>
      !AXES.includes(name) && !own.includes(name) && all.indexOf(name) === i && fits(name, examples.base),
  );
  return { own: own.slice(0, MOST_OWN).map(named), others: others.map(named), bias: named(BIAS) };
}

function fits(name: string, base: number): boolean {
  return productOf(name) !== null && highest(name) <= base;
}

/** What the lift shows where nothing was chosen, or something that these examples do not have. */
export function usualFeature(frame: Pick<Frame, "features" | "examples">): string {
  const { own, others, bias } = liftFeatures(frame, null);
  return (own[0] ?? others[0] ?? bias).name;
}

/** The chosen feature by its canonical name. */
export function featureShown(frame: Pick<Frame, "features" | "examples">, chosen: string): string {
  if (chosen === BIAS) return BIAS;
  return fits(chosen, frame.examples.base) ? canonical(chosen) : usualFeature(frame);
}

/** As it is written on an axis; the constant feature is x₀. */
export function featureTitle(name: string, columns: readonly string[]): string {
  return name === BIAS ? "x₀ = 1 (the bias)" : featureText(name, columns);
}
