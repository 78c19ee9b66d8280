import type { LinearModel } from "../../../engine/types.js";
import type { WeightsOrder } from "../../shared/words/weights-order.js";
import type { StoryFrame } from "../inputs.js";
import type { Read } from "./contribution-sum.js";
import { inTraining } from "./in-training.js";
import { readExample } from "./weights-reading.js";
import { asTrained, type Scale, scaledFrame } from "./weights-scale.js";

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
export function readAt(frame: StoryFrame, look: WeightsLook): Read | null {
  const shown = scaledFrame(frame, look.scale);
  const at = readExample(shown);
  const models = inTraining(shown)?.models ?? [];
  const chosen = chosenOf(models, look);
  const model = models[chosen ?? 0];
  const trained = look.scale.kind === "times" && look.scale.doublings === 0;
  return at && model ? { frame: shown, model, chosen, trained, at } : null;
}
