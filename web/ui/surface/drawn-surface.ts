import type { ReactiveController, ReactiveControllerHost } from "lit";
import { readTheme, type StageTheme } from "../canvas/colors.js";
import { placeOf, type StageSize } from "../canvas/layer.js";
import { DrawnSize } from "./drawn-size.js";
import { SizeWatch } from "./size-watch.js";
import { ThemeWatch } from "./theme-watch.js";

interface Appearance {
  readonly theme: string;
  readonly present: boolean;
}

/**
 * The one surface of a view, which comes and goes with what there is to draw: its size, its colours, and a new drawing
 * after every update of the view and every change of either. The view renders a `.pp-surface`, and an empty hidden
 * `.pp-probe` at which the colours are read.
 */
export class DrawnSurface implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #paint: () => void;
  readonly #themes: ThemeWatch<StageTheme>;
  readonly #sizes = new DrawnSize();
  #watch: SizeWatch | null = null;
  #element: Element | null = null;

  constructor(host: ReactiveControllerHost & HTMLElement, paint: () => void) {
    this.#host = host;
    this.#paint = paint;
    this.#themes = new ThemeWatch(readTheme, () => host.requestUpdate());
    host.addController(this);
  }

  hostConnected(): void {
    this.#themes.start();
  }

  hostDisconnected(): void {
    this.#themes.stop();
    this.#watch?.stop();
    this.#element = null;
  }

  hostUpdated(): void {
    const surface = this.#host.querySelector(".pp-surface");
    if (surface !== this.#element) this.#follow(surface);
    else this.#watch?.check();
    this.#paint();
  }

  /** Null until it has been measured. */
  size({ present }: Appearance): StageSize | null {
    return this.#sizes.of(present);
  }

  /** Null where the view renders no probe. */
  theme({ theme }: Appearance): StageTheme | null {
    const probe = this.#host.querySelector<HTMLElement>(".pp-probe");
    return probe && this.#themes.theme(probe, theme);
  }

  /** Where a pointer is on the surface, in the pixels that are drawn in. */
  placeOf(event: MouseEvent, { present }: Appearance): { readonly x: number; readonly y: number } {
    return placeOf(event, this.#sizes.of(present)?.magnification ?? 1);
  }

  #follow(surface: Element | null): void {
    this.#watch?.stop();
    this.#element = surface;
    this.#watch = surface && new SizeWatch(surface, (size) => this.#resize(size));
    this.#watch?.start();
  }

  #resize(size: StageSize): void {
    this.#sizes.measured = size;
    requestAnimationFrame(() => this.#host.isConnected && this.#paint());
  }
}
