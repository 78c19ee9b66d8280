import { html, nothing, type TemplateResult } from "lit";
import { noVerdict } from "../../words/en/refusals/no-verdict.js";
import { sayFacts } from "../../words/sentences.js";
import "../shared/buttons/copy-button.js";
import type { Analysis } from "../../engine/types.js";
import type { Verdict } from "../../state/frame.js";
import type { Dispatch } from "../../state/intent.js";
import { trainsAsPerceptron } from "../../state/learners/traits.js";
import { separatorOf } from "../../state/separability.js";
import { boundApplies, boundRounded, startsFromZero, wholeBound, whyShown } from "../../state/verdict.js";
import { type MarginWords, margin } from "../../words/en/companion/margin.js";
import { checkbox } from "../shared/controls/controls.js";
import type { ViewPointer } from "../shared/press/view-pointer.js";
import { featureName } from "../shared/words/feature-name.js";
import { filled } from "../shared/words/filled.js";
import { drawable } from "../shared/words/verdict-words.js";
import { weightsJson } from "../shared/words/weights-order.js";
import { exampleButton } from "./example-button.js";
import type { MarginFrame } from "./inputs.js";
import { witnessTable } from "./witness-table.js";

/** What an analysis has in the same case. */
type Separated = { readonly [Name in "margin" | "bound" | "separator" | "geometric"]: NonNullable<Analysis[Name]> };

/** Whether a hyperplane over the features separates the examples, how well, and if not, why. */
export function separability(frame: MarginFrame, dispatch: Dispatch, pointer: ViewPointer): TemplateResult {
  const say = frame.words.room(margin);
  const verdict = frame.findings?.verdict ?? null;
  if (!verdict) return html`<p class="pp-hint">${withoutVerdict(frame)}</p>`;
  return html`
    <div class="pp-columns pp-separability" ?data-stale=${verdict.stale}>
      <div class="pp-separability-words">
        <p class="pp-verdict" aria-live="polite">${sentence(verdict, say)}</p>
        ${verdict.stale ? html`<p class="pp-hint">${say.stale(verdict.progress)}</p>` : nothing}
        ${meaning(frame, verdict, dispatch)}
      </div>
      <div class="pp-separability-numbers">${numbers(frame, verdict, dispatch, pointer)}</div>
    </div>
  `;
}

function withoutVerdict({ findings, words }: MarginFrame): string {
  const without = findings?.noVerdict ?? 0;
  return typeof without === "number" ? words.room(margin).analysing(without) : sayFacts(words.room(noVerdict), without);
}

/** The verdict in plain words. */
function sentence({ analysis, subject }: Verdict, say: MarginWords): TemplateResult {
  const separator = separatorOf(subject);
  const [verdict, meaning] =
    analysis.separable === null
      ? say.undecided
      : analysis.separable
        ? say.separable(separator)
        : say.inseparable(separator);
  return html`<strong>${verdict}</strong> ${meaning}`;
}

function separated({ analysis: { margin, bound, separator, geometric } }: Verdict): Separated | null {
  return margin !== null && bound !== null && separator && geometric ? { margin, bound, separator, geometric } : null;
}

function meaning(frame: MarginFrame, verdict: Verdict, dispatch: Dispatch): TemplateResult | typeof nothing {
  const found = separated(verdict);
  if (found) return html`${onStage(frame, verdict, dispatch)} ${measures(frame, verdict, found)}`;
  return verdict.analysis.witness ? onStage(frame, verdict, dispatch) : nothing;
}

/** What can be checked by hand. */
function numbers(
  frame: MarginFrame,
  verdict: Verdict,
  dispatch: Dispatch,
  pointer: ViewPointer,
): TemplateResult | typeof nothing {
  const found = separated(verdict);
  if (found) return separators(frame, verdict, found);
  const { witness } = verdict.analysis;
  return witness ? witnessTable(verdict, witness, frame, exampleButton(frame, dispatch, pointer)) : nothing;
}

/** Asks the stage to draw it; where it cannot, says where it is. */
function onStage(frame: MarginFrame, verdict: Verdict, dispatch: Dispatch): TemplateResult {
  const say = frame.words.room(margin);
  const { analysis, subject } = verdict;
  const separator = separatorOf(subject);
  if (drawable(verdict)) {
    const label = analysis.separable ? say.showMargin(separator) : say.showWhy;
    return checkbox(label, whyShown(frame, frame.pane), (why) => dispatch({ type: "set-ui", ui: { why } }));
  }
  const space = subject.scaling === "none" ? subject.features.length : "scaled";
  return html`<p class="pp-hint">
    ${analysis.separable ? say.marginElsewhere(separator, space) : say.whyElsewhere(space)}
  </p>`;
}

const gamma = html`<var>γ</var>`;
const rho = html`<var>ρ</var>`;
const R = html`<var>R</var>`;

function measures(frame: MarginFrame, { analysis, subject, support }: Verdict, separated: Separated): TemplateResult {
  const say = frame.words.room(margin);
  const number = (value: number) => frame.words.number(value, frame.state.ui.precision);
  const { geometric, bound } = separated;
  const example = subject.bias ? html`(<b>x</b>, 1)` : html`<b>x</b>`;
  const weights = subject.bias ? html`(<b>w</b>, <var>b</var>)` : html`<b>w</b>`;
  return html`
    <dl class="pp-measures">
      <dt>${filled(say.geometricMargin, { rho })}</dt>
      <dd>${number(geometric.margin)}</dd>
      <dd class="pp-hint">${say.geometricHint(separatorOf(subject), support.length)}</dd>
      <dt>${filled(say.radius, { R })}</dt>
      <dd>${number(analysis.radius)}</dd>
      <dd class="pp-hint">${filled(say.radiusHint, { example })}</dd>
      <dt>${filled(say.boundMargin, { gamma })}</dt>
      <dd>${number(separated.margin)}</dd>
      <dd class="pp-hint">
        ${filled(subject.bias ? say.boundMarginHint : say.boundMarginUnbiased, { weights, gamma, rho })}
      </dd>
      <dt>${filled(say.bound, { formula: html`(<var>R</var>/<var>γ</var>)²` })}</dt>
      <dd>${number(boundRounded(bound, frame.state.ui.precision))}</dd>
    </dl>
    <p class="pp-bound">${boundSentence(frame, bound)}</p>
  `;
}

/** The bound against what the lead has done, or why it does not hold for the lead. */
function boundSentence(frame: MarginFrame, bound: number): TemplateResult {
  const say = frame.words.room(margin);
  const most = wholeBound(bound);
  if (boundApplies(frame)) {
    // While it plays, it is not drawn anew: no number shall be one of before.
    const made = frame.playback.playing ? say.atMost(most) : say.made(frame.pane.updates, most);
    return html`<strong>${made}</strong> ${say.theorem}`;
  }
  return html`${say.theorem} ${exception(frame)}`;
}

function exception({ pane: { learner, initial }, words }: MarginFrame): string {
  const say = words.room(margin);
  if (!trainsAsPerceptron(learner)) return say.otherRule;
  return startsFromZero(initial) ? "" : say.otherStart;
}

function separators(frame: MarginFrame, { subject }: Verdict, { separator, geometric }: Separated): TemplateResult {
  const { words, state } = frame;
  const say = words.room(margin);
  const number = (value: number) => html`<td>${words.number(value, state.ui.precision)}</td>`;
  const row = (name: unknown, ...values: readonly number[]) =>
    html`<tr><th scope="row">${name}</th>${values.map(number)}</tr>`;
  const json = (model: { weights: Float64Array; bias: number }) =>
    weightsJson(subject.features, model.weights, subject.bias ? model.bias : null);
  return html`
    <div class="pp-separators" tabindex="0" role="group" aria-label=${say.weights}>
      <table>
        <thead>
          <tr>
            <td></td>
            <th scope="col">${say.maximumMargin}</th>
            ${subject.bias ? html`<th scope="col">${say.ofBound}</th>` : nothing}
          </tr>
        </thead>
        <tbody>
          ${subject.features.map((name, j) =>
            row(
              featureName(name, subject.examples),
              geometric.weights[j] ?? 0,
              ...(subject.bias ? [separator.weights[j] ?? 0] : []),
            ),
          )}
          ${subject.bias ? row(filled(say.bias, { b: html`<var>b</var>` }), geometric.bias, separator.bias) : nothing}
        </tbody>
        <tfoot>
          <tr>
            <td></td>
            <td><pp-copy noun=${say.copyMaximumMargin} .words=${words} .text=${json(geometric)}></pp-copy></td>
            ${subject.bias ? html`<td><pp-copy noun=${say.copyOfBound} .words=${words} .text=${json(separator)}></pp-copy></td>` : nothing}
          </tr>
        </tfoot>
      </table>
    </div>
  `;
}
