import { html, nothing, type TemplateResult } from "lit";
import { define } from "../shared/controls/define.js";
import { throttledViewOf } from "../shared/throttled-view.js";
import { hiddenCure } from "./hidden-cure.js";
import { curesReads } from "./inputs.js";
import { kernelCure } from "./kernel-cure.js";

/** What else helps where no line does, besides naming a product: a kernel, and hidden units. */
export class PpCures extends throttledViewOf(curesReads) {
  protected override render(): TemplateResult | typeof nothing {
    const { frame, dispatch } = this;
    if (!frame) return nothing;
    return html`
      <div class="pp-cures">
        <div class="pp-cures-kernel">
          <h2 class="pp-heading">Another cure: a kernel</h2>
          ${kernelCure(frame, dispatch)}
        </div>
        <div class="pp-cures-hidden">
          <h2 class="pp-heading">Another cure: hidden units</h2>
          ${hiddenCure()}
        </div>
      </div>
    `;
  }
}

define("pp-cures", PpCures);
