import { html, nothing, type TemplateResult } from "lit";
import { type Coding, codingOf } from "../../../../state/data/coding.js";
import { tieRule } from "../../../../state/data/training-set.js";
import { sameFeatures, tidy } from "../../../../state/document/features/feature-names.js";
import { holds } from "../../../../state/document/lock.js";
import { traitsOf } from "../../../../state/learners/traits.js";
import type { Examples, Frame, TrialRow, TrialView } from "../../../../state/runs/frame.js";
import type { Dispatch } from "../../../../state/runs/intent.js";
import { boundApplies, verdictNow, wholeBound } from "../../../../state/runs/verdict.js";
import { filled } from "../../../../ui/formulas/filled.js";
import { type SetupFeaturesWords, setupFeatures } from "../../../../words/generated/en/setupFeatures.js";
import { setupTrials } from "../../../../words/generated/en/setupTrials.js";
import { named } from "../../../../words/room.js";
import { lockable } from "../../../shared/controls/lockable.js";
import type { Styles } from "../../../shared/loading/styles.js";
import { fewestToHoldOut, fractionToHoldOut, holdSomeOut } from "../../../shared/offers/offer.js";
import { featureName } from "../../../shared/words/features-and-weights.js";
import { chosen } from "../inputs.js";
import { chips, costText, growthText, setButtons, typedProduct } from "./chips.js";
import featuresCss from "./features.css?inline";
import { scalingFields } from "./scaling.js";
import { endRow, trialButton, trialOf } from "./trial-parts.js";

export const styles: Styles = [featuresCss];

/** Which features the examples have: the base features, products of them, and how they are scaled. */
export function render(frame: Frame, dispatch: Dispatch): TemplateResult {
  const { lock } = frame.state.ui;
  const locked = holds(lock, "features");
  return html`
    ${chips(frame, dispatch)} ${lockable(locked, [setButtons(frame, dispatch), typedProduct(frame, dispatch)], frame.words)}
    <p class="pp-hint pp-muted" role="status">${costText(frame)}</p>
    ${growth(frame)} ${lockable(holds(lock, "data"), codingNote(frame, dispatch), frame.words)}
    <div class="pp-stack pp-group">${lockable(holds(lock, "scaling"), scalingFields(frame, dispatch), frame.words)}</div>
    <div class="pp-stack pp-group pp-trial-overfitting">${lockable(locked, overfitting(frame, dispatch), frame.words)}</div>
  `;
}

function growth(frame: Frame): TemplateResult {
  const say = frame.words.room(setupFeatures);
  return html`
    <details class="pp-aside">
      <summary>${say.growth}</summary>
      <p class="pp-hint">${growthText(frame)}</p>
      <p class="pp-hint">${say.misprint}</p>
    </details>
  `;
}

/** Whether these are the four corners, once each, and the label is the sign of x₁·x₂ or its opposite: XOR in coding −1/+1. */
export function isXor({ count, base, X, label }: Pick<Examples, "count" | "base" | "X" | "label">): boolean {
  if (count !== 4 || base !== 2) return false;
  const corners = Array.from(label, (_, i) => [X[2 * i] ?? 0, X[2 * i + 1] ?? 0] as const);
  if (new Set(corners.map(String)).size !== 4) return false;
  const signs = corners.map(([x1, x2], i) => (label[i] ?? 0) * x1 * x2);
  return signs.every((sign) => sign === 1) || signs.every((sign) => sign === -1);
}

/** What a product is in the coding of the data: AND for 0 and 1, "the same" for −1 and +1. Of scaled features it is neither. */
export function codingNote(frame: Frame, dispatch: Dispatch): TemplateResult | typeof nothing {
  const { state, examples } = frame;
  const coding = codingOf(examples);
  if (!coding || examples.base < 2) return nothing;
  const say = frame.words.room(setupFeatures);
  const unscaled = state.scaling === "none";
  const [name, square] = ["x1*x2", "x1^2"].map((product) => featureName(product, examples));
  if (state.data.kind === "reviews") {
    if (!unscaled) return nothing;
    return html`<p class="pp-hint">${filled(say.and, { product: name })}</p>`;
  }
  const to: Coding = coding === "zero-one" ? "plus-minus" : "zero-one";
  const note = coding === "zero-one" ? zeroOne(name, square, say) : plusMinus(name, square, frame);
  return html`
    <div class="pp-stack pp-quote">
      ${unscaled ? note : nothing}
      <button class="pp-button pp-start" type="button" @click=${() => dispatch({ type: "recode", to })}>
        ${say.recode[to]}
      </button>
    </div>
  `;
}

function zeroOne(product: unknown, square: unknown, say: SetupFeaturesWords): TemplateResult {
  return html`<p class="pp-hint">${filled(say.zeroOne, { product, square })}</p>`;
}

function plusMinus(product: unknown, square: unknown, frame: Frame): TemplateResult {
  const { plusMinus } = frame.words.room(setupFeatures);
  const one = html`<var>x</var><sub>0</sub>`;
  return html`<p class="pp-hint">${filled(plusMinus, { product, square, one })}${frame.words.gap}${tightBound(frame)}</p>`;
}

/**
 * With x₁, x₂, x₁·x₂ and x₀ the four corners are at right angles to one another: an update at one leaves the others at
 * score 0, which is a mistake by the default tie rule, so in whatever order each makes one update.
 */
function tightBound(frame: Frame): string | typeof nothing {
  const { features, learner } = frame.pane;
  const { state, examples } = frame;
  const bound = verdictNow(frame)?.analysis.bound;
  if (!bound || wholeBound(bound) !== examples.count) return nothing;
  if (!isXor(examples) || examples.heldOut?.includes(1)) return nothing;
  if (!state.bias || features.length !== 3 || tidy(features).join() !== "x1,x2,x1*x2") return nothing;
  if (tieRule(learner) !== "mistake" || traitsOf(learner).predicts !== "current") return nothing;
  if (!boundApplies(frame)) return nothing;
  return frame.words.room(setupFeatures).tightBound({ updates: wholeBound(bound) });
}

/** Whether more features help with examples that were not trained on. */
export function overfitting(frame: Frame, dispatch: Dispatch): TemplateResult {
  const say = frame.words.room(setupTrials);
  const trial = trialOf(frame, "features");
  return html`
    <p class="pp-hint">${say.overfitting}</p>
    ${trialButton(frame, { of: "features", title: say.compareFeatureSets }, dispatch)} ${holdOut(frame, dispatch)}
    ${trial && trial.rows.length > 0 ? table(frame, trial) : nothing}
  `;
}

/** The way to held-out examples where there are none. */
function holdOut({ examples, words }: Frame, dispatch: Dispatch): TemplateResult | typeof nothing {
  if (examples.heldOut) return nothing;
  const say = words.room(setupTrials);
  if (examples.count < fewestToHoldOut) {
    return html`<p class="pp-hint">${say.tooFewToHoldOut({ examples: examples.count })}</p>`;
  }
  const hold = (event: Event): void => {
    // The button goes once it is pressed.
    const body = (event.currentTarget as HTMLElement).closest("pp-section");
    body?.querySelector<HTMLElement>(".pp-trial-overfitting button")?.focus();
    dispatch(holdSomeOut);
  };
  return html`
    <div class="pp-row pp-trial-start">
      <button class="pp-button" type="button" @click=${hold}>${say.holdOut({ percent: 100 * fractionToHoldOut })}</button>
      <span class="pp-hint">${say.noneHeldOut}</span>
    </div>
  `;
}

function table(frame: Frame, { rows, examples, heldOut }: TrialView): TemplateResult {
  const { words } = frame;
  const say = words.room(setupTrials);
  const features = tidy(chosen(frame));
  const mistakes = (row: TrialRow, count: number | null, of: number): string => {
    return row.obstacle !== null || count === null ? "—" : say.misclassified({ mistakes: count, examples: of });
  };
  return html`
    <table class="pp-trial">
      <caption>
        ${say.featuresCaption}
      </caption>
      <thead>
        <tr><th scope="col">${say.features}</th><th scope="col">${say.training}</th><th scope="col">${say.heldOut}</th></tr>
      </thead>
      ${rows.map(
        (row) => html`
          <tbody ?data-present=${sameFeatures(row.features, features)}>
            <tr>
              <th scope="row">
                ${named(say.featureSets, row.name)} <span class="pp-lesser">(${words.count(row.features.length)})</span>
              </th>
              <td>${mistakes(row, row.trainingMistakes, examples)}</td>
              <td>${mistakes(row, row.heldOutMistakes, heldOut)}</td>
            </tr>
            ${endRow(row, words)}
          </tbody>
        `,
      )}
    </table>
  `;
}
