import { html, nothing } from "lit";
import chartCss from "../../ui/charts/chart.css?inline";
import { radio } from "../../ui/controls/choices.js";
import copyButtonCss from "../../ui/controls/copy-button.css?inline";
import { define, uniqueId } from "../../ui/controls/define.js";
import { margin } from "../../words/generated/en/margin.js";
import { ViewPointer } from "../shared/pointing/view-pointer.js";
import { type PartView, View } from "../shared/view.js";
import { separability } from "./separability.js";
import "./proof/pp-proof.js";
import marginCss from "./margin.css?inline";

const choices = ["margin", "angle", "distance", "tighten"] as const;

/** What the tab shows of margin and bound. */
class PpMarginChoice extends View {
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
class PpMargin extends View {
  readonly #pointer = new ViewPointer(this);

  protected override render(): unknown {
    return this.frame ? separability(this.frame, this.dispatch, this.#pointer) : nothing;
  }
}

define("pp-margin", PpMargin);

export const styles: PartView["styles"] = [chartCss, marginCss, copyButtonCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-margin-choice .frame=${frame} .dispatch=${dispatch}></pp-margin-choice>
    ${
      (frame?.state.ui.proof ?? "margin") === "margin"
        ? html`<pp-margin .frame=${frame} .dispatch=${dispatch}></pp-margin>`
        : html`<pp-proof .frame=${frame} .dispatch=${dispatch}></pp-proof>`
    }`;
