import { html, nothing, type TemplateResult } from "lit";
import { define } from "../shared/controls/controls.js";
import { View } from "../shared/view.js";
import "./pp-curves.js";
import "./pp-numbers.js";

/** Several learners in numbers, and learning curves. Empty where there is one learner and nothing held out. */
export class PpCompare extends View {
  protected override render(): TemplateResult | typeof nothing {
    const { frame, dispatch } = this;
    const several = frame !== null && frame.panes.length > 1;
    if (frame === null || !(several || frame.examples.heldOut)) return nothing;
    return html`
      <div class="pp-comparison">
        ${several ? html`<pp-numbers .frame=${frame} .dispatch=${dispatch}></pp-numbers>` : nothing}
        <pp-curves .frame=${frame} .dispatch=${dispatch}></pp-curves>
      </div>
    `;
  }
}

define("pp-compare", PpCompare);
