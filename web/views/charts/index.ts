import { css, html, nothing, svg, type TemplateResult } from "lit";
import { traitsOf } from "../../state/learners/traits.js";
import { chartCss } from "../../ui/charts/chart.css.js";
import { Chart } from "../../ui/charts/chart.js";
import { define } from "../../ui/controls/define.js";
import { headingCss } from "../../ui/controls/heading.css.js";
import { filled } from "../../ui/formulas/filled.js";
import { charts } from "../../words/en/companion/charts.js";
import type { FramePick } from "../shared/frame-paths.js";
import { curvesCss } from "../shared/learning-curves/pp-curves.js";
import { throttledViewOf } from "../shared/throttled-view.js";
import type { PartView } from "../shared/view.js";
import { descentText, isScaled, nameOf } from "./objective/objective-words.js";
import { createPlot, type ObjectivePlot } from "./objective/plot/index.js";
import "../shared/learning-curves/pp-curves.js";
import "./pp-charts.js";

const reads = [
  "pane.learner",
  "pane.visit",
  "pane.frontier",
  "pane.epochLength",
  "findings.descent",
  "state.ui.theme",
] as const;

type ObjectiveFrame = FramePick<(typeof reads)[number]>;

/** The criterion that a batch learner descends on, by epoch; and as a faint curve what it was with the settings before. */
class PpObjective extends throttledViewOf(reads) {
  readonly #chart = new Chart(
    this,
    createPlot,
    (plot) => this.#draw(plot),
    () => !this.frame?.findings?.descent,
  );
  protected override render(): TemplateResult | typeof nothing {
    if (!this.#concerned) return nothing;
    const descent = this.frame?.findings?.descent ?? null;
    const { words } = this;
    const { objective: say } = this.say(charts);
    return html`
      <figure class="pp-objective">
        <figcaption>
          <h2 class="pp-heading">${filled(say.title, { J: html`<span class="pp-objective-symbol">J(w)</span>` })}</h2>
        </figcaption>
        ${this.#chart.box("pp-chart-objective")}
        <p class="pp-chart-caption">
          ${say.about}
          ${
            descent?.before
              ? filled(say.curves, {
                  sample: key(false),
                  now: nameOf(descent.now, words),
                  sampleBefore: key(true),
                  before: nameOf(descent.before, words),
                })
              : say.alone
          }
          ${descent && isScaled(descent) ? say.multiple : nothing}
        </p>
        <p class="pp-visually-hidden">${descent ? descentText(descent, words) : nothing}</p>
      </figure>
    `;
  }

  /** Whether the lead descends on a criterion. */
  get #concerned(): boolean {
    const { frame } = this;
    return frame !== null && traitsOf(frame.pane.learner).objective === true;
  }

  #draw(plot: ObjectivePlot): void {
    const { frame } = this;
    const descent = frame?.findings?.descent;
    if (!frame || !descent) return;
    if (this.#chart.isNew(descent)) plot.show(descent);
    plot.showMoment(epochOf(frame));
  }
}

function epochOf({ pane: { visit, epochLength } }: ObjectiveFrame): number {
  return visit / Math.max(1, epochLength);
}

function key(faint: boolean): TemplateResult {
  return html`<svg class="pp-chart-sample" viewBox="0 0 24 8" aria-hidden="true">
    ${svg`<path d="M0 4h24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-dasharray=${faint ? "5 4" : "none"} />`}
  </svg>`;
}

define("pp-objective", PpObjective);

const chartsCss = css`
  .pp-chart[hidden] {
    display: none;
  }

  .pp-chart {
    position: relative;
    cursor: col-resize;
    touch-action: pan-y;
    border-radius: var(--pp-radius);
  }

  .pp-chart-mistakes {
    height: 11em;
  }

  /* In a pane of its own it has the height that the lines below it leave. */
  @container pp-panel (min-height: 26em) {
    .pp-chart-mistakes {
      height: clamp(11em, 100cqh - 10em, 62cqw);
    }

    .pp-chart-pair:has(.pp-objective, .pp-curves) :is(.pp-chart-mistakes, .pp-chart-objective, .pp-chart-curves) {
      height: clamp(11em, 50cqh - 8em, 62cqw);
    }
  }

  .pp-chart-caption,
  .pp-chart-key {
    margin: 0.2em 0 0;
    color: var(--pp-ink-2);
    font-size: 0.9333em;
  }
`;

/** The criterion beside the mistakes. */
const objectiveCss = css`
  .pp-chart-pair {
    gap: 1.5em 2em;
  }

  .pp-objective-symbol {
    font-size: 0.9em;
    font-variant-caps: normal;
    letter-spacing: 0;
  }

  .pp-chart-objective {
    height: 11em;
  }

  @container pp-panel (min-width: 832px) {
    .pp-chart-pair:has(.pp-objective) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

export const styles: PartView["styles"] = [headingCss, chartCss, curvesCss, chartsCss, objectiveCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<div class="pp-columns pp-chart-pair">
    <pp-charts .frame=${frame} .dispatch=${dispatch}></pp-charts>
    <pp-objective .frame=${frame} .dispatch=${dispatch}></pp-objective>
    ${frame?.examples.heldOut ? html`<pp-curves .frame=${frame} .dispatch=${dispatch}></pp-curves>` : nothing}
  </div>`;
