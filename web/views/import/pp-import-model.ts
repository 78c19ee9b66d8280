import { html } from "lit";
import { featureText } from "../../state/document/notation/feature-text.js";
import type { Pause } from "../../state/document/slices.js";
import { type ModelPreview, previewModel } from "../../state/io/import/index.js";
import type { Frame } from "../../state/runs/frame.js";
import { define } from "../../ui/controls/define.js";
import { importing } from "../../words/generated/en/importing.js";
import { setup } from "../../words/generated/en/setup.js";
import { refusals as refusalWords } from "../../words/refusals.js";
import { sayFacts } from "../../words/sentences.js";
import { tellRefusals } from "../shared/tell-refusals.js";
import { namesOf } from "../shared/words/names.js";
import type { Source } from "./pp-import-source.js";
import { PpReading } from "./waiting.js";

/** More features are counted. */
const mostNamed = 12;

/** What a saved model changes here, or why it does not fit, before it is taken. Fires `pp-done` once it is. */
class PpImportModel extends PpReading<ModelPreview> {
  protected override readIn({ text }: Source, pause: Pause): Promise<ModelPreview | null> {
    return previewModel(text, this.dispatch.now(), pause);
  }

  protected override tell(read: ModelPreview): void {
    if ("refusals" in read) tellRefusals(this, read.refusals);
  }

  protected override shown(read: ModelPreview): unknown {
    const say = this.say(importing);
    return html`
      <div class="pp-dialog-body" role="region" aria-label=${say.savedModel} tabindex="0">${this.#said(read)}</div>
      <div class="pp-spread pp-dialog-foot">
        <button class="pp-button pp-button-primary" type="button" ?disabled=${!("state" in read)} @click=${this.#take}>${say.takeModel}</button>
      </div>
    `;
  }

  #said(read: ModelPreview): unknown {
    const say = this.say(importing);
    if ("misfit" in read) {
      return html`
        <p>${say.modelLeft}</p>
        <p class="pp-error">${sayFacts(say.misfits, read.misfit)}</p>
      `;
    }
    if ("refusals" in read) {
      return html`
        <p>${say.cannotOpen}</p>
        <ul class="pp-error pp-bullets">${read.refusals.map((refusal) => html`<li>${this.say(refusalWords).said(refusal)}</li>`)}</ul>
      `;
    }
    const { features, bias, learner } = this.#parts(read.state, this.dispatch.now());
    const taken = [
      say.featuresTaken({ features }),
      say.biasTaken({ bias }),
      say.learnerTaken({ learner }),
      say.weightsTaken,
    ];
    return html`
      <p>${say.modelTaken}</p>
      <ul>${taken.map((part) => html`<li>${part}</li>`)}</ul>
    `;
  }

  #parts({ features, scaling, bias, learners, ui }: Frame["state"], { examples }: Frame) {
    const say = this.say(setup);
    const names = features ?? examples.columns.map((_, j) => `x${j + 1}`);
    const named = names.length > 0 && names.length <= mostNamed;
    return {
      features: named
        ? say.named({ features: names.map((name) => featureText(name, examples)), scaling })
        : say.counted({ features: names.length, scaling }),
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
