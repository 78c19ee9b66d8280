import type { Frame } from "../../state/frame.js";

/** Everything of a frame that the bench shows. */
function inputs(frame: Frame): readonly unknown[] {
  const { state } = frame;
  const { data, bias, initial, maxEpochs, ui } = state;
  const { examples, presets, features, learner, order, canUndo, canRedo } = frame;
  return [
    ...[data, bias, initial, maxEpochs, ui.tool, ui.brush, ui.keepWeights, ui.hide],
    ...[examples, presets, features, learner, order, canUndo, canRedo],
  ];
}

/** Whether the bench has to be drawn anew: a playing run makes a frame every 16 ms, but changes nothing here. */
export function benchChanged(now: Frame | null, before: Frame | null | undefined): boolean {
  if (!now || !before) return now !== before;
  const old = inputs(before);
  return inputs(now).some((value, index) => value !== old[index]);
}

export interface Counts {
  readonly positive: number;
  readonly negative: number;
}

export function countLabels(labels: Int8Array): Counts {
  let positive = 0;
  for (const label of labels) if (label > 0) positive++;
  return { positive, negative: labels.length - positive };
}
