import { html, nothing, type ReactiveController, type ReactiveControllerHost } from "lit";

/** Something long that a view has begun: says how far it is, and can be ended. It ends with the view. */
export class Undertaking implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #ending: AbortController | null = null;
  #progress = 0;

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
  async begin<Result>(
    work: (signal: AbortSignal, tell: (progress: number) => void) => Promise<Result | null>,
  ): Promise<Result | null> {
    this.cancel();
    const ending = new AbortController();
    this.#ending = ending;
    this.#tell(0);
    try {
      const result = await work(ending.signal, (progress) => this.#tell(progress));
      return ending.signal.aborted ? null : result;
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

  /** How far it is, and what ends it; nothing while nothing is under way. @param name What is made. */
  bar(name: string): unknown {
    if (!this.busy) return nothing;
    const percent = Math.floor(100 * this.#progress);
    return html`
      <div class="pp-export-work">
        <progress max="100" .value=${percent} aria-label="Making ${name}"></progress>
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
