import type uPlot from "uplot";

/**
 * The line at the moment shown. An element rather than a stroke on the canvas: it moves at every visit, the canvas only
 * at every epoch.
 */
export class MomentLine {
  readonly #line = document.createElement("div");
  #plot: uPlot | null = null;
  #moment = 0;

  constructor() {
    this.#line.className = "pp-chart-moment";
  }

  /** Stands on this plot from now on, which has a list of hooks for `draw`. */
  standOn(plot: uPlot): void {
    this.#plot = plot;
    plot.hooks.draw?.push(this.#place);
    plot.over.append(this.#line);
  }

  /** @param moment On the scale of x. */
  moveTo(moment: number): void {
    this.#moment = moment;
    this.#place();
  }

  readonly #place = (): void => {
    if (this.#plot) this.#line.style.transform = `translateX(${this.#plot.valToPos(this.#moment, "x")}px)`;
  };
}
