import { html, nothing, type TemplateResult } from "lit";
import { cures } from "../../words/en/companion/cures.js";
import { valueTableCss } from "../shared/chart/value-table.css.js";
import { define } from "../shared/controls/define.js";
import { scrollCueCss } from "../shared/controls/scroll-cue.css.js";
import { throttledViewOf } from "../shared/throttled-view.js";
import type { PartView } from "../shared/view.js";
import { headingCss } from "../shared/words/heading.css.js";
import { mathmlCss } from "../shared/words/mathml.css.js";
import { curesCss } from "./cures.css.js";
import { hiddenCure } from "./hidden-cure.js";
import { curesReads } from "./inputs.js";
import { kernelCure } from "./kernel-cure.js";

/** What else helps where no line does, besides naming a product: a kernel, and hidden units. */
export class PpCures extends throttledViewOf(curesReads) {
  protected override render(): TemplateResult | typeof nothing {
    const { frame, dispatch } = this;
    if (!frame) return nothing;
    const say = this.say(cures);
    return html`
      <div class="pp-cures">
        <div class="pp-cures-kernel">
          <h2 class="pp-heading">${say.kernel}</h2>
          ${kernelCure(frame, dispatch)}
        </div>
        <div class="pp-cures-hidden">
          <h2 class="pp-heading">${say.hidden}</h2>
          ${hiddenCure(frame.words)}
        </div>
      </div>
    `;
  }
}

define("pp-cures", PpCures);

export const styles: PartView["styles"] = [headingCss, curesCss, mathmlCss, valueTableCss, scrollCueCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-cures .frame=${frame} .dispatch=${dispatch}></pp-cures>`;
