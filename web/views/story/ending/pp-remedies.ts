import { html, nothing, type TemplateResult } from "lit";
import { lazy } from "../../../engine/lazy.js";
import { heightsFor, usualFeature } from "../../../state/data/lift-features.js";
import { liftStart } from "../../../state/document/limits.js";
import type { Dispatch } from "../../../state/intent.js";
import { ending } from "../../../words/en/story/ending.js";
import { define } from "../../shared/controls/define.js";
import { whenLoaded } from "../../shared/loading/when-loaded.js";
import { type Offer, offerButtons } from "../../shared/offers/offer.js";
import { keepFocusNear } from "../../shared/press/keep-focus-near.js";
import { viewOf } from "../../shared/view.js";
import { type StoryFrame, storyReads } from "../inputs.js";
import { storyCode, storyOf } from "../learners/index.js";
import { sentencesOf } from "../sentence/sentences-of.js";
import { cureButtons } from "./cure-buttons.js";

const next = lazy(() => import("../next/index.js"));

/** Buttons so many at most: more would be no advice. */
const most = 3;

/** What there is to do about the examples; and, when the run has ended, about that, and what to try next. */
class PpRemedies extends viewOf(storyReads) {
  protected override render(): TemplateResult | typeof nothing {
    const { frame, dispatch } = this;
    if (frame === null || frame.pane.obstacle !== null) return nothing;
    const { stop, learner } = frame.pane;
    return html`${cureButtons(frame, dispatch)}
      <div class="pp-flow pp-story-buttons" @click=${keepFocusNear}>${riseButton(frame, dispatch)}</div>
      ${stop === null ? nothing : whenLoaded(storyCode(learner), frame.words, () => this.renderEnd(frame), nothing)}`;
  }

  private renderEnd(frame: StoryFrame): TemplateResult | typeof nothing {
    const story = storyOf(frame.pane.learner);
    if (story === null) return nothing;
    const { help, offers = [], moreEpochs } = sentencesOf(frame, story);
    const all = moreEpochs === null ? offers : [this.moreEpochs(moreEpochs, frame.state.maxEpochs), ...offers];
    const room = most - all.length - (frame.findings?.cures?.length ?? 0);
    // A lesson and a question say themselves what comes next.
    const guided = frame.state.ui.lesson !== null || frame.state.ui.quiz !== null;
    const ideas = () =>
      whenLoaded(next, frame.words, (it) => it.ideas(frame, Math.max(1, room), this.dispatch), nothing);
    return html`
      ${help === null ? nothing : html`<p class="pp-story-help">${help}</p>`}
      ${offerButtons(all, frame, this.dispatch)} ${guided ? nothing : ideas()}
    `;
  }

  private moreEpochs(limit: number, now: number): Offer {
    const say = this.say(ending);
    return {
      words: limit === now * 10 ? say.tenTimes : say.allow(limit),
      field: "maxEpochs",
      act: { type: "configure", maxEpochs: limit },
    };
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
