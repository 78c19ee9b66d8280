import { html, type TemplateResult } from "lit";
import { type Liftable, usualFeature } from "../../../state/data/lift-features.js";
import { liftStart } from "../../../state/document/limits.js";
import type { Dispatch } from "../../../state/intent.js";
import type { Reading } from "../reading.js";

/** The button beside those for zooming that opens and closes the 3-D picture. */
export function liftToggle(frame: Liftable & Reading<"state.ui.lift">, dispatch: Dispatch): TemplateResult {
  const open = frame.state.ui.lift !== null;
  const press = (): void => {
    const now = dispatch.now();
    const lift = now.state.ui.lift ? null : { feature: usualFeature(now), ...liftStart };
    dispatch({ type: "set-ui", ui: { lift } });
  };
  return html`
    <button
      type="button"
      class="pp-stage-zoom-button pp-stage-zoom-text"
      aria-label="3-D picture"
      title="3-D picture"
      aria-pressed=${open}
      data-wants="lift"
      @click=${press}
    >
      3-D
    </button>
  `;
}
