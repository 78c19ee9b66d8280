import type { Examples } from "../../state/frame.js";
import type { Path, Reading } from "../shared/reading.js";

/** What the bench shows of a frame. */
export const benchReads = [
  "presets",
  "examples",
  "order",
  "lead",
  "canUndo",
  "canRedo",
  "state.data",
  "state.features",
  "state.scaling",
  "state.bias",
  "state.learners",
  "state.split",
  "state.initial",
  "state.maxEpochs",
  "state.ui.tool",
  "state.ui.brush",
  "state.ui.paint",
  "state.ui.keepWeights",
  "state.ui.orders",
  "state.ui.cures",
  "state.ui.why",
  "state.ui.precision",
  "pane.learner",
  "pane.features",
  "pane.initial",
  "pane.obstacle",
  "pane.stop",
  "pane.epochLength",
  "playback.playing",
  "findings.trial",
  "findings.verdict",
  "findings.noVerdict",
] as const satisfies readonly Path[];

/** What is held against the bound, and how many classes a visit is reckoned for: both differ in every frame. */
export const benchReadsAtRest = ["pane.updates", "pane.current"] as const satisfies readonly Path[];

/** What the sections of the bench are given. */
export type BenchFrame = Reading<(typeof benchReads)[number] | (typeof benchReadsAtRest)[number]>;

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
