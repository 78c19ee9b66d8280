/** WebKit refuses a hundred changes of the address in half a minute; some are left to the page around. */
const window = 30_000;
const most = { atOnce: 80, soon: 40 };

/** Milliseconds until a change that nobody waits for is written, with all that come by then. */
const pause = 300;

/** Writes at once or soon, and never so often that a browser refuses it. */
export class Calm {
  /** Returns whether there was anything to write. */
  readonly #write: () => boolean;
  readonly #now: () => number;
  /** When there was a write, within the window. */
  #times: readonly number[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(write: () => boolean, now = () => performance.now()) {
    this.#write = write;
    this.#now = now;
  }

  /** As soon as it may be: at once, unless there have been too many. */
  atOnce(): void {
    this.cancel();
    this.#wait(this.#rest(most.atOnce));
  }

  /** After a pause, with all that is wanted until then. */
  soon(): void {
    if (this.#timer === undefined) this.#wait(Math.max(pause, this.#rest(most.soon)));
  }

  cancel(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #wait(milliseconds: number): void {
    if (milliseconds > 0) this.#timer = setTimeout(this.#act, milliseconds);
    else this.#act();
  }

  readonly #act = (): void => {
    this.#timer = undefined;
    if (this.#write()) this.#times = [...this.#times, this.#now()];
  };

  /** Milliseconds until there have been fewer within the window. */
  #rest(count: number): number {
    const now = this.#now();
    this.#times = this.#times.filter((time) => time > now - window);
    const blocking = this.#times.at(-count);
    return blocking === undefined ? 0 : blocking + window - now;
  }
}
