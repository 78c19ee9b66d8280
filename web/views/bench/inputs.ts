import type { Examples, Frame } from "../../state/frame.js";

/** Everything of a frame that the bench shows. */
function inputs(frame: Frame): readonly unknown[] {
  const { state } = frame;
  const { data, bias, scaling, learners, split, initial, maxEpochs, ui } = state;
  const { features, learner, obstacle } = frame.pane;
  const { examples, presets, lead, order, findings: desk, canUndo, canRedo } = frame;
  return [
    ...[
      data,
      bias,
      scaling,
      state.features,
      learners,
      split,
      initial,
      maxEpochs,
      ui.tool,
      ui.brush,
      ui.paint,
      ui.keepWeights,
      ui.orders,
      ui.hide,
    ],
    ...[examples, presets, features.join(), learner, lead, order, obstacle, desk?.trial, canUndo, canRedo],
    ...[desk?.verdict ?? desk?.noVerdict, ui.why, ui.precision, frame.pane.stop],
    // Held against the bound; while playing it is not shown, as it would change in every frame.
    desk?.verdict?.analysis.bound && (frame.playback.playing || frame.pane.updates),
  ];
}

/** Whether the bench has to be drawn anew: a playing run makes a frame every 16 ms, but changes nothing here. */
export function benchChanged(now: Frame | null, before: Frame | null | undefined): boolean {
  if (!now || !before) return now !== before;
  const old = inputs(before);
  return inputs(now).some((value, index) => value !== old[index]);
}

export interface Counts {
  /** How many examples a class has, from class 0 to the highest there is: at least two. */
  readonly classes: readonly number[];
  readonly heldOut: number;
}

export const noCounts: Counts = { classes: [0, 0], heldOut: 0 };

export function countExamples({ label, heldOut }: Pick<Examples, "label" | "heldOut">): Counts {
  const classes = [0, 0];
  for (const y of label) {
    const number = Math.max(0, y);
    while (classes.length <= number) classes.push(0);
    classes[number] = (classes[number] ?? 0) + 1;
  }
  let held = 0;
  for (const one of heldOut ?? []) held += one;
  return { classes, heldOut: held };
}
