import { html, nothing, type TemplateResult } from "lit";
import { heightsFor, usualFeature } from "../../../state/data/lift-features.js";
import { liftStart } from "../../../state/document/limits.js";
import type { Dispatch } from "../../../state/intent.js";
import { ending } from "../../../words/en/story/ending.js";
import { define } from "../../shared/controls/define.js";
import { whenLoaded } from "../../shared/loading/when-loaded.js";
import { keepFocusNear } from "../../shared/press/keep-focus-near.js";
import { viewOf } from "../../shared/view.js";
import { type StoryFrame, storyReads } from "../inputs.js";
import { nextCode } from "../next-code.js";

/** What there is to do about the examples; and, when the run has ended, about that, and what to try next. */
class PpRemedies extends viewOf(storyReads) {
  protected override render(): TemplateResult | typeof nothing {
    const { frame, dispatch } = this;
    if (frame === null || frame.pane.obstacle !== null) return nothing;
    const { words, findings, pane } = frame;
    return html`${findings?.cures?.length ? whenLoaded(nextCode, words, (it) => it.cureButtons(frame, dispatch), nothing) : nothing}
      <div class="pp-flow pp-story-buttons" @click=${keepFocusNear}>${riseButton(frame, dispatch)}</div>
      ${pane.stop === null ? nothing : whenLoaded(nextCode, words, (it) => it.whatNext(frame, dispatch), nothing)}`;
  }
}

define("pp-remedies", PpRemedies);

/** Opens the 3-D picture, where a product among the features lifts the examples out of their plane. */
function riseButton(frame: StoryFrame, dispatch: Dispatch): TemplateResult | typeof nothing {
  const { examples, state } = frame;
  if (examples.base !== 2 || state.ui.lift !== null || heightsFor(frame, null).own.length === 0) return nothing;
  const press = (): void =>
    dispatch((now) => ({ type: "set-ui", ui: { lift: { feature: usualFeature(now), ...liftStart } } }));
  return html`<button type="button" class="pp-button" data-wants="lift" @click=${press}>${frame.words.room(ending).rise}</button>`;
}
