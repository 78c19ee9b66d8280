import { html } from "lit";
import { modelFile } from "../../state/io/exports/model.js";
import { define } from "../../ui/controls/define.js";
import { share } from "../../words/en/share/share.js";
import { AbortableTask } from "../shared/files/abortable-task.js";
import { View } from "../shared/view.js";
import "../shared/files/pp-export.js";

/** What predicts at the moment shown, of the lead, as a file. */
class PpShareModel extends View {
  readonly #making = new AbortableTask(this);

  protected override render(): unknown {
    const say = this.say(share);
    const make = () => this.#making.begin((signal, tell) => modelFile(this.dispatch.now(), signal, tell));
    return html`
      <p>${say.model}</p>
      <pp-export format=${say.formats.json} what="model" .words=${this.words} .make=${make}></pp-export>
      ${this.#making.bar(say.makingModel, this.words)}
    `;
  }
}

define("pp-share-model", PpShareModel);
