import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { Dispatch } from "../../../state/intent.js";

/** Marks the example that a view points at on all others, and no longer once the view points at none. */
class ExamplePointer {
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

interface Host extends ReactiveControllerHost {
  readonly frame: { readonly selected: number | null } | null;
  readonly dispatch: Dispatch;
}

/** A picture in which each example has its place. */
interface ExampleHits {
  /** The example under a pointer. */
  at(event: PointerEvent): number | null;
  /** The example that a key goes to from another, null for none; undefined where the key is not for the picture. */
  next(key: string, from: number | null): number | null | undefined;
}

/** What pointer and keys do on a picture of examples: point at one, choose one, go from one to the next. */
export class ExampleInput implements ReactiveController {
  readonly #host: Host;
  readonly #places: ExampleHits;
  readonly #pointer: ExamplePointer;
  #hovered: number | null = null;

  constructor(host: Host, places: ExampleHits) {
    this.#host = host;
    this.#places = places;
    this.#pointer = new ExamplePointer(() => host.dispatch);
    host.addController(this);
  }

  /** The example that is pointed at. */
  get hovered(): number | null {
    return this.#hovered;
  }

  hostDisconnected(): void {
    this.#hovered = null;
    this.#pointer.point(null);
  }

  readonly hover = (event: PointerEvent): void => {
    const example = this.#places.at(event);
    if (example !== this.#hovered) this.#show(example);
  };

  readonly leave = (): void => {
    if (this.#hovered !== null) this.#show(null);
  };

  readonly press = (event: PointerEvent): void => {
    this.#hovered = null;
    this.#pointer.choose(this.#places.at(event));
  };

  readonly key = (event: KeyboardEvent): void => {
    const { frame } = this.#host;
    if (!frame || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = this.#places.next(event.key, frame.selected);
    if (next === undefined) return;
    this.#pointer.choose(next);
    event.preventDefault();
    event.stopPropagation();
  };

  #show(example: number | null): void {
    this.#hovered = example;
    this.#pointer.point(example);
    this.#host.requestUpdate();
  }
}
