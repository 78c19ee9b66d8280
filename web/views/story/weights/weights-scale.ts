import type { Current, LinearModel } from "../../../engine/types.js";
import { hyperplane, hyperplanes } from "../../../state/frame.js";
import type { StoryFrame } from "../inputs.js";

/** How long the weights are shown: as they are in training, times a power of two, or with length 1. For display only. */
export type Scale = { readonly kind: "times"; readonly doublings: number } | { readonly kind: "unit" };

export const asTrained: Scale = { kind: "times", doublings: 0 };
/** Either way. */
export const mostDoublings = 6;

/** ‖w‖. Divided by the largest magnitude first, so that squares neither overflow nor vanish. */
export function lengthOf(weights: Float64Array): number {
  const largest = weights.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  if (largest === 0 || !Number.isFinite(largest)) return largest;
  const parts = weights.map((value) => value / largest);
  return largest * Math.sqrt(parts.reduce((sum, part) => sum + part ** 2, 0));
}

/** The same boundary with w and b longer or shorter. Weights that are all 0 have no direction, and stay. */
export function scaled({ weights, bias }: LinearModel, scale: Scale): LinearModel {
  const divisor = scale.kind === "unit" ? lengthOf(weights) || 1 : 2 ** -scale.doublings;
  return { weights: weights.map((value) => value / divisor), bias: bias / divisor };
}

/** The frame with what is in training scaled. */
export function scaledFrame(frame: StoryFrame, scale: Scale): StoryFrame {
  if (scale.kind === "times" && scale.doublings === 0) return frame;
  const one = hyperplane(frame.pane.current);
  const classes = hyperplanes(frame.pane.current);
  // Every class by the same factor, or the comparison of their scores would change.
  const current: Current = one ? scaled(one, scale) : classes ? scaledTogether(classes, scale) : frame.pane.current;
  return { ...frame, pane: { ...frame.pane, current } };
}

function scaledTogether(classes: readonly LinearModel[], scale: Scale): readonly LinearModel[] {
  if (scale.kind === "times") return classes.map((model) => scaled(model, scale));
  const length = lengthOf(Float64Array.from(classes, ({ weights }) => lengthOf(weights))) || 1;
  return classes.map(({ weights, bias }) => ({ weights: weights.map((value) => value / length), bias: bias / length }));
}
