/** Milliseconds of work before the page has its turn again. */
const slice = 24;

/** Steps between two looks at the clock. */
const steps = 256;

/** Lets the page have its turn between slices of long work. */
export class Slices {
  readonly #pause: () => Promise<void>;
  readonly #clock: () => number;
  #since: number;
  #step = 0;

  /** @param pause kept when the work may go on; rejected where it is no longer wanted. */
  constructor(pause: () => Promise<void>, clock = () => performance.now()) {
    this.#pause = pause;
    this.#clock = clock;
    this.#since = clock();
  }

  /** Called once a step. Whether it is time for `rest`. */
  get due(): boolean {
    return ++this.#step % steps === 0 && this.#clock() - this.#since > slice;
  }

  async rest(): Promise<void> {
    await this.#pause();
    this.#since = this.#clock();
  }
}
