import { html, nothing, svg, type TemplateResult } from "lit";
import { traitsOf } from "../../../state/learners/traits.js";
import { charts } from "../../../words/en/companion/charts.js";
import { Chart } from "../../shared/chart/chart.js";
import { define } from "../../shared/controls/define.js";
import type { FramePick } from "../../shared/frame-paths.js";
import { throttledViewOf } from "../../shared/throttled-view.js";
import { filled } from "../../shared/words/filled.js";
import { descentText, isScaled, nameOf } from "./objective-words.js";
import { createPlot, type ObjectivePlot } from "./plot/index.js";

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
