/** Milliseconds for which a screen reader is left to what it reads, while visits go by. */
const apart = 4000;

/** What is read out: at rest every visit, while playing one every few seconds. */
export class LiveText {
  #text = "";
  #at = 0;

  /** @param now in milliseconds. */
  of(text: () => string, playing: boolean, now: number): string {
    if (playing && now - this.#at < apart) return this.#text;
    this.#at = now;
    this.#text = text();
    return this.#text;
  }
}
