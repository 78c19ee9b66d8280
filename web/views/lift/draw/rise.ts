/** Milliseconds the points take to rise. */
const DURATION = 240;

/** The points go from the heights they had to those they have, in animation frames of their own. */
export class Rise {
  #request = 0;
  #share = 1;

  /** How far they have come, 0…1. */
  get share(): number {
    return this.#share;
  }

  start(draw: () => void): void {
    this.stop();
    this.#share = 0;
    const began = performance.now();
    const step = (now: number): void => {
      const t = Math.min(1, Math.max(0, (now - began) / DURATION));
      this.#share = t * t * (3 - 2 * t);
      this.#request = t < 1 ? requestAnimationFrame(step) : 0;
      draw();
    };
    this.#request = requestAnimationFrame(step);
  }

  stop(): void {
    cancelAnimationFrame(this.#request);
    this.#request = 0;
    this.#share = 1;
  }
}
