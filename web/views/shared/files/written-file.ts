import { html, nothing, type ReactiveControllerHost } from "lit";
import type { Words } from "../../../state/document/notation/words.js";
import type { Pause } from "../../../state/document/slices.js";
import type { StateFile } from "../../../state/io/link/index.js";
import { AbortableTask } from "./abortable-task.js";
import { saveFile } from "./saved-file.js";
import { maybeSaved, toCopy } from "./to-copy.js";

/** A file of JSON that a view writes and hands to the browser; where a frame may have blocked that, it is laid out to copy. */
export class WrittenFile {
  readonly task: AbortableTask;
  readonly #host: ReactiveControllerHost;
  /** The last that was written, where it may not have been saved. */
  #unsaved: StateFile | null = null;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    this.task = new AbortableTask(host);
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
