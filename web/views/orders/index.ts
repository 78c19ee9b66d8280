import { html, nothing } from "lit";
import type { Examples } from "../../state/frame.js";
import { orders } from "../../words/en/companion/orders.js";
import { chartCss } from "../shared/chart/chart.css.js";
import { define } from "../shared/controls/define.js";
import { type PartView, viewOf } from "../shared/view.js";
import { headingCss } from "../shared/words/heading.css.js";
import { choicesReads, orderChoices } from "./order-choices.js";
import { ordersCss } from "./orders.css.js";
import { experimentReads } from "./pp-order-experiment.js";
import { stripReads } from "./pp-order-strip.js";
import { randomStarts, startsReads } from "./random-starts.js";

const reads = [...stripReads, ...choicesReads, ...experimentReads, ...startsReads] as const;

/** Order as a subject: the sequence of the visits, what shuffling gains, and what the first weights decide. */
class PpOrders extends viewOf(reads) {
  static override properties = {
    startsSeed: { state: true },
  };

  /** Of the random starts drawn last; 0 before any. */
  declare private startsSeed: number;

  constructor() {
    super();
    this.startsSeed = 0;
  }

  #examples: Examples | null = null;
  #classed = false;

  readonly #nextStarts = (): number => ++this.startsSeed;

  protected override willUpdate(): void {
    const examples = this.frame?.examples ?? null;
    if (examples === this.#examples) return;
    this.#examples = examples;
    this.#classed = examples?.label.some((label) => label > 1) ?? false;
  }

  protected override render(): unknown {
    const { frame, dispatch } = this;
    if (!frame) return nothing;
    const { headings } = this.say(orders);
    return html`
      <div class="pp-orders">
        <div class="pp-orders-sequence">
          <h2 class="pp-heading">${headings.sequence}</h2>
          <pp-order-strip .frame=${frame} .dispatch=${dispatch}></pp-order-strip>
        </div>
        <div class="pp-orders-choose">
          ${orderChoices(frame, this.#classed, dispatch)}
        </div>
        <div class="pp-orders-experiment">
          <h2 class="pp-heading">${headings.experiment}</h2>
          <pp-order-experiment .frame=${frame} .dispatch=${dispatch}></pp-order-experiment>
        </div>
        <div class="pp-orders-starts">
          <h2 class="pp-heading">${headings.starts}</h2>
          ${randomStarts(frame, this.startsSeed, this.#nextStarts, dispatch)}
        </div>
      </div>
    `;
  }
}

define("pp-orders", PpOrders);

export const styles: PartView["styles"] = [headingCss, chartCss, ordersCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-orders .frame=${frame} .dispatch=${dispatch}></pp-orders>`;
