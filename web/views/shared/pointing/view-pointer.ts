import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { Frame, Pointed } from "../../../state/runs/frame.js";
import type { Dispatch } from "../../../state/runs/intent.js";

/** What decides which example every view lights up. */
type LitFrame = Pick<Frame, "selected" | "pointed">;

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
