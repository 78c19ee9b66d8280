import { baseFeatures, canonical } from "../../../state/document/features/feature-names.js";
import type { Frame } from "../../../state/runs/frame.js";
import type { FramePath, FramePick } from "../../shared/frame-paths.js";

/** What the sentence of the setup and its sections show of a frame. */
export const setupReads = [
  "words",
  "engine",
  "presets",
  "examples",
  "order",
  "lead",
  "state.data",
  "state.features",
  "state.scaling",
  "state.bias",
  "state.learners",
  "state.split",
  "state.initial",
  "pane.initial",
  "state.maxEpochs",
  "state.ui.theme",
  "state.ui.keepWeights",
  "state.ui.lock",
  "state.ui.biasAs",
  "state.ui.drawer",
  "state.ui.pinned",
  "state.ui.present",
  "pane.learner",
  "pane.features",
  "pane.obstacle",
  "pane.epochLength",
  "playback.playing",
  "findings.trial",
  "findings.verdict",
] as const satisfies readonly FramePath[];

/** How many classes a visit is reckoned for: what is in training differs in every frame. */
export const setupReadsAtRest = ["pane.current"] as const satisfies readonly FramePath[];

/** What the sections are given. */
export type SetupFrame = FramePick<(typeof setupReads)[number] | (typeof setupReadsAtRest)[number]>;

export type Chosen = Pick<Frame, "examples"> & { readonly state: Pick<Frame["state"], "features" | "data"> };

/** The features in force, by their canonical names, in the order of their weights. */
export function chosen({ state, examples }: Chosen): string[] {
  return state.features ? state.features.map(canonical) : baseFeatures(examples.base);
}

/** The seed after this one: small and easy to read out, so that a class can say "seed 3". */
export function nextSeed(seed: number): number {
  return seed < Number.MAX_SAFE_INTEGER ? seed + 1 : 0;
}
