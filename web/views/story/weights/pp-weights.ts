import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { define, selectField } from "../../shared/controls/controls.js";
import { throttledViewOf } from "../../shared/throttled-view.js";
import { formatCount } from "../../shared/words/format.js";
import { exampleName } from "../../shared/words/ordinal.js";
import type { WeightsOrder } from "../../shared/words/weights-order.js";
import { expander } from "../expander.js";
import { type StoryFrame, storyReads } from "../inputs.js";
import { contribution, contributionSum, type Read } from "./contribution-sum.js";
import { type InTraining, inTraining } from "./in-training.js";
import { scaleControls, scaleEffect } from "./scale-controls.js";
import { sensitivity } from "./sensitivity.js";
import { readExample } from "./weights-reading.js";
import { asTrained, type Scale, scaledFrame } from "./weights-scale.js";

type Copying = "idle" | "copied" | "by-hand";

/** What is in training as a table, and what its weights say. */
export class PpWeights extends throttledViewOf(storyReads) {
  static override properties = {
    all: { state: true },
    order: { state: true },
    copying: { state: true },
    scale: { state: true },
    pointed: { state: true },
    chosen: { state: true },
  };

  declare private all: boolean;
  declare private order: WeightsOrder;
  declare private copying: Copying;
  declare private scale: Scale;
  /** The place of the weight whose contribution is shown: pointed at, or the focus is on it. */
  declare private pointed: number | null;
  /** The class whose weights are read, where there are several. */
  declare private chosen: number;

  #read: StoryFrame | null = null;

  constructor() {
    super();
    this.all = false;
    this.order = "value";
    this.copying = "idle";
    this.scale = asTrained;
    this.pointed = null;
    this.chosen = 0;
  }

  protected override willUpdate(): void {
    const { frame } = this;
    // What was copied is no longer what is shown.
    if (frame?.pane.visit !== this.#read?.pane.visit || frame?.pane.learner !== this.#read?.pane.learner)
      this.copying = "idle";
    this.#read = frame;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { frame } = this;
    const trained = frame && inTraining(frame);
    if (!frame || !trained) return nothing;
    const shown = scaledFrame(frame, this.scale);
    const table = inTraining(shown) ?? trained;
    const readable = trained.models.length > 0;
    return html`
      <h3 class="pp-heading" id="pp-weights-heading">
        ${trained.heading}${frame.playback.playing ? `, at visit ${formatCount(frame.pane.visit)}` : nothing}
      </h3>
      <div
        class="pp-weights-scroll"
        ?data-all=${this.all}
        tabindex=${readable ? nothing : 0}
        role="group"
        aria-labelledby="pp-weights-heading"
        @pointerover=${this.point}
        @pointerleave=${this.leave}
        @focusin=${this.point}
        @focusout=${this.leave}
        @keydown=${this.move}
      >
        ${table.table(this.order, this.all, this.pointed)}
      </div>
      ${
        trained.tall
          ? expander(this.all, `Show all ${formatCount(frame.pane.features.length)} weights`, () => {
              this.all = !this.all;
            })
          : nothing
      }
      ${readable ? this.renderReading(frame, shown, trained.models.length) : nothing} ${this.renderTools(table, frame)}
      ${this.copying === "by-hand" ? renderByHand(table) : nothing}
      ${readable ? this.renderMeaning(trained, table, shown) : nothing}
    `;
  }

  /** The model that is read: of one class where there are several. */
  private read(shown: StoryFrame, { models }: InTraining): Read | null {
    const at = readExample(shown);
    const chosen = models.length > 1 ? Math.min(this.chosen, models.length - 1) : null;
    const model = models[chosen ?? 0];
    const trained = this.scale.kind === "times" && this.scale.doublings === 0;
    return at && model ? { frame: shown, model, chosen, trained, at } : null;
  }

  private renderReading(frame: StoryFrame, shown: StoryFrame, classes: number): TemplateResult {
    const table = inTraining(shown);
    const read = table && this.read(shown, table);
    return html`
      ${classes > 1 ? this.renderClassChoice(classes) : nothing}
      ${
        read
          ? html`
              <p class="pp-reading-part" id="pp-weights-part">
                ${
                  this.pointed === null
                    ? html`At ${exampleName(read.at.example)}${read.at.selected ? ", which is selected," : nothing} the
                      contributions add up to its score:`
                    : contribution(read, this.pointed)
                }
              </p>
              <div class="pp-equation pp-reading-sum" tabindex="0" role="group" aria-label="The contributions and their sum">
                ${contributionSum(read, this.pointed)}
              </div>
            `
          : html`<p class="pp-reading-part" id="pp-weights-part">
              ${frame.examples.count > 0 ? "After a visit, or with an example selected, each weight shows what it contributes to the score." : nothing}
            </p>`
      }
    `;
  }

  private renderClassChoice(classes: number): TemplateResult {
    return selectField({
      id: "pp-read-class",
      label: "Read the weights of class",
      choices: Array.from({ length: classes }, (_, k) => ({ value: String(k), title: formatCount(k) })),
      value: String(Math.min(this.chosen, classes - 1)),
      choose: (value) => {
        this.chosen = Number(value);
      },
    });
  }

  private renderMeaning(trained: InTraining, table: InTraining, shown: StoryFrame): TemplateResult {
    const place = table.models.length > 1 ? Math.min(this.chosen, table.models.length - 1) : 0;
    const [before, after] = [trained.models[place], table.models[place]];
    if (!before || !after) return html``;
    const changed = this.scale.kind === "unit" || this.scale.doublings !== 0;
    const at = table.models.length > 1 ? null : readExample(shown);
    const { bias, ui } = shown.state;
    return html`
      <h3 class="pp-heading">Length</h3>
      ${scaleControls(this.scale, (scale) => {
        this.scale = scale;
        this.copying = "idle";
      })}
      ${
        changed
          ? scaleEffect(before, after, at, bias, ui.precision)
          : html`<p class="pp-reading-note">Longer or shorter, the weights and the bias have the same boundary.</p>`
      }
      <h3 class="pp-heading">Sensitivity</h3>
      <div class="pp-equation" tabindex="0" role="group" aria-label="How the score changes with each feature">
        ${sensitivity(shown, after.weights, this.read(shown, table))}
      </div>
    `;
  }

  private renderTools({ noun, sortable }: InTraining, frame: StoryFrame): TemplateResult {
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

  private readonly point = (event: Event): void => {
    const place = placeOf(event.target);
    if (place !== null) this.pointed = place;
  };

  /** Back to the row that has the focus, if one has it. */
  private readonly leave = (event: Event): void => {
    const focused = event.type === "focusout" ? null : this.querySelector(".pp-weights-name:focus");
    this.pointed = placeOf(focused);
  };

  /** The arrows go from row to row. */
  private readonly move = (event: KeyboardEvent): void => {
    const names = Array.from(this.querySelectorAll<HTMLElement>(".pp-weights-name"));
    const at = names.indexOf(event.target as HTMLElement);
    if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const steps: Readonly<Record<string, number>> = {
      ArrowUp: at - 1,
      ArrowDown: at + 1,
      Home: 0,
      End: names.length - 1,
    };
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    names[to]?.focus();
  };

  private readonly copy = async (): Promise<void> => {
    const shown = this.frame && inTraining(scaledFrame(this.frame, this.scale));
    if (!shown) return;
    try {
      await navigator.clipboard.writeText(shown.json());
      this.copying = "copied";
    } catch {
      this.copying = "by-hand";
      await this.updateComplete;
      this.querySelector("textarea")?.select();
    }
  };
}

/** The place of the weight whose row something is in. */
function placeOf(target: EventTarget | null): number | null {
  const place = target instanceof Element ? target.closest<HTMLElement>("[data-place]")?.dataset["place"] : undefined;
  return place === undefined ? null : Number(place);
}

/** Where the clipboard is out of reach (an embed, an old browser), the text is laid out, selected. */
function renderByHand(trained: InTraining): TemplateResult {
  return html`<label class="pp-copy-by-hand">
    The clipboard is out of reach here: copy this text.
    <textarea class="pp-input" readonly rows="3" .value=${trained.json()}></textarea>
  </label>`;
}

function checkbox(words: string, checked: boolean, change: (checked: boolean) => void): TemplateResult {
  const onChange = (event: Event) => change((event.currentTarget as HTMLInputElement).checked);
  return html`<label class="pp-check"><input type="checkbox" .checked=${live(checked)} @change=${onChange} />${words}</label>`;
}

define("pp-weights", PpWeights);
