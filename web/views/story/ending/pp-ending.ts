import { html, nothing, type TemplateResult } from "lit";
import { ending } from "../../../words/en/story/ending.js";
import { drawerButton } from "../../shared/buttons/drawer-button.js";
import { define } from "../../shared/controls/define.js";
import { whenLoaded } from "../../shared/loading/when-loaded.js";
import { offerButtons } from "../../shared/offers/offer.js";
import { keepFocusNear } from "../../shared/press/keep-focus-near.js";
import { viewOf } from "../../shared/view.js";
import { type StoryFrame, storyReads } from "../inputs.js";
import { storyCode, storyOf } from "../learners/index.js";
import { repetition } from "../sentence/cycle.js";
import { sentencesOf } from "../sentence/sentences-of.js";

/** How the run ends or goes round, and whether more epochs may help. */
class PpEnding extends viewOf(storyReads) {
  protected override render(): TemplateResult | typeof nothing {
    const { frame, dispatch } = this;
    if (frame === null || frame.pane.obstacle !== null) return nothing;
    const { learner, stop } = frame.pane;
    const inVain = stop !== null && stop !== "converged";
    return html`
      ${whenLoaded(storyCode(learner), frame.words, () => this.renderOutcome(frame))}
      <div class="pp-flow pp-story-buttons">
        ${inVain ? drawerButton(this.say(ending).otherCures, "cures", frame, dispatch) : nothing}
      </div>
    `;
  }

  private renderOutcome(frame: StoryFrame): TemplateResult | typeof nothing {
    const story = storyOf(frame.pane.learner);
    if (story === null) return nothing;
    const { outcome, help, offers = [], moreEpochs } = sentencesOf(frame, story);
    const again = repetition(frame);
    return html`
      ${outcome === null ? nothing : html`<p class="pp-story-outcome">${outcome}</p>`}
      ${again === null ? nothing : html`<p class="pp-story-outcome pp-story-again">${again}</p>`}
      ${help === null ? nothing : html`<p class="pp-story-help">${help}</p>`}
      ${moreEpochs === null ? nothing : this.renderMoreEpochs(moreEpochs, frame.state.maxEpochs)}
      ${offerButtons(offers, frame, this.dispatch)}
    `;
  }

  private renderMoreEpochs(limit: number, now: number): TemplateResult {
    const say = this.say(ending);
    const label = limit === now * 10 ? say.tenTimes : say.allow(limit);
    return html`<button
      type="button"
      class="pp-button"
      @click=${(event: Event) => {
        keepFocusNear(event);
        this.dispatch({ type: "configure", maxEpochs: limit });
      }}
    >
      ${label}
    </button>`;
  }
}

define("pp-ending", PpEnding);
