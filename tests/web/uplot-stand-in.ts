/** What is drawn over a plot. */
type Draw = (plot: unknown) => void;

/** What a plot was told: the font of its axes, what is drawn over it, how often data to show, and whether it has gone. */
interface ToldPlot {
  readonly font: string;
  readonly draw: readonly Draw[];
  shown: number;
  gone: boolean;
}

/** The plots there have been, in the order in which they were made. A test that looks at them empties it first. */
export const plots: ToldPlot[] = [];

/** Stands for uPlot, as much of it as charts call: it draws nothing, and notes what it is told. */
export default class StandIn {
  static readonly paths = {};
  readonly hooks = {};
  readonly series = [];
  readonly over = document.createElement("div");
  readonly #told: ToldPlot;

  constructor({
    axes,
    hooks,
  }: { readonly axes: readonly { readonly font: string }[]; readonly hooks?: { draw?: Draw[] } }) {
    this.#told = { font: axes[0]?.font ?? "", draw: hooks?.draw ?? [], shown: 0, gone: false };
    plots.push(this.#told);
  }

  valToPos(): number {
    return 0;
  }

  setSize(): void {}

  setData(): void {
    this.#told.shown++;
  }

  destroy(): void {
    this.#told.gone = true;
  }
}
