import { html, type TemplateResult } from "lit";
import type { Dispatch } from "../../../state/intent.js";
import { toggleLift } from "../press/toggle-lift.js";
import type { Reading } from "../reading.js";

/** The button that opens and closes the 3-D picture where there is no plane to zoom into. */
export function liftToggle(frame: Reading<"state.ui.lift">, dispatch: Dispatch): TemplateResult {
  return html`
    <button
      type="button"
      class="pp-button pp-lift-toggle"
      aria-label="3-D picture"
      title="3-D picture"
      aria-pressed=${frame.state.ui.lift !== null}
      data-wants="lift"
      @click=${() => toggleLift(dispatch)}
    >
      3-D
    </button>
  `;
}
