import type { FramePath, FramePick } from "../../shared/frame-paths.js";
import { obstacleReads } from "../../shared/offers/offer.js";

/** What the proof shows of a frame. */
export const proofReads = [
  ...obstacleReads,
  "pane.initial",
  "pane.features",
  "pane.plane",
  "pane.visit",
  "pane.updates",
  "pane.event",
  "pane.cycle",
  "findings.proof",
  "findings.verdict",
  "findings.noVerdict",
  "findings.featureMap",
  "state.scaling",
  "state.bias",
  "state.ui.precision",
  "state.ui.proof",
  "state.ui.theme",
] as const satisfies readonly FramePath[];

export type ProofFrame = FramePick<(typeof proofReads)[number]>;

/** The two proofs: by the angle between w and w* (CIML), and by the distance of w from αw* (Pavlu). */
export type Proof = "angle" | "distance";

/** The proof that is shown; null where edits are held against what was before them. */
export function proofOf({ state: { ui } }: Pick<ProofFrame, "state">): Proof | null {
  return ui.proof === "angle" || ui.proof === "distance" ? ui.proof : null;
}
