import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import type { Frame } from "../../state/frame.js";
import { descriptorOf } from "../../state/learners/index.js";
import { define } from "../shared/controls.js";
import { formatCount } from "../shared/format.js";
import { View } from "../shared/view.js";
import { isLong } from "./figures.js";
import { type InTraining, inTraining } from "./in-training.js";
import { storyOf } from "./learners/index.js";
import { tell } from "./sentence.js";
import { type Phrase, spoken, type Telling } from "./telling.js";
import type { WeightsOrder } from "./weights-order.js";

type Copying = "idle" | "copied" | "by-hand";

/** The moment shown as a sentence, an equation and a table of weights. */
export class PpStory extends View {
  static override properties = {
    allTerms: { state: true },
    allWeights: { state: true },
    order: { state: true },
    copying: { state: true },
  };

  declare private allTerms: boolean;
  declare private allWeights: boolean;
  declare private order: WeightsOrder;
  declare private copying: Copying;

  constructor() {
    super();
    this.allTerms = false;
    this.allWeights = false;
    this.order = "value";
    this.copying = "idle";
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    // What was copied is no longer what is shown.
    const before = changed.get("frame");
    if (changed.has("frame") && !(before?.visit === this.frame?.visit && before?.learner === this.frame?.learner)) {
      this.copying = "idle";
    }
  }

  protected override render(): TemplateResult | typeof nothing {
    const frame = this.frame;
    if (frame === null) return nothing;
    const telling = tell(frame);
    const trained = inTraining(frame);
    return html`
      <div class="pp-story">
        <h2 class="pp-heading">What happened${ofLearner(frame)}</h2>
        ${this.renderTelling(telling, frame)} ${this.renderPredictor(frame)} ${this.renderEquation(frame)}
        ${trained ? this.renderTraining(trained, frame) : nothing}
      </div>
    `;
  }

  private renderTelling(telling: Telling, frame: Frame): TemplateResult {
    const { outcome, help, moreEpochs } = telling;
    return html`
      <p class="pp-story-sentence">${telling.visit.map(phrase)}</p>
      ${outcome === null ? nothing : html`<p class="pp-story-outcome">${outcome}</p>`}
      ${help === null ? nothing : html`<p class="pp-story-help">${help}</p>`}
      ${moreEpochs === null ? nothing : this.renderMoreEpochs(moreEpochs, frame.state.maxEpochs)}
      <p class="pp-visually-hidden" aria-live="polite">${frame.playing ? nothing : spoken(telling)}</p>
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

  private renderPredictor(frame: Frame): TemplateResult | typeof nothing {
    const { learner, obstacle } = frame;
    const { predictor } = storyOf(learner);
    if (!predictor || obstacle !== null) return nothing;
    return html`<p class="pp-story-predictor">${predictor({ frame, learner })}</p>`;
  }

  private renderEquation(frame: Frame): TemplateResult | typeof nothing {
    const { event, learner, features, obstacle } = frame;
    if (event === null || obstacle !== null) return nothing;
    const equation = storyOf(learner).equation({ frame, learner, event }, this.allTerms);
    if (equation === nothing) return nothing;
    return html`
      <div class="pp-equation" tabindex="0" role="group" aria-label="The equation with its numbers">${equation}</div>
      ${
        isLong(frame)
          ? expander(this.allTerms, `Show all ${formatCount(features.length)} products`, () => {
              this.allTerms = !this.allTerms;
            })
          : nothing
      }
    `;
  }

  private renderTraining(trained: InTraining, frame: Frame): TemplateResult {
    return html`
      <h3 class="pp-heading" id="pp-weights-heading">${trained.heading}</h3>
      <div class="pp-weights-scroll" ?data-all=${this.allWeights} tabindex="0" role="group" aria-labelledby="pp-weights-heading">
        ${trained.table(this.order, this.allWeights)}
      </div>
      ${
        trained.tall
          ? expander(this.allWeights, `Show all ${formatCount(frame.features.length)} weights`, () => {
              this.allWeights = !this.allWeights;
            })
          : nothing
      }
      ${this.renderTools(trained, frame)}
      ${this.copying === "by-hand" ? renderByHand(trained) : nothing}
    `;
  }

  private renderTools({ noun, sortable }: InTraining, frame: Frame): TemplateResult {
    return html`<div class="pp-weights-tools">
      ${
        sortable
          ? checkbox("Largest first", this.order === "value", (checked) => {
              this.order = checked ? "value" : "feature";
            })
          : nothing
      }
      ${checkbox("Full precision", frame.state.ui.precision === "full", (checked) =>
        this.dispatch({ type: "set-precision", precision: checked ? "full" : "short" }),
      )}
      <button type="button" class="pp-button" aria-label=${`Copy ${noun}`} @click=${this.copy}>Copy</button>
      <span class="pp-copied" role="status">${this.copying === "copied" ? "Copied." : nothing}</span>
    </div>`;
  }

  private readonly copy = async (): Promise<void> => {
    const trained = this.frame && inTraining(this.frame);
    if (!trained) return;
    try {
      await navigator.clipboard.writeText(trained.json());
      this.copying = "copied";
    } catch {
      this.copying = "by-hand";
      await this.updateComplete;
      this.querySelector("textarea")?.select();
    }
  };
}

/** Where the clipboard is out of reach (an embed, an old browser), the text is laid out, selected. */
function renderByHand(trained: InTraining): TemplateResult {
  return html`<label class="pp-copy-by-hand">
    The clipboard is out of reach here: copy this text.
    <textarea class="pp-input" readonly rows="3" .value=${trained.json()}></textarea>
  </label>`;
}

/** Which learner this is about, where there are several. */
function ofLearner({ learner, panes }: Frame): string {
  return panes.length > 1 ? `: ${descriptorOf(learner.kind).short}` : "";
}

function phrase(part: Phrase): unknown {
  return typeof part === "string" ? part : html`<span class=${`pp-story-${part.tone}`}>${part.text}</span>`;
}

function checkbox(words: string, checked: boolean, change: (checked: boolean) => void): TemplateResult {
  const onChange = (event: Event) => change((event.currentTarget as HTMLInputElement).checked);
  return html`<label class="pp-check"><input type="checkbox" .checked=${live(checked)} @change=${onChange} />${words}</label>`;
}

function expander(open: boolean, words: string, toggle: () => void): TemplateResult {
  return html`<button type="button" class="pp-button pp-button-quiet" aria-expanded=${open} @click=${toggle}>
    ${open ? "Show fewer" : words}
  </button>`;
}

define("pp-story", PpStory);
