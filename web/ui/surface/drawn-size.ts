import { magnified, type StageSize } from "../canvas/layer.js";

/** For the last row of a lecture hall everything that is drawn is so many times as large. */
const PRESENTED = 1.6;

/** The size that is drawn in: the same object for as long as it is the same size, as what is drawn is kept for it. */
export class DrawnSize {
  #measured: StageSize | null = null;
  #drawn: StageSize | null = null;

  set measured(size: StageSize) {
    this.#measured = size;
    this.#drawn = null;
  }

  /** Null until it has been measured. @param presented Whether it is for a lecture hall. */
  of(presented: boolean): StageSize | null {
    const times = presented ? PRESENTED : 1;
    if (this.#measured && this.#drawn?.magnification !== times) this.#drawn = magnified(this.#measured, times);
    return this.#drawn;
  }
}
