import type { Frame } from "../../../state/runs/frame.js";

/** The two proofs: by the angle between w and w* (CIML), and by the distance of w from αw* (Pavlu). */
export type Proof = "angle" | "distance";

/** The proof that is shown; null where edits are held against what was before them. */
export function proofOf({ state: { ui } }: Pick<Frame, "state">): Proof | null {
  return ui.proof === "angle" || ui.proof === "distance" ? ui.proof : null;
}
