/** WebKit refuses a hundred changes of the URL in half a minute; some are left to the host page. */
const window = 30_000;
const most = { atOnce: 80, soon: 40 };

/** Milliseconds during which changes that are not urgent are collected. */
const pause = 300;

/** Writes now or soon, and never so often that a browser refuses it. */
export class UrlWriteThrottle {
  /** Returns whether it wrote anything. */
  readonly #write: () => boolean;
  readonly #now: () => number;
  /** The times of the writes within the window. */
  #times: readonly number[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(write: () => boolean, now = () => performance.now()) {
    this.#write = write;
    this.#now = now;
  }

  /** Writes at once, or as soon as the limit allows. */
  writeNow(): void {
    this.cancel();
    this.#wait(this.#rest(most.atOnce));
  }

  /** Writes after a pause. Further calls until then have no effect. */
  writeSoon(): void {
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

  /** Milliseconds until fewer than `count` writes are within the window. */
  #rest(count: number): number {
    const now = this.#now();
    this.#times = this.#times.filter((time) => time > now - window);
    const blocking = this.#times.at(-count);
    return blocking === undefined ? 0 : blocking + window - now;
  }
}
