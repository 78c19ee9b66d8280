import { liftStart } from "../../../state/document/limits.js";
import type { Dispatch } from "../../../state/runs/intent.js";
import { usualFeature } from "../../../state/runs/lift-features.js";

/** Opens the 3-D picture at the feature that tells most there, or closes it. */
export function toggleLift(dispatch: Dispatch): void {
  dispatch((now) => {
    const lift = now.state.ui.lift ? null : { feature: usualFeature(now), ...liftStart };
    return { type: "set-ui", ui: { lift } };
  });
}
