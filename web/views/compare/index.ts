import { html, nothing, type TemplateResult } from "lit";
import { startOf } from "../../state/learners/settings.js";
import { isPlainPerceptron, tellsClasses } from "../../state/learners/traits.js";
import type { Frame } from "../../state/runs/frame.js";
import chartCss from "../../ui/charts/chart.css?inline";
import { define } from "../../ui/controls/define.js";
import headingCss from "../../ui/controls/heading.css?inline";
import scrollCueCss from "../../ui/tables/scroll-cue.css?inline";
import { compare } from "../../words/generated/en/compare.js";
import curvesCss from "../shared/learning-curves/curves.css?inline";
import {
  fewestToHoldOut,
  fractionToHoldOut,
  hint,
  holdSomeOut,
  type Message,
  type Offer,
} from "../shared/offers/offer.js";
import { ThrottledView } from "../shared/throttled-view.js";
import { type PartView, View } from "../shared/view.js";
import { comparisonTable } from "./comparison-table.js";
import "../shared/learning-curves/pp-curves.js";
import "./splits/pp-splits.js";
import compareCss from "./compare.css?inline";

/** The learners in numbers. */
export class PpNumbers extends ThrottledView {
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

/** That there is nothing to compare yet, with what makes something. */
function nothingToCompare({ examples, pane, words }: Frame): Message {
  const say = words.room(compare);
  const plain = isPlainPerceptron(pane.learner);
  const kind = plain ? "averaged" : "perceptron";
  const other: Offer = {
    words: plain ? say.addAveraged : say.addPerceptron,
    field: "learners",
    act: (now) => ({ type: "add-learner", learner: startOf(kind, now.pane.learner) }),
  };
  const holdOut: Offer = {
    words: say.holdOut({ percent: 100 * fractionToHoldOut }),
    field: "split",
    act: holdSomeOut,
  };
  // Neither of the two knows more than two classes.
  const known = tellsClasses(pane.learner) ? [] : [other];
  return { text: say.nothingYet, offers: examples.count < fewestToHoldOut ? known : [...known, holdOut] };
}
