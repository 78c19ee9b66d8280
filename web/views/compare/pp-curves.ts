import { html, nothing, svg, type TemplateResult } from "lit";
import type { Frame } from "../../state/frame.js";
import { type Palette, readPalette } from "../shared/canvas/palette.js";
import { ThemeWatch } from "../shared/canvas/theme-watch.js";
import { define } from "../shared/controls.js";
import { formatCount } from "../shared/format.js";
import { namesOf } from "../shared/learner-name.js";
import { counted } from "../shared/outcome.js";
import { Kept } from "../shared/reading.js";
import { ThrottledView } from "../shared/throttled-view.js";
import { bestEpoch, type Curves, curvesOf, sizesOf } from "./curves.js";
import type { CurvesPlot, createCurvesPlot } from "./curves-plot.js";
import { curvesSummary } from "./curves-summary.js";

const reads = ["examples", "state.learners", "playback.frontier"] as const;

/** Learning curves: the mistakes of all learners by epoch, and where the lead had better stop. */
export class PpCurves extends ThrottledView {
  #create: typeof createCurvesPlot | null = null;
  #plot: CurvesPlot | null = null;
  readonly #kept = new Kept<(typeof reads)[number], Curves>(...reads);
  #curves: Curves | null = null;
  #drawn: { readonly curves: Curves; readonly lead: number } | null = null;
  #end = 0;
  readonly #resizes = new ResizeObserver(() => this.#fit());
  readonly #palettes = new ThemeWatch(readPalette, () => this.#draw());
  /** The one the plot was made in. */
  #palette: Palette | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#palettes.start();
    this.dispatch({ type: "want-curves", want: true });
    if (this.hasUpdated) void this.#load();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#palettes.stop();
    this.#resizes.disconnect();
    this.#plot?.dispose();
    this.#plot = null;
    this.dispatch({ type: "want-curves", want: false });
  }

  protected override willUpdate(): void {
    if (this.frame) this.#refresh(this.frame);
  }

  protected override firstUpdated(): void {
    void this.#load();
  }

  protected override updated(): void {
    this.#draw();
  }

  protected override render(): TemplateResult {
    const { frame } = this;
    const names = frame ? this.#names(frame) : [];
    const heldOut = frame !== null && frame.examples.heldOut !== null;
    const what = heldOut ? "Share of mistakes by epoch" : "Training mistakes by epoch";
    return html`
      <figure class="pp-curves">
        <figcaption>
          <h2 class="pp-heading">Learning curves</h2>
          <p class="pp-curves-key">${what}${heldOut ? html`: ${key(false)} training, ${key(true)} held-out` : nothing}</p>
        </figcaption>
        <div class="pp-curves-canvas" aria-hidden="true"></div>
        <span class="pp-chart-probe" aria-hidden="true"></span>
        <p class="pp-visually-hidden">${frame ? curvesSummary(frame.panes, names, sizesOf(frame)) : nothing}</p>
        ${frame && heldOut ? this.#renderStop(frame, names) : nothing}
      </figure>
    `;
  }

  /** Early stopping: the best moment of the lead, and the way there. */
  #renderStop(frame: Frame, names: readonly string[]): TemplateResult | typeof nothing {
    const best = bestEpoch(frame.pane.curve);
    if (!best || best.epoch === 0) return nothing;
    const { epoch, mistakes } = best;
    const of = formatCount(sizesOf(frame).heldOut);
    const go = () => this.dispatch({ type: "seek", visit: epoch * frame.pane.epochLength });
    return html`
      <p class="pp-curves-stop">
        <span
          >${names[frame.lead]} makes its own fewest held-out mistakes, ${formatCount(mistakes)} of ${of}, after
          ${counted(epoch, "epoch")}: the best moment to stop it.</span
        >
        <button class="pp-button" type="button" @click=${go}>Go to epoch ${formatCount(epoch)}</button>
      </p>
    `;
  }

  #names({ panes }: Frame): readonly string[] {
    return namesOf(panes.map(({ learner }) => learner)).map(({ title }) => title);
  }

  #refresh(frame: Frame): void {
    const { panes, playback, pane } = frame;
    const made = panes.flatMap(({ curve, finished }) => [curve, finished]);
    this.#curves = this.#kept.of(frame, made, () => curvesOf(panes, sizesOf(frame)));
    // While it grows, the axis is never narrower than a few epochs, so that the first does not fill all.
    this.#end = Math.max(playback.frontier / Math.max(1, pane.epochLength), playback.finished ? 1 : 5);
  }

  #draw(): void {
    const { frame } = this;
    const curves = this.#curves;
    if (!frame || !curves) return;
    this.#make(frame);
    if (!this.#plot) return;
    const { epochLength } = frame.pane;
    const { playback: course } = frame;
    this.#plot.showMoment(course.visit / Math.max(1, epochLength));
    if (this.#drawn?.curves === curves && this.#drawn.lead === frame.lead) return;
    this.#drawn = { curves, lead: frame.lead };
    const { heldOut } = sizesOf(frame);
    const best = bestEpoch(frame.pane.curve);
    const stop = best && { epoch: best.epoch, value: (100 * best.mistakes) / heldOut };
    this.#plot.show({ curves, names: this.#names(frame), lead: frame.lead, end: this.#end, stop });
  }

  /** The drawing code comes after the page can be used: nothing before the first visits needs it. */
  async #load(): Promise<void> {
    this.#create = (await import("./curves-plot.js")).createCurvesPlot;
    const canvas = this.querySelector<HTMLElement>(".pp-curves-canvas");
    if (!this.isConnected || canvas === null) return;
    this.#draw();
    this.#resizes.observe(canvas);
  }

  /** Where there is none yet, a new plot, in the colours and the size of the type of the present theme. */
  #make(frame: Frame): void {
    const canvas = this.querySelector<HTMLElement>(".pp-curves-canvas");
    const probe = this.querySelector<HTMLElement>(".pp-chart-probe");
    if (this.#create === null || canvas === null || probe === null) return;
    const palette = this.#palettes.theme(probe, frame.state.ui.theme);
    if (this.#plot && palette === this.#palette) return;
    this.#palette = palette;
    this.#plot?.dispose();
    this.#plot = this.#create(canvas, probe, canvas.clientWidth, canvas.clientHeight);
    this.#drawn = null;
  }

  #fit(): void {
    const canvas = this.querySelector<HTMLElement>(".pp-curves-canvas");
    if (canvas !== null && canvas.clientWidth > 0) this.#plot?.resize(canvas.clientWidth, canvas.clientHeight);
  }
}

function key(dashed: boolean): TemplateResult {
  return html`<svg class="pp-curves-sample" viewBox="0 0 24 8" aria-hidden="true">
    ${svg`<path d="M0 4h24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-dasharray=${dashed ? "5 4" : "none"} />`}
  </svg>`;
}

define("pp-curves", PpCurves);
