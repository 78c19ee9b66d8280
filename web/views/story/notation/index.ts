import { html, type TemplateResult } from "lit";
import type { Dispatch } from "../../../state/runs/intent.js";
import { story } from "../../../words/en/story/story.js";
import { notationChoice } from "../../shared/controls/notation-choice.js";
import type { StoryFrame } from "../inputs.js";
import { letterMeanings } from "./meanings.js";

/** How labels and the bias are written, on the whole page, and what the letters mean then. */
export function render(frame: StoryFrame, dispatch: Dispatch): TemplateResult {
  const { state, words } = frame;
  return html`${notationChoice("pp-notation", frame, dispatch)}
    <p class="pp-hint">${words.room(story).choice.hint}</p>
    ${letterMeanings(state.ui, words)}`;
}
