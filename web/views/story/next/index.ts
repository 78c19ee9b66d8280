import { html, nothing, type TemplateResult } from "lit";
import type { Frame } from "../../../state/runs/frame.js";
import { ideasOf } from "../../../state/runs/ideas.js";
import type { Dispatch } from "../../../state/runs/intent.js";
import { next } from "../../../words/generated/en/next.js";
import { outcome } from "../../../words/generated/en/outcome.js";
import { whenLoaded } from "../../shared/loading/loading.js";
import { type Offer, offerButtons } from "../../shared/offers/offer.js";
import { storyCode, storyOf } from "../learners/index.js";
import type { LearnerStory } from "../learners/story.js";
import { tellOutcome } from "./cure-buttons.js";

export { cureButtons, tellOutcome } from "./cure-buttons.js";

/** Buttons so many at most, unless there are hardly any ideas among them: more would be no advice. */
const most = 3;
const fewest = 2;

/** What there is to do about a run that has ended, and what to try next. */
export function whatNext(frame: Frame, dispatch: Dispatch): unknown {
  const { learner } = frame.pane;
  const shown = (): TemplateResult | typeof nothing => {
    const story = storyOf(learner);
    return story === null ? nothing : told(frame, story, dispatch);
  };
  return whenLoaded(storyCode(learner), frame.words, shown, nothing);
}

function told(frame: Frame, story: LearnerStory, dispatch: Dispatch): TemplateResult {
  const { help, offers = [], moreEpochs } = tellOutcome({ frame, learner: frame.pane.learner }, story.ending);
  const all = moreEpochs === null ? offers : [allow(moreEpochs, frame), ...offers];
  const room = most - all.length - (frame.findings?.cures?.length ?? 0);
  // A lesson and a question say themselves what comes next.
  const guided = frame.state.ui.lesson !== null || frame.state.ui.quiz !== null;
  return html`
    ${help === null ? nothing : html`<p class="pp-quote pp-muted pp-story-help">${help}</p>`} ${offerButtons(all, frame, dispatch)}
    ${guided ? nothing : ideas(frame, Math.max(fewest, room), dispatch)}
  `;
}

function allow(limit: number, { state, words }: Frame): Offer {
  const say = words.room(outcome);
  return {
    words: limit === state.maxEpochs * 10 ? say.tenTimes : say.allow({ epochs: limit }),
    field: "maxEpochs",
    act: { type: "configure", maxEpochs: limit },
  };
}

function ideas(frame: Frame, most: number, dispatch: Dispatch): TemplateResult | typeof nothing {
  const say = frame.words.room(next);
  const offers = ideasOf(frame, most).map(({ code, field, act }) => ({ words: say.ideas[code], field, act }));
  const buttons = offerButtons(offers, frame, dispatch);
  return buttons === nothing ? nothing : html`<p class="pp-story-cures">${say.title}</p>${buttons}`;
}
