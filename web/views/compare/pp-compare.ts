import { html, nothing, type TemplateResult } from "lit";
import { CalmView } from "../shared/calm-view.js";
import { define } from "../shared/controls.js";
import { comparisonTable } from "./comparison-table.js";
import "./pp-curves.js";

/** Several learners in numbers, and learning curves. Empty where there is one learner and nothing held out. */
export class PpCompare extends CalmView {
  protected override render(): TemplateResult | typeof nothing {
    const { frame, dispatch } = this;
    const several = frame !== null && frame.panes.length > 1;
    if (frame === null || !(several || frame.examples.heldOut)) return nothing;
    return html`
      <div class="pp-comparison">
        ${several ? html`<div class="pp-comparison-numbers">${comparisonTable(frame, dispatch)}</div>` : nothing}
        <pp-curves .frame=${frame} .dispatch=${dispatch}></pp-curves>
      </div>
    `;
  }
}

define("pp-compare", PpCompare);
