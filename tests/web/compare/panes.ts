import type { LearnerSpec } from "../../../web/engine/types.js";
import type { Curve, Frame, PaneView } from "../../../web/state/runs/frame.js";
import { examplesOf, frameWith, paneWith } from "../frames.js";

/** A pane that has made two epochs on four examples, with what the test is about. */
export function pane(learner: LearnerSpec, changes: Partial<PaneView> = {}): PaneView {
  const made = { visit: 8, epoch: 2, epochLength: 4, updates: 5, frontier: 8, frontierUpdates: 5 };
  const current = { weights: Float64Array.of(1, 2), bias: 3 };
  return paneWith({ learner, current, ...made, trainingMistakes: 1, margin: 0.5, ...changes });
}

/** A frame of these panes; of the examples the last so many are held out. */
export function frameOf(panes: readonly PaneView[], heldOut = 0, ui: Partial<Frame["state"]["ui"]> = {}): Frame {
  const count = 4 + heldOut;
  const examples = examplesOf(Array.from({ length: count }, () => [0, 0, 1] as const));
  const held = Uint8Array.from({ length: count }, (_, index) => (index < 4 ? 0 : 1));
  return frameWith([], { panes, examples: { ...examples, heldOut: heldOut > 0 ? held : null } }, ui);
}

export function curve(epoch: readonly number[], train: readonly number[], heldOut?: readonly number[]): Curve {
  return {
    epoch: Float64Array.from(epoch),
    train: Float64Array.from(train),
    heldOut: heldOut ? Float64Array.from(heldOut) : null,
  };
}
