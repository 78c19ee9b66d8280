import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { define } from "../shared/controls.js";
import { View } from "../shared/view.js";
import { dataSection } from "./data-section.js";
import { benchChanged, type Counts, countLabels } from "./inputs.js";
import { learnerDigest, learnerSection } from "./learner-section.js";
import { orderDigest, orderSection } from "./order-section.js";

/** Where the data, the learner and the order are chosen. */
export class PpBench extends View {
  static override properties = {
    frame: { attribute: false, hasChanged: benchChanged },
  };

  #counts: Counts = { positive: 0, negative: 0 };
  #counted: Int8Array | null = null;

  protected override willUpdate(_changed: PropertyValues<this>): void {
    const labels = this.frame?.examples.label;
    if (!labels || labels === this.#counted) return;
    this.#counted = labels;
    this.#counts = countLabels(labels);
  }

  #section(title: string, digest: string, content: TemplateResult): TemplateResult {
    return html`
      <details class="pp-section" open>
        <summary>
          <h2>${title}</h2>
          <span class="pp-digest">${digest}</span>
        </summary>
        <div class="pp-section-body">${content}</div>
      </details>
    `;
  }

  protected override render(): unknown {
    const { frame, dispatch } = this;
    if (!frame) return nothing;
    const { count } = frame.examples;
    return html`
      ${this.#section("Data", count === 1 ? "1 example" : `${count} examples`, dataSection(frame, this.#counts, dispatch))}
      ${this.#section("Learner", learnerDigest(frame), learnerSection(frame, dispatch))}
      ${this.#section("Order", orderDigest(frame.order), orderSection(frame, dispatch))}
    `;
  }
}

define("pp-bench", PpBench);
