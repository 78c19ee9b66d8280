import { html, nothing, type TemplateResult } from "lit";
import { type Coding, codingOf } from "../../../../state/data/coding.js";
import { tidy } from "../../../../state/data/feature-names.js";
import { tieRule } from "../../../../state/data/scores.js";
import type { Examples } from "../../../../state/frame.js";
import type { Dispatch } from "../../../../state/intent.js";
import { traitsOf } from "../../../../state/learners/traits.js";
import { boundApplies, verdictNow, wholeBound } from "../../../../state/verdict.js";
import { setupFeatures } from "../../../../words/en/setup/features.js";
import { featureName } from "../../../shared/words/feature-name.js";
import type { SetupFrame } from "../inputs.js";

/** Whether these are the four corners, once each, and the label is the sign of x₁·x₂ or its opposite: XOR in coding −1/+1. */
export function isXor({ count, base, X, label }: Pick<Examples, "count" | "base" | "X" | "label">): boolean {
  if (count !== 4 || base !== 2) return false;
  const corners = Array.from(label, (_, i) => [X[2 * i] ?? 0, X[2 * i + 1] ?? 0] as const);
  if (new Set(corners.map(String)).size !== 4) return false;
  const signs = corners.map(([x1, x2], i) => (label[i] ?? 0) * x1 * x2);
  return signs.every((sign) => sign === 1) || signs.every((sign) => sign === -1);
}

/** What a product is in the coding of the data: AND for 0 and 1, "the same" for −1 and +1. Of scaled features it is neither. */
export function codingNote(frame: SetupFrame, dispatch: Dispatch): TemplateResult | typeof nothing {
  const { state, examples } = frame;
  const coding = codingOf(examples);
  if (!coding || examples.base < 2) return nothing;
  const say = frame.words.room(setupFeatures);
  const unscaled = state.scaling === "none";
  const [name, square] = ["x1*x2", "x1^2"].map((product) => featureName(product, examples));
  if (state.data.kind === "reviews") {
    if (!unscaled) return nothing;
    const [before, after] = say.and;
    return html`<p class="pp-hint">${before}${name}${after}</p>`;
  }
  const to: Coding = coding === "zero-one" ? "plus-minus" : "zero-one";
  const note = coding === "zero-one" ? zeroOne(name, square, say) : plusMinus(name, square, frame);
  return html`
    <div class="pp-stack pp-feature-note">
      ${unscaled ? note : nothing}
      <button class="pp-button pp-button-start" type="button" @click=${() => dispatch({ type: "recode", to })}>
        ${say.recode[to]}
      </button>
    </div>
  `;
}

function zeroOne(name: unknown, square: unknown, say: typeof setupFeatures.english): TemplateResult {
  const [before, between, after] = say.zeroOne;
  return html`<p class="pp-hint">${before}${name}${between}${square}${after}</p>`;
}

function plusMinus(name: unknown, square: unknown, frame: SetupFrame): TemplateResult {
  const [before, between, second, after] = frame.words.room(setupFeatures).plusMinus;
  const x0 = html`<var>x</var><sub>0</sub>`;
  return html`<p class="pp-hint">${before}${name}${between}${square}${second}${x0}${after} ${tightBound(frame)}</p>`;
}

/**
 * With x₁, x₂, x₁·x₂ and x₀ the four corners are at right angles to one another: an update at one leaves the others at
 * score 0, which is a mistake by the default tie rule, so in whatever order each makes one update.
 */
function tightBound(frame: SetupFrame): string | typeof nothing {
  const { features, learner } = frame.pane;
  const { state, examples } = frame;
  const bound = verdictNow(frame)?.analysis.bound;
  if (!bound || wholeBound(bound) !== examples.count) return nothing;
  if (!isXor(examples) || examples.heldOut?.includes(1)) return nothing;
  if (!state.bias || features.length !== 3 || tidy(features).join() !== "x1,x2,x1*x2") return nothing;
  if (tieRule(learner) !== "mistake" || traitsOf(learner).predicts !== "current") return nothing;
  if (!boundApplies(frame)) return nothing;
  return frame.words.room(setupFeatures).tightBound(wholeBound(bound));
}
