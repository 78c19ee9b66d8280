/** Turns any number of wishes to be at a visit into at most one a painted frame: the last one. */
export class Scrubber {
  readonly #seek: (visit: number) => void;
  #wanted = 0;
  #request = 0;

  constructor(seek: (visit: number) => void) {
    this.#seek = seek;
  }

  to(visit: number): void {
    this.#wanted = visit;
    this.#request ||= requestAnimationFrame(() => {
      this.#request = 0;
      this.#seek(this.#wanted);
    });
  }

  cancel(): void {
    cancelAnimationFrame(this.#request);
    this.#request = 0;
  }
}
