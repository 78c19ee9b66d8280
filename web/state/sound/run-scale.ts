/** Margins as shares of the largest that the run has had so far: runs differ by powers of ten. */
export class RunScale {
  #largest = 0;

  /** −1…1; 0 for a margin of 0, and for one that is no number. */
  shareOf(margin: number): number {
    if (!Number.isFinite(margin)) return 0;
    this.#largest = Math.max(this.#largest, Math.abs(margin));
    return this.#largest === 0 ? 0 : margin / this.#largest;
  }
}
