import { html, nothing, type TemplateResult } from "lit";
import { chartCss } from "../shared/chart/chart.css.js";
import { define } from "../shared/controls/define.js";
import { scrollCueCss } from "../shared/controls/scroll-cue.css.js";
import { curvesCss } from "../shared/learning-curves/curves.css.js";
import { type PartView, View } from "../shared/view.js";
import { headingCss } from "../shared/words/heading.css.js";
import "../shared/learning-curves/pp-curves.js";
import { compareCss } from "./compare.css.js";
import "./splits/pp-splits.js";
import { hint } from "../shared/offers/offer.js";
import { throttledViewOf } from "../shared/throttled-view.js";
import { comparisonTable, numbersReads } from "./comparison-table.js";
import { nothingToCompare } from "./to-compare.js";

/** The learners in numbers. */
export class PpNumbers extends throttledViewOf(numbersReads) {
  protected override render(): TemplateResult | typeof nothing {
    return this.frame ? comparisonTable(this.frame, this.dispatch) : nothing;
  }
}

define("pp-numbers", PpNumbers);

/**
 * Several learners in numbers, and learning curves; where examples are held out, also over many splits. With one learner
 * and nothing held out, what makes something to compare.
 */
class PpCompare extends View {
  protected override render(): TemplateResult | typeof nothing {
    const { frame, dispatch } = this;
    if (frame === null) return nothing;
    const several = frame.panes.length > 1;
    const heldOut = frame.examples.heldOut !== null;
    if (!several && !heldOut) return hint(nothingToCompare(frame), frame, dispatch);
    return html`
      <div class="pp-columns pp-comparison">
        ${several ? html`<pp-numbers .frame=${frame} .dispatch=${dispatch}></pp-numbers>` : nothing}
        <pp-curves .frame=${frame} .dispatch=${dispatch}></pp-curves>
        ${heldOut ? html`<pp-splits .frame=${frame} .dispatch=${dispatch}></pp-splits>` : nothing}
      </div>
    `;
  }
}

define("pp-compare", PpCompare);

export const styles: PartView["styles"] = [headingCss, chartCss, curvesCss, compareCss, scrollCueCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-compare .frame=${frame} .dispatch=${dispatch}></pp-compare>`;
