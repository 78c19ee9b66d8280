import type { LinearModel, WeightAxes } from "../../engine/types.js";
import { productOf } from "../../state/document/features/product.js";

import { biasLetter, isThreshold } from "../../state/document/notation/bias.js";
import { subscript } from "../../state/document/notation/digits.js";
import { type FeaturesOf, featureText } from "../../state/document/notation/feature-text.js";
import type { Notation } from "../../state/document/notation/notation.js";

import type { Words } from "../../state/document/notation/words.js";
import { weightSpace } from "../../words/en/companion/weight-space.js";
import type { WeightSpaceFrame } from "./inputs.js";

/** All weights that there are: of the features, and "bias". */
export function weightsOf({ pane, state }: Pick<WeightSpaceFrame, "pane" | "state">): readonly string[] {
  return [...pane.features, ...(state.bias ? ["bias"] : [])];
}

/** Those whose plane is shown: those chosen, where they are there, else the first two; null where there is but one. */
export function axesOf(frame: Pick<WeightSpaceFrame, "pane" | "state">): WeightAxes | null {
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
    : words.room(weightSpace).weightOf(featureText(name, of));
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
  frame: Pick<WeightSpaceFrame, "pane" | "state">,
  model: LinearModel,
  axes: WeightAxes,
): readonly { readonly name: string; readonly value: number }[] {
  return weightsOf(frame).flatMap((name, place) => {
    if (axes.includes(name)) return [];
    return [{ name, value: name === "bias" ? model.bias : (model.weights[place] ?? 0) }];
  });
}
