import { html, nothing, type TemplateResult } from "lit";
import { define } from "../shared/controls/controls.js";
import { View } from "../shared/view.js";
import "./sentence/pp-sentence.js";
import "./weights/pp-weights.js";

/** The moment shown as a sentence, an equation and a table of weights. */
export class PpStory extends View {
  protected override render(): TemplateResult | typeof nothing {
    const { frame, dispatch } = this;
    if (frame === null) return nothing;
    return html`
      <div class="pp-story">
        <pp-sentence .frame=${frame} .dispatch=${dispatch}></pp-sentence>
        <pp-weights .frame=${frame} .dispatch=${dispatch}></pp-weights>
      </div>
    `;
  }
}

define("pp-story", PpStory);
