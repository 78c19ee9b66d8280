import type { Dispatch } from "../../../state/intent.js";

/** Marks the example that a view points at on all others, and no longer once the view points at none. */
export class ExamplePointer {
  readonly #dispatch: () => Dispatch;
  #marked: number | null = null;

  constructor(dispatch: () => Dispatch) {
    this.#dispatch = dispatch;
  }

  /** What is marked stays where someone else has chosen it since. */
  point(example: number | null): void {
    if (example === this.#marked) return;
    const before = this.#marked;
    this.#marked = example;
    this.#dispatch()(({ selected }) =>
      example === selected || (example === null && selected !== before) ? null : { type: "select", example },
    );
  }

  /** Chooses it for good: it stays when the view points at none. */
  choose(example: number | null): void {
    this.#marked = null;
    this.#dispatch()(({ selected }) => (example === selected ? null : { type: "select", example }));
  }
}
