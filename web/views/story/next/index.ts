import { html, nothing, type TemplateResult } from "lit";
import { ideasOf } from "../../../state/ideas.js";
import type { Dispatch } from "../../../state/intent.js";
import { next } from "../../../words/en/story/next.js";
import { offerButtons } from "../../shared/offers/offer.js";
import type { StoryFrame } from "../inputs.js";

/** Something to do next with a run that has ended, a press each; at most so many. */
export function ideas(frame: StoryFrame, most: number, dispatch: Dispatch): TemplateResult | typeof nothing {
  const say = frame.words.room(next);
  const offers = ideasOf(frame, most).map(({ code, field, act }) => ({ words: say.ideas[code], field, act }));
  const buttons = offerButtons(offers, frame, dispatch);
  return buttons === nothing ? nothing : html`<p class="pp-story-cures">${say.title}</p>${buttons}`;
}
