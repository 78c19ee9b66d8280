import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { Pointed } from "../../../state/runs/frame.js";
import type { Dispatch } from "../../../state/runs/intent.js";
import type { FramePick } from "../frame-paths.js";

/** What decides which example every view lights up. */
export const litReads = ["selected", "pointed"] as const;

type LitFrame = FramePick<(typeof litReads)[number]>;

/** The example that is pointed at, else the one that is chosen. */
export const litExample = ({ selected, pointed }: LitFrame): number | null => pointed?.example ?? selected;

/** All that are lit: the one chosen, and the one pointed at. */
export const litExamples = ({ selected, pointed }: LitFrame): ReadonlySet<number> =>
  new Set([selected, pointed?.example ?? null].filter((example) => example !== null));

/** A view that points. */
export interface PointerHost extends ReactiveControllerHost {
  readonly dispatch: Dispatch;
}

/** What one view points at, for all of them. It takes back only what it has said itself, and that when it goes. */
export class ViewPointer implements ReactiveController {
  readonly #host: PointerHost;
  #own: Pointed | null = null;

  constructor(host: PointerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.to(null);
  }

  to(at: Pointed | null): void {
    if (same(at, this.#own)) return;
    const before = this.#own;
    this.#own = at;
    this.#host.dispatch(({ pointed }) =>
      same(at, pointed) || (at === null && !same(pointed, before)) ? null : { type: "point", at },
    );
  }

  toExample(example: number | null): void {
    this.to(example === null ? null : { example, visit: null });
  }
}

function same(a: Pointed | null, b: Pointed | null): boolean {
  return a === b || (a !== null && b !== null && a.example === b.example && a.visit === b.visit);
}

interface Host extends PointerHost {
  readonly frame: { readonly selected: number | null } | null;
}

/** A picture in which each example has its place. */
interface ExampleHits {
  /** The example under a pointer. */
  at(event: PointerEvent): number | null;
  /** The example that a key goes to from another, null for none; undefined where the key is not for the picture. */
  next(key: string, from: number | null): number | null | undefined;
}

/** What pointer and keys do on a picture of examples: point at one, choose one, go from one to the next. */
export class ExampleInput {
  readonly #host: Host;
  readonly #places: ExampleHits;
  readonly #pointer: ViewPointer;

  constructor(host: Host, places: ExampleHits) {
    this.#host = host;
    this.#places = places;
    this.#pointer = new ViewPointer(host);
  }

  readonly hover = (event: PointerEvent): void => this.#pointer.toExample(this.#places.at(event));

  readonly leave = (): void => this.#pointer.to(null);

  readonly press = (event: PointerEvent): void => this.#choose(this.#places.at(event));

  readonly key = (event: KeyboardEvent): void => {
    const { frame } = this.#host;
    if (!frame || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = this.#places.next(event.key, frame.selected);
    if (next === undefined) return;
    this.#choose(next);
    event.preventDefault();
    event.stopPropagation();
  };

  #choose(example: number | null): void {
    choose(this.#host.dispatch, example);
  }
}

/** Chooses an example for good: it stays when nothing points at it. */
export function choose(dispatch: Dispatch, example: number | null): void {
  dispatch(({ selected }) => (example === selected ? null : { type: "select", example }));
}
