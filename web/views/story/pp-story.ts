import { html, nothing, type TemplateResult } from "lit";
import { define } from "../shared/controls/define.js";
import { View } from "../shared/view.js";
import { type ChangeLook, firstLook, type WeightsLook } from "./weights/weights-look.js";
import "./ending/pp-ending.js";
import "./ending/pp-remedies.js";
import "./equation/pp-equation.js";
import "./sentence/pp-sentence.js";
import "./weights/pp-about-weights.js";
import "./weights/pp-weights.js";

/**
 * The moment as a sentence and as weights, what there is to do about the examples, and the moment as an equation; then how it
 * ends, and what else the weights say.
 */
export class PpStory extends View {
  static override properties = {
    look: { state: true },
  };

  declare private look: WeightsLook;

  constructor() {
    super();
    this.look = firstLook;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { frame, dispatch, look, change } = this;
    if (frame === null) return nothing;
    return html`
      <div class="pp-story">
        <pp-sentence .frame=${frame} .dispatch=${dispatch}></pp-sentence>
        <pp-weights .frame=${frame} .dispatch=${dispatch} .look=${look} .change=${change}></pp-weights>
        <pp-remedies .frame=${frame} .dispatch=${dispatch}></pp-remedies>
        <pp-equation .frame=${frame} .dispatch=${dispatch}></pp-equation>
        <pp-ending .frame=${frame} .dispatch=${dispatch}></pp-ending>
        <pp-about-weights .frame=${frame} .dispatch=${dispatch} .look=${look} .change=${change}></pp-about-weights>
      </div>
    `;
  }

  private readonly change: ChangeLook = (change) => {
    this.look = { ...this.look, ...change };
  };
}

define("pp-story", PpStory);
