import { baseFeatures, canonical } from "../../../state/document/features/feature-names.js";
import type { Frame } from "../../../state/runs/frame.js";

export type Chosen = Pick<Frame, "examples"> & { readonly state: Pick<Frame["state"], "features" | "data"> };

/** The features in force, by their canonical names, in the order of their weights. */
export function chosen({ state, examples }: Chosen): string[] {
  return state.features ? state.features.map(canonical) : baseFeatures(examples.base);
}
