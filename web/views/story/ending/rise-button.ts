import { html, nothing, type TemplateResult } from "lit";
import { heightsFor, usualFeature } from "../../../state/data/lift-features.js";
import { liftStart } from "../../../state/document/limits.js";
import type { Dispatch } from "../../../state/intent.js";
import type { StoryFrame } from "../inputs.js";

/** Opens the 3-D picture, where a product among the features lifts the examples out of their plane. */
export function riseButton(frame: StoryFrame, dispatch: Dispatch): TemplateResult | typeof nothing {
  const { examples, state } = frame;
  if (examples.base !== 2 || state.ui.lift !== null || heightsFor(frame, null).own.length === 0) return nothing;
  const press = (): void =>
    dispatch((now) => ({ type: "set-ui", ui: { lift: { feature: usualFeature(now), ...liftStart } } }));
  return html`<button type="button" class="pp-button" data-wants="lift" @click=${press}>See it rise</button>`;
}
