import { html, nothing, type TemplateResult } from "lit";
import type { Dispatch } from "../../../state/runs/intent.js";
import { type PointerHost, ViewPointer } from "./view-pointer.js";

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

  /**
   * The picture.
   * @param say What it is, and what is in it.
   * @param id What is in the element with this id and `-help` says which keys it takes.
   * @param over What is drawn over it.
   */
  surface(
    style: string,
    say: { readonly role: string; readonly name: string },
    id: string,
    over: unknown = nothing,
  ): TemplateResult {
    return html`<div
      class="pp-surface ${style}"
      tabindex="0"
      role="application"
      aria-roledescription=${say.role}
      aria-label=${say.name}
      aria-describedby="${id}-help"
      @pointermove=${this.hover}
      @pointerleave=${this.leave}
      @pointerdown=${this.press}
      @keydown=${this.key}
      @blur=${this.leave}
    >
      <canvas class="pp-canvas" aria-hidden="true"></canvas>
      ${over}
    </div>`;
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
