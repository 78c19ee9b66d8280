import { html, type TemplateResult } from "lit";
import { liftStart } from "../../state/document/limits.js";
import type { UiState } from "../../state/document/state.js";
import type { Frame } from "../../state/runs/frame.js";
import type { Dispatch } from "../../state/runs/intent.js";
import { usualFeature } from "../../state/runs/lift-features.js";

/** Opens a view in the companion of the stage, and closes it again. */
export function drawerButton(
  words: string,
  part: NonNullable<UiState["drawer"]>,
  { state }: Pick<Frame, "state">,
  dispatch: Dispatch,
): TemplateResult {
  const press = (): void =>
    dispatch(({ state: { ui } }) => ({ type: "set-ui", ui: { drawer: ui.drawer === part ? null : part, lift: null } }));
  return html`<button
    type="button"
    class="pp-button"
    data-wants=${part}
    aria-expanded=${state.ui.drawer === part}
    @click=${press}
  >
    ${words}
  </button>`;
}

/** Opens the 3-D picture at the feature that tells most there, or closes it. */
export function toggleLift(dispatch: Dispatch): void {
  dispatch((now) => {
    const lift = now.state.ui.lift ? null : { feature: usualFeature(now), ...liftStart };
    return { type: "set-ui", ui: { lift } };
  });
}
