/**
 * How a run is told. Play hurries through correct visits, ever faster the more of them come in a row, and dwells on
 * updates, a little less on each than on the one before. What is still going on after a quarter of a minute goes twice
 * as fast every four seconds: a million visits are told in a minute and a half. All of it begins anew with play.
 */

/** Milliseconds on the first update, and on the first correct visit after one. */
const dwell = 1000;
const glance = 100;
/** What is left of that at the next. */
const nextDwell = 0.9;
const nextGlance = 0.95;
/** Milliseconds at leisure, and those in which the pace doubles from then on. */
const leisure = 15_000;
const doubling = 4000;

export class StoryPace {
  #told = 0;
  /** Milliseconds that have passed and are not spent; below 0 it stays where it is. */
  #left = 0;
  #updates = 0;
  #inARow = 0;

  /** Milliseconds until a visit is due. */
  get rest(): number {
    return Math.max(0, -this.#left);
  }

  /** How many visits are due, if none of them makes an update. */
  get due(): number {
    if (this.#left < 0) return 0;
    // Those of which the pauses between, a geometric series, are over.
    const share = 1 - (this.#left * (1 - nextGlance)) / this.#glance;
    return share > 0 ? 1 + Math.floor(Math.log(share) / Math.log(nextGlance)) : Number.POSITIVE_INFINITY;
  }

  pass(milliseconds: number): void {
    this.#told += milliseconds;
    this.#left += milliseconds;
  }

  /** So many visits have been made, of which the last made an update, or none. */
  tell(visits: number, updated: boolean): void {
    const correct = updated ? visits - 1 : visits;
    this.#left -= (this.#glance * (1 - nextGlance ** correct)) / (1 - nextGlance);
    this.#inARow += correct;
    if (!updated) return;
    this.#left -= (dwell * nextDwell ** this.#updates) / this.#haste;
    this.#updates++;
    this.#inARow = 0;
  }

  /** What the machine could not make in time is let go. */
  letGo(): void {
    this.#left = Math.min(0, this.#left);
  }

  get #glance(): number {
    return (glance * nextGlance ** this.#inARow) / this.#haste;
  }

  get #haste(): number {
    return 2 ** (Math.max(0, this.#told - leisure) / doubling);
  }
}
