import type { Current, FeatureMap, LinearModel } from "../../../engine/types.js";
import type { Frame } from "../../../state/runs/frame.js";
import { hyperplane, hyperplanes } from "../../../state/runs/frame.js";
import { withValues } from "../../shared/frame-values.js";
import type { WeightsOrder } from "../../shared/words/features-and-weights.js";
import type { Read } from "./contribution-sum.js";
import { inTraining } from "./in-training.js";
import { readExample } from "./weights-reading.js";

/** How long the weights are shown: as they are in training, times a power of two, or with length 1. For display only. */
export type Scale = { readonly kind: "times"; readonly doublings: number } | { readonly kind: "unit" };

export const asTrained: Scale = { kind: "times", doublings: 0 };
/** Either way. */
export const mostDoublings = 6;

/** The same boundary with w and b shorter by a factor. */
function shortened({ weights, bias }: LinearModel, divisor: number): LinearModel {
  return { weights: weights.map((value) => value / divisor), bias: bias / divisor };
}

/** The frame with what is in training scaled. Weights that are all 0 have no direction, and stay. */
export function scaledFrame(frame: Frame, scale: Scale): Frame {
  if (scale.kind === "times" && scale.doublings === 0) return frame;
  const { current } = frame.pane;
  const one = hyperplane(current);
  const classes = one ? [one] : hyperplanes(current);
  if (!classes) return frame;
  // Every class by the same factor, or the comparison of their scores would change.
  const divisor = scale.kind === "times" ? 2 ** -scale.doublings : lengthOf(frame.findings?.featureMap, classes) || 1;
  const scaled = classes.map((model) => shortened(model, divisor));
  const shown: Current = one ? (scaled[0] ?? current) : scaled;
  return withValues(frame, { pane: withValues(frame.pane, { current: shown }) });
}

/** Of the weights of all of them together; 0 until the engine can say. */
function lengthOf(map: FeatureMap | null | undefined, models: readonly LinearModel[]): number {
  if (!map) return 0;
  return map.length(models.map(({ weights }) => map.length(weights)));
}

/** How the reader looks at the weights: what the table and what stands about it have in common. */
export interface WeightsLook {
  readonly order: WeightsOrder;
  readonly scale: Scale;
  /** The place of the weight whose contribution is shown: pointed at, or the focus is on it. */
  readonly pointed: number | null;
  /** The class whose weights are read, where there are several. */
  readonly chosen: number;
}

/** In the order of the features: in that of their values they would change places while training. */
export const firstLook: WeightsLook = { order: "feature", scale: asTrained, pointed: null, chosen: 0 };

export type ChangeLook = (change: Partial<WeightsLook>) => void;

/** Which of several models is read; null where there is one. */
export function chosenOf(models: readonly LinearModel[], { chosen }: WeightsLook): number | null {
  return models.length > 1 ? Math.min(chosen, models.length - 1) : null;
}

/** What the weights shown are read with; null before there is an example. */
export function readAt(frame: Frame, look: WeightsLook): Read | null {
  const shown = scaledFrame(frame, look.scale);
  const at = readExample(shown);
  const models = inTraining(shown)?.models ?? [];
  const chosen = chosenOf(models, look);
  const model = models[chosen ?? 0];
  const trained = look.scale.kind === "times" && look.scale.doublings === 0;
  return at && model ? { frame: shown, model, chosen, trained, at } : null;
}
