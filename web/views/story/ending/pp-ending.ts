import { html, nothing, type TemplateResult } from "lit";
import { ending } from "../../../words/en/story/ending.js";
import { drawerButton } from "../../shared/buttons/drawer-button.js";
import { define } from "../../shared/controls/define.js";
import { viewOf } from "../../shared/view.js";
import { type StoryFrame, storyReads } from "../inputs.js";
import { repetition } from "../sentence/cycle.js";

/** Whether the run goes round, and where more cures are. */
class PpEnding extends viewOf(storyReads) {
  protected override render(): TemplateResult | typeof nothing {
    const { frame, dispatch } = this;
    if (frame === null || frame.pane.obstacle !== null) return nothing;
    const { stop } = frame.pane;
    const again = repetition(frame);
    return html`
      ${again === null ? nothing : html`<p class="pp-story-outcome pp-story-again">${again}</p>`}
      <div class="pp-flow pp-story-buttons">
        ${inVain(stop) ? drawerButton(this.say(ending).otherCures, "cures", frame, dispatch) : nothing}
      </div>
    `;
  }
}

define("pp-ending", PpEnding);

function inVain(stop: StoryFrame["pane"]["stop"]): boolean {
  return stop !== null && stop !== "converged";
}
