import { featureText } from "../../state/document/notation/feature-text.js";
import { BIAS, heightsFor, type Liftable } from "../../state/runs/lift-features.js";
import { lift } from "../../words/en/companion/lift.js";
import type { LiftFrame } from "./inputs.js";

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

export function liftFeatures(frame: Liftable & Pick<LiftFrame, "words">, chosen: string | null): LiftFeatures {
  const named = (name: string): LiftFeature => ({ name, title: featureTitle(name, frame) });
  const { own, others } = heightsFor(frame, chosen);
  return { own: own.slice(0, MOST_OWN).map(named), others: others.map(named), bias: named(BIAS) };
}

/** As it is written on an axis; the constant feature is x₀. */
function featureTitle(name: string, { examples, words }: Liftable & Pick<LiftFrame, "words">): string {
  return name === BIAS ? words.room(lift).constantName : featureText(name, examples);
}
