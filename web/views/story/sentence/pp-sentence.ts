import { html, nothing, type TemplateResult } from "lit";
import { drawerButton } from "../../shared/buttons/drawer-button.js";
import { define } from "../../shared/controls/controls.js";
import { whenLoaded } from "../../shared/loading/when-loaded.js";
import { viewOf } from "../../shared/view.js";
import { formatCount } from "../../shared/words/format.js";
import { namesOf } from "../../shared/words/learner-name.js";
import { isLong } from "../equation/figures.js";
import { expander } from "../expander.js";
import { type StoryFrame, storyReads } from "../inputs.js";
import { storyCode, storyOf } from "../learners/index.js";
import type { LearnerStory } from "../learners/story.js";
import { type Phrase, type Sentences, spoken } from "./sentences.js";
import { sentencesOf } from "./sentences-of.js";
import { whyButton } from "./separable.js";

/** The moment shown as a sentence and an equation. They go with the stage, visit by visit. */
export class PpSentence extends viewOf(storyReads) {
  static override properties = {
    allTerms: { state: true },
  };

  declare private allTerms: boolean;

  constructor() {
    super();
    this.allTerms = false;
  }

  protected override render(): TemplateResult | typeof nothing {
    const frame = this.frame;
    if (frame === null) return nothing;
    const { learner } = frame.pane;
    return html`
      <h2 class="pp-heading">What happened${ofLearner(frame)}</h2>
      ${whenLoaded(storyCode(learner), "what this learner does", () => this.renderMoment(frame, storyOf(learner)))}
    `;
  }

  private renderMoment(frame: StoryFrame, story: LearnerStory | null): TemplateResult | typeof nothing {
    if (story === null) return nothing;
    return html`
      ${this.renderSentences(sentencesOf(frame, story), frame)}
      ${frame.pane.stop === null || frame.pane.stop === "converged" ? nothing : html`<p class="pp-story-cures">${drawerButton("Other cures: a kernel, hidden units", "cures", frame, this.dispatch)}</p>`}
      ${this.renderPredictor(frame, story)} ${this.renderEquation(frame, story)}
    `;
  }

  private renderSentences(sentences: Sentences, frame: StoryFrame): TemplateResult {
    const { outcome, help, moreEpochs } = sentences;
    return html`
      <p class="pp-story-sentence">${sentences.visit.map(phrase)}</p>
      ${outcome === null ? nothing : html`<p class="pp-story-outcome">${outcome}</p>`}
      ${help === null ? nothing : html`<p class="pp-story-help">${help}</p>`}
      ${moreEpochs === null ? nothing : this.renderMoreEpochs(moreEpochs, frame.state.maxEpochs)}
      ${whyButton(frame, this.dispatch)}
      <p class="pp-visually-hidden" aria-live="polite">${frame.playback.playing ? nothing : spoken(sentences)}</p>
    `;
  }

  private renderMoreEpochs(limit: number, now: number): TemplateResult {
    const label = limit === now * 10 ? "Allow 10 times as many epochs" : `Allow ${formatCount(limit)} epochs`;
    return html`<button
      type="button"
      class="pp-button"
      @click=${() => this.dispatch({ type: "configure", maxEpochs: limit })}
    >
      ${label}
    </button>`;
  }

  private renderPredictor(frame: StoryFrame, { predictor }: LearnerStory): TemplateResult | typeof nothing {
    const { learner, obstacle } = frame.pane;
    if (!predictor || obstacle !== null) return nothing;
    return html`<p class="pp-story-predictor">${predictor({ frame, learner })}</p>`;
  }

  private renderEquation(frame: StoryFrame, story: LearnerStory): TemplateResult | typeof nothing {
    const { event, learner, features, obstacle } = frame.pane;
    if (event === null || obstacle !== null) return nothing;
    const equation = story.equation({ frame, learner, event }, this.allTerms);
    if (equation === nothing) return nothing;
    return html`
      <div class="pp-equation" tabindex="0" role="group" aria-label="The equation with its numbers">${equation}</div>
      ${
        isLong(frame.pane)
          ? expander(this.allTerms, `Show all ${formatCount(features.length)} products`, () => {
              this.allTerms = !this.allTerms;
            })
          : nothing
      }
    `;
  }
}

/** Which learner this is about, where there are several. */
function ofLearner({ pane: { learner }, state: { learners } }: StoryFrame): string {
  return learners.length > 1 ? `: ${namesOf(learners)[learners.indexOf(learner)]?.sign}` : "";
}

function phrase(part: Phrase): unknown {
  return typeof part === "string" ? part : html`<span class=${`pp-story-${part.tone}`}>${part.text}</span>`;
}

define("pp-sentence", PpSentence);
