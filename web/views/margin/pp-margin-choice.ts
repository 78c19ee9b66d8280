import { html, nothing } from "lit";
import { define } from "../shared/controls/define.js";
import { radio } from "../shared/controls/radio.js";
import { uniqueId } from "../shared/controls/unique-id.js";
import { viewOf } from "../shared/view.js";

const choices = [
  { value: "margin", title: "Margin" },
  { value: "angle", title: "Proof: angle" },
  { value: "distance", title: "Proof: distance" },
  { value: "tighten", title: "Tighten" },
] as const;

/** What the tab shows of margin and bound. */
class PpMarginChoice extends viewOf(["state.ui.proof"]) {
  readonly #name = uniqueId("pp-margin-choice");

  protected override render(): unknown {
    const chosen = this.frame?.state.ui.proof;
    if (!chosen) return nothing;
    return html`<div class="pp-segments" role="radiogroup" aria-label="Margin, proof or edits">
      ${choices.map(
        ({ value, title }) => html`<label class="pp-segment">
          ${radio({
            group: this.#name,
            checked: value === chosen,
            choose: () => this.dispatch({ type: "set-ui", ui: { proof: value } }),
          })}<span>${title}</span>
        </label>`,
      )}
    </div>`;
  }
}

define("pp-margin-choice", PpMarginChoice);
