import { baseFeatures, tidy } from "../../../state/data/feature-names.js";
import type { Frame } from "../../../state/frame.js";

export type Chosen = Pick<Frame, "examples"> & { readonly state: Pick<Frame["state"], "features" | "data"> };

/** The features in force, by their canonical names and in the standard order. */
export function chosen({ state, examples }: Chosen): string[] {
  return state.features ? tidy(state.features) : baseFeatures(examples.base);
}
