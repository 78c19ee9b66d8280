import { html, nothing, type ReactiveController, type ReactiveControllerHost } from "lit";
import type { Pause } from "../../../state/document/slices.js";
import { pause } from "../loading/pause.js";

/**
 * What a view has begun. @param tell is told how far it is, 0…1.
 * @param pause tells it too, lets the page have its turn, and is rejected once the work is ended.
 */
type Work<Result> = (signal: AbortSignal, tell: (progress: number) => void, pause: Pause) => Promise<Result | null>;

/** Something long that a view has begun: says how far it is, and can be ended. It ends with the view. */
export class Undertaking implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #ending: AbortController | null = null;
  #progress: number | null = null;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.cancel();
  }

  /** Whether it is under way. */
  get busy(): boolean {
    return this.#ending !== null;
  }

  /** Begins; what was under way ends first. Null where it was ended before it was done. */
  async begin<Result>(work: Work<Result>): Promise<Result | null> {
    this.cancel();
    const ending = new AbortController();
    const { signal } = ending;
    this.#ending = ending;
    this.#progress = null;
    this.#host.requestUpdate();
    const tell = (progress: number): void => {
      if (!signal.aborted) this.#tell(progress);
    };
    const rest: Pause = async (share) => {
      tell(share);
      await pause();
      signal.throwIfAborted();
    };
    try {
      const result = await work(signal, tell, rest);
      return signal.aborted ? null : result;
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    } finally {
      if (this.#ending === ending) this.#ending = null;
      this.#host.requestUpdate();
    }
  }

  readonly cancel = (): void => {
    this.#ending?.abort();
    this.#ending = null;
    this.#host.requestUpdate();
  };

  /** How far it is, and what ends it; nothing while nothing is under way, or it has not told yet how far it is. @param name "Making the table". */
  bar(name: string): unknown {
    if (!this.busy || this.#progress === null) return nothing;
    const percent = Math.floor(100 * this.#progress);
    return html`
      <div class="pp-work">
        <progress max="100" .value=${percent} aria-label=${name}></progress>
        <span>${percent} %</span>
        <button type="button" class="pp-button" @click=${this.cancel}>Cancel</button>
      </div>
    `;
  }

  #tell(progress: number): void {
    this.#progress = progress;
    this.#host.requestUpdate();
  }
}
