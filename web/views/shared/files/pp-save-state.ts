import { html, nothing, type ReactiveControllerHost } from "lit";
import type { Words } from "../../../state/document/notation/words.js";
import type { Pause } from "../../../state/document/slices.js";
import type { StateFile } from "../../../state/io/link/index.js";
import { link } from "../../../state/io/link-and-parameters.js";
import { define } from "../../../ui/controls/define.js";
import { saveFile } from "../../../ui/files/saved-file.js";
import { shareFile } from "../../../words/generated/en/shareFile.js";
import { LazyController } from "../loading/loading.js";
import { View } from "../view.js";
import { AbortableTask } from "./abortable-task.js";
import { maybeSaved, toCopy } from "./pp-export.js";

/** A file of JSON that a view writes and hands to the browser; where a frame may have blocked that, it is laid out to copy. */
export class WrittenFile {
  readonly task: AbortableTask;
  readonly #host: ReactiveControllerHost;
  /** The last that was written, where it may not have been saved. */
  #unsaved: StateFile | null = null;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    this.task = new AbortableTask(host, { outlives: true });
  }

  async save(write: (pause: Pause) => Promise<StateFile>): Promise<void> {
    this.forget();
    const file = await this.task.begin((_, __, pause) => write(pause));
    if (!file || saveFile(file.name, file.text, "application/json")) return;
    this.#unsaved = file;
    this.#host.requestUpdate();
  }

  forget(): void {
    this.#unsaved = null;
    this.#host.requestUpdate();
  }

  /** That it may not have been saved; null if it surely was. */
  said(words: Words): string | null {
    return this.#unsaved && maybeSaved(this.#unsaved.name, this.#unsaved, words);
  }

  /** The text to be copied by hand. */
  laidOut(): unknown {
    return this.#unsaved ? html`${toCopy(this.#unsaved, this.#unsaved.name)}` : nothing;
  }
}

/** A button that saves the state as a file. Open reads it again. */
class PpSaveState extends View {
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
