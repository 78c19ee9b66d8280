import { html, nothing, type ReactiveController, type ReactiveControllerHost } from "lit";
import type { Words } from "../../../state/document/notation/words.js";
import type { Pause } from "../../../state/document/slices.js";
import { pause } from "../../../ui/page/pause.js";
import { files } from "../../../words/generated/en/files.js";

/**
 * Long work that a view starts. @param report Takes the progress, 0…1.
 * @param pause Reports progress too, and yields to the page. It rejects once the task is aborted.
 */
type Work<Result> = (signal: AbortSignal, report: (progress: number) => void, pause: Pause) => Promise<Result | null>;

/** A long task of a view, with a progress bar and a button that aborts it. */
export class AbortableTask implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #controller: AbortController | null = null;
  readonly #outlives: boolean;
  #progress: number | null = null;

  /** @param outlives Whether it goes on when the view disconnects; else it is aborted then. */
  constructor(host: ReactiveControllerHost, { outlives = false } = {}) {
    this.#host = host;
    this.#outlives = outlives;
    host.addController(this);
  }

  hostDisconnected(): void {
    if (!this.#outlives) this.cancel();
  }

  /** Whether it is running. */
  get busy(): boolean {
    return this.#controller !== null;
  }

  /** Starts, after aborting the task that is running. Resolves with null if it is aborted. */
  async begin<Result>(work: Work<Result>): Promise<Result | null> {
    this.cancel();
    const controller = new AbortController();
    const { signal } = controller;
    this.#controller = controller;
    this.#progress = null;
    this.#host.requestUpdate();
    const report = (progress: number): void => {
      if (!signal.aborted) this.#report(progress);
    };
    const rest: Pause = async (share) => {
      report(share);
      await pause();
      signal.throwIfAborted();
    };
    try {
      const result = await work(signal, report, rest);
      return signal.aborted ? null : result;
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    } finally {
      if (this.#controller === controller) this.#controller = null;
      this.#host.requestUpdate();
    }
  }

  readonly cancel = (): void => {
    this.#controller?.abort();
    this.#controller = null;
    this.#host.requestUpdate();
  };

  /** The progress and the button that aborts; nothing until the task has reported progress. @param name "Making the table". */
  bar(name: string, words: Words): unknown {
    if (!this.busy || this.#progress === null) return nothing;
    const say = words.room(files);
    const percent = Math.floor(100 * this.#progress);
    return html`
      <div class="pp-line pp-work">
        <progress max="100" .value=${percent} aria-label=${name}></progress>
        <span>${say.percent({ share: percent })}</span>
        <button type="button" class="pp-button" @click=${this.cancel}>${say.cancel}</button>
      </div>
    `;
  }

  #report(progress: number): void {
    this.#progress = progress;
    this.#host.requestUpdate();
  }
}
