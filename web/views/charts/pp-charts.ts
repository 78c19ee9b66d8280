import { html, nothing, type TemplateResult } from "lit";
import type { Words } from "../../state/document/notation/words.js";
import type { Frame } from "../../state/runs/frame.js";
import { Chart } from "../../ui/charts/chart.js";
import { define, withProperties } from "../../ui/controls/define.js";
import { type ChartsWords, charts } from "../../words/generated/en/charts.js";
import { Memo, runOf } from "../shared/frame-reads.js";
import { ThrottledView } from "../shared/throttled-view.js";
import { createPlot, type MistakesPlot } from "./plot/index.js";
import { type MistakeSeries, type MistakesBefore, mistakesIn, mistakesPerEpoch } from "./series.js";

/** The chart in words. People count epochs from one: epoch 1 is the first pass. */

/** Rows of the table in words: the last ones, oldest first. */
const TABLE_ROWS = 20;

interface Row {
  readonly epochs: string;
  readonly mistakes: string;
}

export function summary(series: MistakeSeries, say: ChartsWords): string {
  const { epochs, group, mean, spread, last } = series;
  if (epochs === 0) return say.noneCompleted;
  const low = (spread?.low ?? mean).reduce((a, b) => Math.min(a, b), Infinity);
  const high = (spread?.high ?? mean).reduce((a, b) => Math.max(a, b), 0);
  if (epochs === 1) return say.onlyEpoch({ made: high });
  return say.summary({ epochs, fewest: low, most: high, last: last ?? 0, group: spread === null ? group : 1 });
}

/** What the marks on the chart are. */
export function key({ group, spread }: MistakeSeries, say: ChartsWords): string | null {
  if (group === 1) return null;
  return spread === null ? say.step({ epochs: group }) : say.stepInBand({ epochs: group });
}

export function tableRows(series: MistakeSeries, words: Words): Row[] {
  const say = words.room(charts);
  const { starts, mean, partial, epochs } = series;
  const first = Math.max(0, mean.length - TABLE_ROWS);
  const rows = Array.from(mean.subarray(first), (mistakes, offset) => ({
    epochs: range(starts[first + offset] ?? 0, starts[first + offset + 1] ?? 0, words),
    mistakes: words.number(mistakes),
  }));
  if (partial === null) return rows;
  return [...rows, { epochs: say.underWay({ epoch: epochs + 1 }), mistakes: say.soFar({ made: partial.mistakes }) }];
}

function range(start: number, end: number, words: Words): string {
  return end - start > 1 ? words.room(charts).range({ first: start + 1, last: end }) : words.count(end);
}

/** The moment shown, against the epochs: for the caption and for the slider. At its end it is still in an epoch. */
export function momentInWords(
  mistakesBefore: MistakesBefore,
  visit: number,
  examples: number,
  say: ChartsWords,
): string {
  const epoch = examples === 0 ? 1 : Math.max(1, Math.ceil(visit / examples));
  const made = mistakesIn(mistakesBefore, (epoch - 1) * examples, visit);
  return say.moment({ epoch, mistakes: made, whole: visit > 0 && visit === epoch * examples });
}

/** Places on the chart's axis, where epoch k (counting from 0) reaches from k to k + 1. */

/** The start of the epoch at a place on the axis, as a visit the run has reached. */
export function visitAt(place: number, examples: number, frontier: number): number {
  const epoch = Math.max(0, Math.floor(place));
  // The last moment starts no epoch, but it is where a run ends, and a pointer at the right edge means it.
  return Math.min(epoch * examples, frontier);
}

const LEAP = 10;

/** Where a key takes the moment shown, or null for a key that means nothing here. */
export function visitAfterKey(key: string, visit: number, examples: number, frontier: number): number | null {
  if (key === "Home") return 0;
  if (key === "End") return frontier;
  const epoch = epochAfterKey(key, visit / examples);
  return epoch === null ? null : Math.min(Math.max(epoch * examples, 0), frontier);
}

function epochAfterKey(key: string, now: number): number | null {
  switch (key) {
    case "ArrowRight":
    case "ArrowUp":
      return Math.floor(now) + 1;
    case "ArrowLeft":
    case "ArrowDown":
      return Math.ceil(now) - 1;
    case "PageUp":
      return Math.floor(now) + LEAP;
    case "PageDown":
      return Math.ceil(now) - LEAP;
    default:
      return null;
  }
}

/** Mistakes per epoch up to the frontier, with a line at the moment shown. */
class PpCharts extends withProperties(ThrottledView, { tableOpen: false }) {
  private readonly chart = new Chart(
    this,
    createPlot,
    (plot) => this.draw(plot),
    () => !this.frame?.pane.frontier,
  );
  private series: MistakeSeries | null = null;
  private readonly seriesMemo = new Memo<MistakeSeries>();
  private pressed = false;

  protected override willUpdate(): void {
    const { frame } = this;
    if (frame === null) return;
    const { mistakesBefore, frontier, frontierUpdates, epochLength } = frame.pane;
    this.series = this.seriesMemo.of(frame, [...runOf(frame), frontier, frontierUpdates], () =>
      mistakesPerEpoch(mistakesBefore, frontier, epochLength),
    );
  }

  protected override render(): TemplateResult {
    const say = this.say(charts);
    const series = this.series;
    const marks = series && key(series, say);
    const trains = this.frame?.pane.current !== null;
    return html`
      <div class="pp-charts">
        <h2 class="pp-heading">${say.title}</h2>
        ${this.renderPlot()}
        <p class="pp-note">${this.moment()}</p>
        ${marks && trains ? html`<p class="pp-note">${marks}</p>` : nothing}
        ${series && trains ? html`<p class="pp-visually-hidden">${summary(series, say)}</p> ${series.epochs > 0 ? this.renderTable(series) : nothing}` : nothing}
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
        aria-label=${this.say(charts).epochShown}
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
        ${this.chart.box("pp-chart-mistakes")}
      </div>
    `;
  }

  private renderTable(series: MistakeSeries): TemplateResult {
    const say = this.say(charts);
    const rows = this.tableOpen ? tableRows(series, this.words) : [];
    const onToggle = (event: Event) => {
      this.tableOpen = (event.currentTarget as HTMLDetailsElement).open;
    };
    return html`
      <details class="pp-unfolds pp-chart-table" @toggle=${onToggle}>
        <summary>${say.table}</summary>
        <table>
          <caption>${series.mean.length > TABLE_ROWS ? say.lastRows({ rows: TABLE_ROWS, all: series.mean.length }) : nothing}</caption>
          <thead>
            <tr>
              <th scope="col">${series.group > 1 ? say.columns.epochs : say.columns.epoch}</th>
              <th scope="col">${series.group > 1 ? say.columns.mean : say.columns.mistakes}</th>
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
    const say = this.say(charts);
    const frame = this.frame;
    if (frame === null || frame.pane.obstacle !== null) return say.nothing;
    if (frame.pane.current === null) return say.noEpochs;
    return momentInWords(frame.pane.mistakesBefore, frame.pane.visit, frame.pane.epochLength, say);
  }

  private draw(plot: MistakesPlot): void {
    const { frame, series } = this;
    if (frame === null || series === null) return;
    if (this.chart.isNew(series)) plot.show(series);
    plot.showMoment(frame.pane.visit / Math.max(1, frame.pane.epochLength));
  }

  private readonly onKey = (event: KeyboardEvent): void => {
    if (this.frame === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const keyed = ({ pane: { visit, epochLength, frontier } }: Frame): number | null =>
      epochLength > 0 ? visitAfterKey(event.key, visit, epochLength, frontier) : null;
    if (keyed(this.dispatch.now()) === null) return;
    event.preventDefault();
    event.stopPropagation();
    this.dispatch((now) => {
      const visit = keyed(now);
      return visit === null ? null : { type: "seek", visit };
    });
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
    const { plot } = this.chart;
    if (this.frame === null || plot === null) return;
    const epoch = plot.epochAt(clientX);
    this.dispatch(({ pane }) => {
      const visit = visitAt(epoch, pane.epochLength, pane.frontier);
      return pane.epochLength > 0 && visit !== pane.visit ? { type: "seek", visit } : null;
    });
  }
}

define("pp-charts", PpCharts);
