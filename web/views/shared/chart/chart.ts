import { html, type nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from "lit";
import type { Lazy } from "../../../engine/lazy.js";
import { type Palette, readPalette } from "../canvas/palette.js";
import { ThemeWatch } from "../canvas/surface/theme-watch.js";
import { LazyController } from "../loading/lazy-controller.js";

/** The drawing of a chart, in the colours and the size of type that the theme had when it was made. */
export interface Plot {
  /** In CSS pixels. */
  resize(width: number, height: number): void;
  dispose(): void;
}

/** Where a plot is made. */
export interface ChartArea {
  readonly box: HTMLElement;
  /** An element of the box to read the theme with: see `readPalette`. */
  readonly probe: HTMLElement;
  /** Of the box, in CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** What a lazy folder with the drawing code of a chart exports. */
export interface PlotModule<P extends Plot> {
  createPlot(place: ChartArea): P;
}

interface Host extends ReactiveControllerHost, HTMLElement {
  readonly frame: { readonly state: { readonly ui: { readonly theme: string } } } | null;
}

/**
 * The chart of a view: loads the drawing code once there is a box for it, keeps the plot in the size of the box and in
 * the theme, and takes it away with the view. The view renders `box()` and says how to draw on a plot.
 */
export class Chart<P extends Plot> implements ReactiveController {
  readonly #host: Host;
  readonly #code: LazyController<PlotModule<P>>;
  readonly #draw: (plot: P) => void;
  readonly #isEmpty: () => boolean;
  readonly #themes = new ThemeWatch(readPalette, () => this.#update());
  readonly #sizes = new ResizeObserver(() => this.#fit());
  #box: HTMLElement | null = null;
  /** The one the plot was made in. */
  #palette: Palette | null = null;
  #plot: P | null = null;
  #shown: readonly unknown[] = [];

  /**
   * @param draw Draws what the view shows now. Called after every update of the view, and when there is a new plot.
   * @param isEmpty Whether there is nothing to draw yet: the drawing code waits for the first there is.
   */
  constructor(host: Host, code: Lazy<PlotModule<P>>, draw: (plot: P) => void, isEmpty = () => false) {
    this.#host = host;
    this.#code = new LazyController(host, code);
    this.#draw = draw;
    this.#isEmpty = isEmpty;
    host.addController(this);
  }

  /** Null until it is loaded, and while there is no box. */
  get plot(): P | null {
    return this.#plot;
  }

  /** Whether the plot does not show these yet, which it is to show from now on. */
  isNew(...shown: readonly unknown[]): boolean {
    const before = this.#shown;
    this.#shown = shown;
    return shown.length !== before.length || shown.some((part, k) => part !== before[k]);
  }

  /** The room for the plot, of the height that the class gives it from the start, so that nothing jumps. */
  box(sized: string): TemplateResult {
    return html`<div class="pp-chart-box ${sized}" aria-hidden="true"><span class="pp-chart-probe"></span></div>`;
  }

  /** What stands below the box when the drawing code could not be loaded. */
  failure(): TemplateResult | typeof nothing {
    return this.#code.failure("the chart");
  }

  hostConnected(): void {
    this.#themes.start();
    this.#update();
  }

  hostDisconnected(): void {
    this.#themes.stop();
    this.#leave();
  }

  hostUpdated(): void {
    this.#update();
  }

  #update(): void {
    const box = this.#host.isConnected ? this.#host.querySelector<HTMLElement>(".pp-chart-box") : null;
    if (box !== this.#box) this.#leave();
    if (!box) return;
    if (!this.#isEmpty()) this.#code.load();
    if (!this.#code.module) return;
    this.#make(this.#code.module, box);
    if (this.#plot) this.#draw(this.#plot);
  }

  /** A new plot, unless there is one in this box and in the present theme. */
  #make({ createPlot }: PlotModule<P>, box: HTMLElement): void {
    const probe = box.querySelector<HTMLElement>(".pp-chart-probe");
    const { frame } = this.#host;
    if (!probe || !frame) return;
    const palette = this.#themes.theme(probe, frame.state.ui.theme);
    if (this.#plot && palette === this.#palette) return;
    this.#leave();
    this.#box = box;
    this.#palette = palette;
    this.#plot = createPlot({ box, probe, width: box.clientWidth, height: box.clientHeight });
    this.#sizes.observe(box);
  }

  #leave(): void {
    this.#sizes.disconnect();
    this.#plot?.dispose();
    this.#plot = null;
    this.#box = null;
    this.#shown = [];
  }

  #fit(): void {
    const { clientWidth = 0, clientHeight = 0 } = this.#box ?? {};
    if (clientWidth > 0) this.#plot?.resize(clientWidth, clientHeight);
  }
}
