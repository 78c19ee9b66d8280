import { html, nothing } from "lit";
import { link } from "../../../state/io/link-and-parameters.js";
import { shareFile } from "../../../words/en/share/file.js";
import { define } from "../controls/define.js";
import { LazyController } from "../loading/lazy-controller.js";
import { viewOf } from "../view.js";
import { WrittenFile } from "./written-file.js";

/** A button that saves the state as a file. Open reads it again. */
class PpSaveState extends viewOf([]) {
  readonly #file = new WrittenFile(this);
  readonly #link = new LazyController(this, link);

  protected override willUpdate(): void {
    this.#link.load();
  }

  protected override render(): unknown {
    const say = this.say(shareFile);
    const { task } = this.#file;
    const said = task.busy ? say.busy : this.#file.said(this.words);
    return html`
      <button type="button" class="pp-button" @click=${this.#save}>${say.save}</button>
      ${this.#link.failure(this.words)} ${task.bar(say.writing, this.words)}
      <div role="status">${said ? html`<p>${said}</p>` : nothing}</div>
      ${this.#file.laidOut()}
    `;
  }

  readonly #save = (): void =>
    this.dispatch.inTurn(() => {
      const { module } = link;
      const { state } = this.dispatch.now();
      if (module) void this.#file.save((pause) => module.fileOf(state, pause));
    }, link);
}

define("pp-save-state", PpSaveState);
