import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { define } from "../shared/controls.js";
import { Kept, runReads } from "../shared/reading.js";
import { ThrottledView } from "../shared/throttled-view.js";
import { visitAfterKey, visitAt } from "./epoch-time.js";
import type { createMistakesPlot, MistakesPlot } from "./mistakes-plot.js";
import { type MistakeSeries, mistakesPerEpoch } from "./series.js";
import { key, momentInWords, summary, TABLE_ROWS, tableRows } from "./summary.js";

const reads = [...runReads, "pane.frontier", "pane.frontierUpdates"] as const;

/** Mistakes per epoch up to the frontier, with a line at the moment shown. */
export class PpCharts extends ThrottledView {
  static override properties = {
    tableOpen: { state: true },
  };

  declare private tableOpen: boolean;

  private create: typeof createMistakesPlot | null = null;
  private plot: MistakesPlot | null = null;
  private series: MistakeSeries | null = null;
  private drawn: MistakeSeries | null = null;
  private readonly kept = new Kept<(typeof reads)[number], MistakeSeries>(...reads);
  private pressed = false;
  private readonly resizes = new ResizeObserver(() => this.fit());
  private readonly themeChanges = ["(prefers-color-scheme: dark)", "(forced-colors: active)"].map((query) =>
    matchMedia(query),
  );

  constructor() {
    super();
    this.tableOpen = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    for (const query of this.themeChanges) query.addEventListener("change", this.rebuild);
    if (this.hasUpdated) void this.load();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const query of this.themeChanges) query.removeEventListener("change", this.rebuild);
    this.resizes.disconnect();
    this.plot?.dispose();
    this.plot = null;
  }

  protected override willUpdate(): void {
    const { frame } = this;
    if (frame === null) return;
    const { mistakesBefore, frontier, epochLength } = frame.pane;
    this.series = this.kept.of(frame, [], () => mistakesPerEpoch(mistakesBefore, frontier, epochLength));
  }

  protected override firstUpdated(): void {
    void this.load();
  }

  protected override updated(changed: PropertyValues<this>): void {
    const before = changed.get("frame");
    if (before && before.state.ui.theme !== this.frame?.state.ui.theme) this.rebuild();
    this.draw();
  }

  protected override render(): TemplateResult {
    const series = this.series;
    const marks = series && key(series);
    const trains = this.frame?.pane.current !== null;
    return html`
      <div class="pp-charts">
        <h2 class="pp-heading">Mistakes per epoch</h2>
        ${this.renderPlot()}
        <p class="pp-chart-caption">${this.moment()}</p>
        ${marks && trains ? html`<p class="pp-chart-key">${marks}</p>` : nothing}
        ${series && trains ? html`<p class="pp-visually-hidden">${summary(series)}</p> ${series.epochs > 0 ? this.renderTable(series) : nothing}` : nothing}
      </div>
    `;
  }

  private renderPlot(): TemplateResult {
    const frame = this.frame;
    const examples = Math.max(1, frame?.pane.epochLength ?? 1);
    return html`
      <div
        class="pp-chart"
        ?hidden=${frame?.pane.current === null}
        role="slider"
        tabindex="0"
        aria-label="Epoch shown"
        aria-valuemin="0"
        aria-valuemax=${Math.ceil((frame?.pane.frontier ?? 0) / examples)}
        aria-valuenow=${Math.floor((frame?.pane.visit ?? 0) / examples)}
        aria-valuetext=${this.moment()}
        @keydown=${this.onKey}
        @pointerdown=${this.onPress}
        @pointermove=${this.onDrag}
        @pointerup=${this.onRelease}
        @pointercancel=${this.onRelease}
      >
        <div class="pp-chart-canvas"></div>
        <span class="pp-chart-probe" aria-hidden="true"></span>
      </div>
    `;
  }

  private renderTable(series: MistakeSeries): TemplateResult {
    const rows = this.tableOpen ? tableRows(series) : [];
    const onToggle = (event: Event) => {
      this.tableOpen = (event.currentTarget as HTMLDetailsElement).open;
    };
    return html`
      <details class="pp-chart-table" @toggle=${onToggle}>
        <summary>Table</summary>
        <table>
          <caption>${series.mean.length > TABLE_ROWS ? `The last ${TABLE_ROWS} of ${series.mean.length} rows` : nothing}</caption>
          <thead>
            <tr>
              <th scope="col">${series.group > 1 ? "epochs" : "epoch"}</th>
              <th scope="col">${series.group > 1 ? "mistakes (mean)" : "mistakes"}</th>
            </tr>
          </thead>
          <tbody>
            ${rows.map((row) => html`<tr><th scope="row">${row.epochs}</th><td>${row.mistakes}</td></tr>`)}
          </tbody>
        </table>
      </details>
    `;
  }

  private moment(): string {
    const frame = this.frame;
    if (frame === null || frame.pane.obstacle !== null) return "Nothing to train on yet";
    if (frame.pane.current === null)
      return "This learner is complete before the first visit: it has no epochs to learn in.";
    return momentInWords(frame.pane.mistakesBefore, frame.pane.visit, frame.pane.epochLength, frame.pane.frontier);
  }

  private draw(): void {
    if (this.plot === null || this.frame === null || this.series === null) return;
    const moment = this.frame.pane.visit / Math.max(1, this.frame.pane.epochLength);
    if (this.drawn === this.series) {
      this.plot.showMoment(moment);
      return;
    }
    this.drawn = this.series;
    this.plot.show(this.series, moment);
  }

  /** The drawing code comes after the page can be used: nothing before the first visits needs it. */
  private async load(): Promise<void> {
    this.create = (await import("./mistakes-plot.js")).createMistakesPlot;
    const canvas = this.querySelector<HTMLElement>(".pp-chart-canvas");
    if (!this.isConnected || canvas === null) return;
    this.rebuild();
    this.resizes.observe(canvas);
  }

  /** A new plot, in the colours and the size of the type of the present theme. */
  private readonly rebuild = (): void => {
    const canvas = this.querySelector<HTMLElement>(".pp-chart-canvas");
    const probe = this.querySelector<HTMLElement>(".pp-chart-probe");
    if (this.create === null || canvas === null || probe === null) return;
    this.plot?.dispose();
    this.plot = this.create(canvas, probe, canvas.clientWidth, canvas.clientHeight);
    this.drawn = null;
    this.draw();
  };

  private fit(): void {
    const canvas = this.querySelector<HTMLElement>(".pp-chart-canvas");
    if (canvas !== null && canvas.clientWidth > 0) this.plot?.resize(canvas.clientWidth, canvas.clientHeight);
  }

  private readonly onKey = (event: KeyboardEvent): void => {
    const frame = this.frame;
    if (frame === null || frame.pane.epochLength === 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const visit = visitAfterKey(event.key, frame.pane.visit, frame.pane.epochLength, frame.pane.frontier);
    if (visit === null) return;
    event.preventDefault();
    event.stopPropagation();
    this.dispatch({ type: "seek", visit });
  };

  private readonly onPress = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    this.pressed = true;
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    this.seekTo(event.clientX);
  };

  private readonly onDrag = (event: PointerEvent): void => {
    if (this.pressed) this.seekTo(event.clientX);
  };

  private readonly onRelease = (): void => {
    this.pressed = false;
  };

  private seekTo(clientX: number): void {
    const frame = this.frame;
    if (frame === null || this.plot === null || frame.pane.epochLength === 0) return;
    const visit = visitAt(this.plot.epochAt(clientX), frame.pane.epochLength, frame.pane.frontier);
    if (visit !== frame.pane.visit) this.dispatch({ type: "seek", visit });
  }
}

define("pp-charts", PpCharts);
