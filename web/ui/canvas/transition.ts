/** From where something was to where it is, in animation frames of its own: slowly at first, and at the end. */
export class Transition {
  readonly #milliseconds: number;
  #request = 0;
  #share = 1;

  constructor(milliseconds: number) {
    this.#milliseconds = milliseconds;
  }

  /** How far it has come, 0…1; 1 where nothing moves. */
  get share(): number {
    return this.#share;
  }

  /**
   * @param draw called in each animation frame in which it moves, the last time with a share of 1.
   * @param wait milliseconds for which it stays where it was.
   */
  start(draw: () => void, wait = 0): void {
    this.stop();
    this.#share = 0;
    const began = performance.now() + wait;
    const step = (now: number): void => {
      const t = Math.min(1, Math.max(0, (now - began) / this.#milliseconds));
      this.#share = t * t * (3 - 2 * t);
      this.#request = t < 1 ? requestAnimationFrame(step) : 0;
      if (t > 0) draw();
    };
    this.#request = requestAnimationFrame(step);
  }

  /** Where it is at once. */
  stop(): void {
    cancelAnimationFrame(this.#request);
    this.#request = 0;
    this.#share = 1;
  }
}
