import { html, nothing, type TemplateResult } from "lit";
import { define } from "../../shared/controls/define.js";
import { viewOf } from "../../shared/view.js";
import { storyReads } from "../inputs.js";
import { cureButtons } from "./cure-buttons.js";
import { riseButton } from "./rise-button.js";

/** What there is to do about the examples. It goes with the problem, not with the visits: nothing moves while it plays. */
export class PpRemedies extends viewOf(storyReads) {
  protected override render(): TemplateResult | typeof nothing {
    const { frame, dispatch } = this;
    if (frame === null || frame.pane.obstacle !== null) return nothing;
    return html`${cureButtons(frame, dispatch)}
      <div class="pp-story-buttons">${riseButton(frame, dispatch)}</div>`;
  }
}

define("pp-remedies", PpRemedies);
