import { html, nothing } from "lit";
import { margin } from "../../words/en/companion/margin.js";
import { copyButtonCss } from "../shared/buttons/copy-button.css.js";
import { chartCss } from "../shared/chart/chart.css.js";
import { define } from "../shared/controls/define.js";
import { radio } from "../shared/controls/radio.js";
import { uniqueId } from "../shared/controls/unique-id.js";
import { ViewPointer } from "../shared/press/view-pointer.js";
import { type PartView, viewOf } from "../shared/view.js";
import { marginReads, marginReadsAtRest } from "./inputs.js";
import { proofCss } from "./proof/proof.css.js";
import "./proof/pp-proof.js";
import { separabilityCss } from "./separability.css.js";
import { separability } from "./separability.js";

const choices = ["margin", "angle", "distance", "tighten"] as const;

/** What the tab shows of margin and bound. */
class PpMarginChoice extends viewOf(["state.ui.proof"]) {
  readonly #name = uniqueId("pp-margin-choice");

  protected override render(): unknown {
    const chosen = this.frame?.state.ui.proof;
    if (!chosen) return nothing;
    const say = this.say(margin);
    return html`<div class="pp-segments" role="radiogroup" aria-label=${say.choice}>
      ${choices.map(
        (value) => html`<label class="pp-segment">
          ${radio({
            group: this.#name,
            checked: value === chosen,
            choose: () => this.dispatch({ type: "set-ui", ui: { proof: value } }),
          })}<span>${say.choices[value]}</span>
        </label>`,
      )}
    </div>`;
  }
}

define("pp-margin-choice", PpMarginChoice);

/** Whether a hyperplane separates the examples, with its margin and the bound on the updates, or the proof that none does. */
class PpMargin extends viewOf(marginReads, marginReadsAtRest) {
  readonly #pointer = new ViewPointer(this);

  protected override render(): unknown {
    return this.frame ? separability(this.frame, this.dispatch, this.#pointer) : nothing;
  }
}

define("pp-margin", PpMargin);

export const styles: PartView["styles"] = [chartCss, separabilityCss, copyButtonCss, proofCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-margin-choice .frame=${frame} .dispatch=${dispatch}></pp-margin-choice>
    ${
      (frame?.state.ui.proof ?? "margin") === "margin"
        ? html`<pp-margin .frame=${frame} .dispatch=${dispatch}></pp-margin>`
        : html`<pp-proof .frame=${frame} .dispatch=${dispatch}></pp-proof>`
    }`;
