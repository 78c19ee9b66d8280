/**
 * Whether the space bar is held, which turns a drag into a pan. The bar itself belongs to play and pause: only a drag
 * made while it was held takes its key-up, and its repeats, away from the page.
 */
export class SpaceBar {
  held = false;
  #dragged = false;

  /** A drag began while the bar was held. */
  noteDrag(): void {
    this.#dragged = this.held;
  }

  start(): void {
    addEventListener("keydown", this.#down, true);
    addEventListener("keyup", this.#up, true);
    addEventListener("blur", this.#lost);
  }

  stop(): void {
    removeEventListener("keydown", this.#down, true);
    removeEventListener("keyup", this.#up, true);
    removeEventListener("blur", this.#lost);
    this.#lost();
  }

  readonly #down = (event: KeyboardEvent): void => {
    if (event.key !== " ") return;
    if (!event.repeat) this.#dragged = false;
    this.held = true;
    if (this.#dragged) take(event);
  };

  readonly #up = (event: KeyboardEvent): void => {
    if (event.key !== " ") return;
    if (this.#dragged) take(event);
    this.#lost();
  };

  readonly #lost = (): void => {
    this.held = false;
    this.#dragged = false;
  };
}

function take(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
