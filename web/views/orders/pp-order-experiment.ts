import { html, nothing, type TemplateResult } from "lit";
import type { ExperimentView } from "../../state/runs/frame.js";
import { Chart } from "../../ui/charts/chart.js";
import { define, withProperties } from "../../ui/controls/define.js";
import { type OrderExperimentWords, orderExperiment } from "../../words/generated/en/orderExperiment.js";
import { paragraph } from "../../words/phrase.js";
import { numberField } from "../shared/controls/number-field.js";
import { obstacleOffers, offerButtons } from "../shared/offers/offer.js";
import { View } from "../shared/view.js";
import { drawnCurves, experimentObstacle, plotKey, summary, tableRows, triedOrder } from "./experiment-words.js";
import { createPlot, type ExperimentPlot } from "./plot/index.js";

/** While runs are made, the chart takes in what is new at most this often. */
const REFRESH_MS = 150;

const SEEDS = { min: 1, max: 2000, whole: true };
const EPOCHS = { min: 1, max: 200, whole: true };

/** Shuffling the examples every epoch, once, or never: the mistakes of each over many seeds. */
class PpOrderExperiment extends withProperties(View, { seeds: 200, epochs: 12, tableOpen: false }) {
  readonly #chart = new Chart(
    this,
    (area) => createPlot(area, this.say(orderExperiment)),
    (plot) => this.#draw(plot),
  );

  protected override render(): unknown {
    const { frame } = this;
    if (!frame) return nothing;
    const { experiment } = frame;
    const say = this.say(orderExperiment);
    return html`
      <p class="pp-prose">${say.about}</p>
      ${this.#renderForm(frame, say)}
      ${experiment ? this.#renderResult(experiment, say) : nothing}
      <p class="pp-prose pp-apart" role="status">${
        experiment && !experiment.running ? this.#outcome(experiment, say) : nothing
      }</p>
      ${experiment && experiment.done > 0 ? this.#renderTable(experiment, say) : nothing}
    `;
  }

  #renderForm(frame: NonNullable<this["frame"]>, say: OrderExperimentWords): TemplateResult {
    const running = frame.experiment?.running ?? false;
    const obstacle = running ? null : experimentObstacle(frame.pane, frame.words);
    const idle = obstacle !== null;
    return html`
      <div class="pp-orders-form">
        ${this.#field("seeds", SEEDS, 10)} ${this.#field("epochs", EPOCHS, 1)}
        <button class="pp-button ${running || idle ? "" : "pp-button-primary"}" type="button" ?disabled=${idle} aria-describedby=${idle ? "pp-orders-no-run" : nothing} @click=${this.#press}>
          ${running ? say.cancel : say.run}
        </button>
      </div>
      ${
        idle
          ? html`<p class="pp-hint" id="pp-orders-no-run">${obstacle}</p>
              ${offerButtons(obstacleOffers(frame), frame, this.dispatch)}`
          : nothing
      }
    `;
  }

  #field(name: "seeds" | "epochs", rule: typeof SEEDS, step: number): TemplateResult {
    const label = this.say(orderExperiment)[name];
    return numberField({
      ...{ words: this.words, id: `pp-orders-${name}`, label, rule: { ...rule, name: label }, step },
      ...{ layout: "stacked", value: this[name] },
      commit: (value) => {
        this[name] = value;
      },
    });
  }

  #renderResult(experiment: ExperimentView, say: OrderExperimentWords): TemplateResult {
    const { done, total, running } = experiment;
    return html`
      <p class="pp-line pp-work pp-note">
        ${running ? html`<progress max=${total} value=${done} aria-label=${say.runsMade}></progress>` : nothing}
        <span>${running || done < total ? say.progress({ done, total }) : say.done({ done, total })}</span>
      </p>
      ${this.#chart.box()}
      <p class="pp-hint">${plotKey(experiment, this.words)}</p>
    `;
  }

  #outcome(experiment: ExperimentView, say: OrderExperimentWords): string {
    const { done, total } = experiment;
    return paragraph(this.words, done < total ? say.cancelled({ done, total }) : "", summary(experiment, this.words));
  }

  #renderTable(experiment: ExperimentView, say: OrderExperimentWords): TemplateResult {
    const toggle = (event: Event) => {
      this.tableOpen = (event.currentTarget as HTMLDetailsElement).open;
    };
    // A table that changes ten times a second cannot be read.
    const rows = this.tableOpen && !experiment.running ? tableRows(experiment, this.words) : [];
    return html`
      <details class="pp-unfolds pp-chart-table" @toggle=${toggle}>
        <summary>${say.table}</summary>
        <div class="pp-scroll-y" tabindex="0" role="region" aria-label=${say.tableName}>
          <table>
            <caption>${say.caption}</caption>
            <thead>
              <tr>
                <th scope="col">${say.epoch}</th>
                ${drawnCurves(experiment).map(({ order }) => html`<th scope="col">${say.names[triedOrder(order)]}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${rows.map(
                ({ epoch, cells }) =>
                  html`<tr><th scope="row">${epoch}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`,
              )}
            </tbody>
          </table>
        </div>
      </details>
    `;
  }

  /** One button for both, so that the focus stays where it is when a run begins and ends. */
  readonly #press = (): void => {
    const { seeds, epochs } = this;
    this.dispatch(({ experiment }) =>
      experiment?.running ? { type: "cancel-experiment" } : { type: "run-experiment", seeds, epochs },
    );
  };

  #draw(plot: ExperimentPlot): void {
    const experiment = this.frame?.experiment;
    if (!experiment) return;
    const shown = experiment.running ? Math.floor(performance.now() / REFRESH_MS) : experiment;
    if (this.#chart.isNew(shown)) plot.show(experiment);
  }
}

define("pp-order-experiment", PpOrderExperiment);
