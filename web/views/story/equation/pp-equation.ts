import { html, nothing, type TemplateResult } from "lit";
import { equation as equationRoom } from "../../../words/en/story/equation.js";
import { define } from "../../shared/controls/define.js";
import { whenLoaded } from "../../shared/loading/when-loaded.js";
import { viewOf } from "../../shared/view.js";
import { expander } from "../expander.js";
import { type StoryFrame, storyReads } from "../inputs.js";
import { storyCode, storyOf } from "../learners/index.js";
import type { LearnerStory } from "../learners/story.js";
import { isLong } from "./figures.js";

/** The moment shown as an equation. It goes with the stage, visit by visit. */
class PpEquation extends viewOf(storyReads) {
  static override properties = {
    allTerms: { state: true },
  };

  declare private allTerms: boolean;

  constructor() {
    super();
    this.allTerms = false;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { frame } = this;
    if (frame === null || frame.pane.obstacle !== null) return nothing;
    const { learner } = frame.pane;
    return html`${whenLoaded(storyCode(learner), frame.words, () => {
      const story = storyOf(learner);
      return story === null ? nothing : html`${renderPredictor(frame, story)} ${this.renderEquation(frame, story)}`;
    })}`;
  }

  private renderEquation(frame: StoryFrame, story: LearnerStory): TemplateResult | typeof nothing {
    const { event, learner, features } = frame.pane;
    if (event === null) return nothing;
    const equation = story.equation({ frame, learner, event }, this.allTerms);
    if (equation === nothing) return nothing;
    const say = this.say(equationRoom);
    return html`
      <div class="pp-equation" data-length=${story.length ?? nothing} tabindex="0" role="group" aria-label=${say.label}>${equation}</div>
      ${
        isLong(frame.pane)
          ? expander(this.allTerms, [say.allProducts(features.length), say.fewer], () => {
              this.allTerms = !this.allTerms;
            })
          : nothing
      }
    `;
  }
}

function renderPredictor(frame: StoryFrame, { predictor }: LearnerStory): TemplateResult | typeof nothing {
  if (!predictor) return nothing;
  return html`<p class="pp-story-predictor">${predictor({ frame, learner: frame.pane.learner })}</p>`;
}

define("pp-equation", PpEquation);
