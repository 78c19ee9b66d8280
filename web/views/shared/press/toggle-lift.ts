import { usualFeature } from "../../../state/data/lift-features.js";
import { liftStart } from "../../../state/document/limits.js";
import type { Dispatch } from "../../../state/intent.js";

/** Opens the 3-D picture at the feature that tells most there, or closes it. */
export function toggleLift(dispatch: Dispatch): void {
  dispatch((now) => {
    const lift = now.state.ui.lift ? null : { feature: usualFeature(now), ...liftStart };
    return { type: "set-ui", ui: { lift } };
  });
}
