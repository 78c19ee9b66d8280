import { html, nothing, type TemplateResult } from "lit";
import { define } from "../shared/controls/controls.js";
import { View } from "../shared/view.js";
import "./pp-curves.js";
import "./pp-numbers.js";
import "./splits/pp-splits.js";

/** Several learners in numbers, and learning curves; where examples are held out, also over many splits. */
export class PpCompare extends View {
  protected override render(): TemplateResult | typeof nothing {
    const { frame, dispatch } = this;
    if (frame === null) return nothing;
    const several = frame.panes.length > 1;
    const heldOut = frame.examples.heldOut !== null;
    if (!several && !heldOut) return nothingToCompare;
    return html`
      <div class="pp-comparison">
        ${several ? html`<pp-numbers .frame=${frame} .dispatch=${dispatch}></pp-numbers>` : nothing}
        <pp-curves .frame=${frame} .dispatch=${dispatch}></pp-curves>
        ${heldOut ? html`<pp-splits .frame=${frame} .dispatch=${dispatch}></pp-splits>` : nothing}
      </div>
    `;
  }
}

const nothingToCompare = html`<p class="pp-comparison-none">
  One learner is trained, on all examples. Add another one by “Compare” above the stage, or hold examples out among the
  settings of the data: then this is where they are compared.
</p>`;

define("pp-compare", PpCompare);
