import { html, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from "lit";
import { FrameResizeObserver } from "../page/frame-resize-observer.js";
import { DrawnSurface } from "../surface/drawn-surface.js";
import { type Palette, readPalette } from "./axes.js";

/** The drawing of a chart, in the colours and the size of type that the theme had when it was made. */
export interface Plot {
  /** In CSS pixels. */
  resize(width: number, height: number): void;
  dispose(): void;
}

/** Where a plot is made. */
export interface ChartArea<Words> {
  readonly box: HTMLElement;
  /** An element of the box to read the theme with: see `readPalette`. */
  readonly probe: HTMLElement;
  /** Of the box, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** For what is written on it. */
  readonly words: Words;
}

interface Host<Words> extends ReactiveControllerHost, HTMLElement {
  readonly frame: { readonly state: { readonly ui: { readonly theme: string } }; readonly words: Words } | null;
}

/**
 * The chart of a view: keeps the plot in the size of its box and in the theme, and takes it away with the view. The view
 * renders `box()` and says how to draw on a plot.
 */
export class Chart<P extends Plot, Words> implements ReactiveController {
  readonly #host: Host<Words>;
  readonly #create: (place: ChartArea<Words>) => P;
  readonly #draw: (plot: P) => void;
  readonly #isEmpty: () => boolean;
  readonly #surface: DrawnSurface<Palette>;
  readonly #sizes = new FrameResizeObserver(() => this.#fit());
  #box: HTMLElement | null = null;
  /** Those that the plot was made in. */
  #palette: Palette | null = null;
  #words: Words | null = null;
  #plot: P | null = null;
  #shown: readonly unknown[] = [];

  /**
   * @param draw Draws what the view shows now. Called after every update of the view, and when there is a new plot.
   * @param isEmpty Whether there is nothing to draw yet: there is no plot until there is.
   */
  constructor(
    host: Host<Words>,
    create: (place: ChartArea<Words>) => P,
    draw: (plot: P) => void,
    isEmpty = () => false,
  ) {
    this.#host = host;
    this.#create = create;
    this.#draw = draw;
    this.#isEmpty = isEmpty;
    this.#surface = new DrawnSurface(host, readPalette, () => this.#update(), { probe: ".pp-chart-probe" });
    host.addController(this);
  }

  /** Null while there is no box, or nothing to draw. */
  get plot(): P | null {
    return this.#plot;
  }

  /** Whether the plot does not show these yet, which it is to show from now on. */
  isNew(...shown: readonly unknown[]): boolean {
    const before = this.#shown;
    this.#shown = shown;
    return shown.length !== before.length || shown.some((part, k) => part !== before[k]);
  }

  /** The room for the plot, as high from the start as a chart is or as the class says, so that nothing jumps. */
  box(sized = ""): TemplateResult {
    return html`<div class="pp-chart-box ${sized}" aria-hidden="true"><span class="pp-chart-probe"></span></div>`;
  }

  hostDisconnected(): void {
    this.#leave();
  }

  #update(): void {
    const box = this.#host.isConnected ? this.#host.querySelector<HTMLElement>(".pp-chart-box") : null;
    if (box !== this.#box) this.#leave();
    if (!box) return;
    if (!this.#plot && this.#isEmpty()) return;
    this.#make(box);
    if (this.#plot) this.#draw(this.#plot);
  }

  /** A new plot, unless there is one in this box, in the present theme and language. */
  #make(box: HTMLElement): void {
    const probe = box.querySelector<HTMLElement>(".pp-chart-probe");
    const { frame } = this.#host;
    if (!probe || !frame) return;
    const palette = this.#surface.theme(frame.state.ui.theme);
    const { words } = frame;
    if (this.#plot && palette === this.#palette && words === this.#words) return;
    this.#leave();
    this.#box = box;
    this.#palette = palette;
    this.#words = words;
    this.#plot = this.#create({ box, probe, width: box.clientWidth, height: box.clientHeight, words });
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
