import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import type { Frame } from "../../state/frame.js";
import { define } from "../shared/controls.js";
import { formatCount } from "../shared/format.js";
import { View } from "../shared/view.js";
import { equation, isLong } from "./equation.js";
import { tell } from "./sentence.js";
import { type Phrase, spoken, type Telling } from "./telling.js";
import { type WeightsOrder, weightsJson } from "./weights-order.js";
import { isTall, weightsTable } from "./weights-table.js";

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
    if (changed.has("frame") && changed.get("frame")?.visit !== this.frame?.visit) this.copying = "idle";
  }

  protected override render(): TemplateResult | typeof nothing {
    const frame = this.frame;
    if (frame === null) return nothing;
    const telling = tell(frame);
    return html`
      <div class="pp-story">
        <h2 class="pp-heading">What happened</h2>
        ${this.renderTelling(telling, frame)} ${this.renderEquation(frame)}
        ${frame.obstacle === null ? this.renderWeights(frame) : nothing}
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

  private renderEquation(frame: Frame): TemplateResult | typeof nothing {
    if (frame.event === null) return nothing;
    return html`
      <div class="pp-equation" tabindex="0" role="group" aria-label="The equation with its numbers">
        ${equation(frame, frame.event, this.allTerms)}
      </div>
      ${
        isLong(frame)
          ? expander(this.allTerms, `Show all ${formatCount(frame.features.length)} products`, () => {
              this.allTerms = !this.allTerms;
            })
          : nothing
      }
    `;
  }

  private renderWeights(frame: Frame): TemplateResult {
    return html`
      <h3 class="pp-heading" id="pp-weights-heading">Weights now</h3>
      <div class="pp-weights-scroll" ?data-all=${this.allWeights} tabindex="0" role="group" aria-labelledby="pp-weights-heading">
        ${weightsTable(frame, this.order, this.allWeights)}
      </div>
      ${
        isTall(frame)
          ? expander(this.allWeights, `Show all ${formatCount(frame.features.length)} weights`, () => {
              this.allWeights = !this.allWeights;
            })
          : nothing
      }
      ${this.renderTools(frame)}
      ${this.copying === "by-hand" ? this.renderByHand(frame) : nothing}
    `;
  }

  private renderTools(frame: Frame): TemplateResult {
    return html`<div class="pp-weights-tools">
      ${
        frame.features.length > 1
          ? checkbox("Largest first", this.order === "value", (checked) => {
              this.order = checked ? "value" : "feature";
            })
          : nothing
      }
      ${checkbox("Full precision", frame.state.ui.precision === "full", (checked) =>
        this.dispatch({ type: "set-precision", precision: checked ? "full" : "short" }),
      )}
      <button type="button" class="pp-button" aria-label="Copy weights" @click=${this.copy}>Copy</button>
      <span class="pp-copied" role="status">${this.copying === "copied" ? "Copied." : nothing}</span>
    </div>`;
  }

  /** Where the clipboard is out of reach (an embed, an old browser), the text is laid out, selected. */
  private renderByHand(frame: Frame): TemplateResult {
    return html`<label class="pp-copy-by-hand">
      The clipboard is out of reach here: copy this text.
      <textarea class="pp-input" readonly rows="3" .value=${this.json(frame)}></textarea>
    </label>`;
  }

  private readonly copy = async (): Promise<void> => {
    if (this.frame === null) return;
    try {
      await navigator.clipboard.writeText(this.json(this.frame));
      this.copying = "copied";
    } catch {
      this.copying = "by-hand";
      await this.updateComplete;
      this.querySelector("textarea")?.select();
    }
  };

  private json({ features, current, state }: Frame): string {
    return weightsJson(features, current.weights, state.bias ? current.bias : null);
  }
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
