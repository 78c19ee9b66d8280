import { html, type PropertyValues } from "lit";
import { featureText } from "../../state/document/notation/feature-text.js";
import { type ModelPreview, previewModel } from "../../state/io/import/index.js";
import type { Frame } from "../../state/runs/frame.js";
import { define } from "../../ui/controls/define.js";
import { importing } from "../../words/en/import.js";
import { refusals as refusalWords } from "../../words/en/refusals/refusals.js";
import { setup } from "../../words/en/setup/setup.js";
import { AbortableTask } from "../shared/files/abortable-task.js";
import { tellRefusals } from "../shared/tell-refusals.js";
import { viewOf } from "../shared/view.js";
import { namesOf } from "../shared/words/names.js";
import type { Source } from "./pp-import-source.js";
import { focusCancelled, waiting } from "./waiting.js";

/** More features are counted. */
const mostNamed = 12;

/** What a saved model changes here, or why it does not fit, before it is taken. Fires `pp-done` once it is. */
class PpImportModel extends viewOf([]) {
  static override properties = { ...viewOf([]).properties, source: { attribute: false }, read: { state: true } };

  declare source: Source | null;
  declare private read: ModelPreview | null;

  readonly #reading = new AbortableTask(this);

  constructor() {
    super();
    this.source = null;
    this.read = null;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("source")) void this.#look();
  }

  readonly #look = async (): Promise<void> => {
    const { source } = this;
    this.read = null;
    const frame = this.dispatch.now();
    const read = await this.#reading.begin(async (_, __, pause) => source && previewModel(source.text, frame, pause));
    if (!read) {
      if (!this.#reading.busy) await focusCancelled(this);
      return;
    }
    this.read = read;
    if ("refusals" in read) tellRefusals(this, read.refusals);
  };

  protected override render(): unknown {
    if (!this.read) return waiting(this.#reading, this.source, this.words, this.#look);
    const say = this.say(importing);
    return html`
      <div class="pp-import-body" role="region" aria-label=${say.savedModel} tabindex="0">${this.#said(this.read)}</div>
      <div class="pp-spread pp-import-foot">
        <button class="pp-button pp-button-primary" type="button" ?disabled=${!("state" in this.read)} @click=${this.#take}>${say.takeModel}</button>
      </div>
    `;
  }

  #said(read: ModelPreview): unknown {
    const say = this.say(importing);
    if ("misfit" in read) {
      return html`
        <p>${say.modelLeft}</p>
        <p class="pp-error">${say.misfit(read.misfit)}</p>
      `;
    }
    if ("refusals" in read) {
      return html`
        <p>${say.cannotOpen}</p>
        <ul class="pp-error">${read.refusals.map((refusal) => html`<li>${this.say(refusalWords).said(refusal)}</li>`)}</ul>
      `;
    }
    const parts = say.modelParts(this.#parts(read.state, this.dispatch.now()));
    return html`
      <p>${say.modelTaken}</p>
      <ul>${parts.map((part) => html`<li>${part}</li>`)}</ul>
    `;
  }

  #parts({ features, scaling, bias, learners, ui }: Frame["state"], { examples }: Frame) {
    const say = this.say(setup);
    const names = features ?? examples.columns.map((_, j) => `x${j + 1}`);
    const named = names.length > 0 && names.length <= mostNamed;
    return {
      features: named
        ? say.named(
            names.map((name) => featureText(name, examples)),
            scaling,
          )
        : say.counted(names.length, scaling),
      bias,
      learner: namesOf(learners, this.words)[ui.lead]?.full ?? "",
    };
  }

  /** Meanwhile nothing has changed: the dialogue is modal. */
  readonly #take = (): void => {
    if (!this.read || !("state" in this.read)) return;
    this.dispatch({ type: "replace", state: this.read.state });
    this.dispatchEvent(new Event("pp-done"));
  };
}

define("pp-import-model", PpImportModel);
