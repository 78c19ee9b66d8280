/** Milliseconds of work before the page has its turn again. */
const slice = 24;

/** Lets the page have its turn in long work; rejected where that is not wanted any more. @param share how much is done, 0…1. */
export type Pause = (share: number) => Promise<void>;

/** The pause of a part of longer work, which is all of that from one share to another. */
export function partOf(pause: Pause, from: number, to: number): Pause {
  return (share) => pause(from + (to - from) * share);
}

/** Steps between two looks at the clock. */
const steps = 256;

/** Lets the page have its turn between slices of long work. */
export class Slices {
  readonly #pause: Pause;
  readonly #clock: () => number;
  #since: number;
  #step = 0;

  constructor(pause: Pause, clock = () => performance.now()) {
    this.#pause = pause;
    this.#clock = clock;
    this.#since = clock();
  }

  /** Called once a step. Whether it is time for `rest`. */
  get due(): boolean {
    return ++this.#step % steps === 0 && this.#clock() - this.#since > slice;
  }

  async rest(share: number): Promise<void> {
    await this.#pause(share);
    this.#since = this.#clock();
  }
}
