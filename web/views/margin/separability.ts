import { html, nothing, type TemplateResult } from "lit";
import "../shared/buttons/copy-button.js";
import type { Analysis } from "../../engine/types.js";
import type { Verdict } from "../../state/frame.js";
import type { Dispatch } from "../../state/intent.js";
import { trainsAsPerceptron } from "../../state/learners/traits.js";
import { formatCount, formatNumber } from "../../state/notation/numbers.js";
import { boundApplies, startsFromZero, wholeBound, whyShown } from "../../state/verdict.js";
import { checkbox } from "../shared/controls/controls.js";
import { featureName } from "../shared/words/feature-name.js";
import { drawable, separatorName } from "../shared/words/verdict-words.js";
import { weightsJson } from "../shared/words/weights-order.js";
import type { MarginFrame } from "./inputs.js";
import { witnessTable } from "./witness-table.js";

/** What an analysis has in the same case. */
type Separated = { readonly [Name in "margin" | "bound" | "separator" | "geometric"]: NonNullable<Analysis[Name]> };

/** Whether a hyperplane over the features separates the examples, how well, and if not, why. */
export function separability(frame: MarginFrame, dispatch: Dispatch): TemplateResult {
  const verdict = frame.findings?.verdict ?? null;
  if (!verdict) return html`<p class="pp-hint">${withoutVerdict(frame)}</p>`;
  return html`
    <div class="pp-columns pp-separability" ?data-stale=${verdict.stale}>
      <div class="pp-separability-words">
        <p class="pp-verdict" aria-live="polite">${sentence(verdict)}</p>
        ${verdict.stale ? html`<p class="pp-hint">${staleness(verdict)}</p>` : nothing}
        ${words(frame, verdict, dispatch)}
      </div>
      <div class="pp-separability-numbers">${numbers(frame, verdict)}</div>
    </div>
  `;
}

function withoutVerdict({ findings }: MarginFrame): string {
  const without = findings?.noVerdict ?? 0;
  return typeof without === "string" ? without : `Analysing: ${percent(without)}`;
}

/** The verdict in plain words. */
function sentence({ analysis, subject }: Verdict): TemplateResult {
  const name = separatorName(subject);
  if (analysis.separable === null) {
    return html`<strong>Too close to decide.</strong> The gap or overlap is so small that a proof would take too
      long.`;
  }
  return analysis.separable
    ? html`<strong>Linearly separable.</strong> A ${name} over these features has all positives on one side and all
        negatives on the other.`
    : html`<strong>Not linearly separable:</strong> no ${name} over these features has all positives on one side and all
        negatives on the other.`;
}

function staleness({ progress }: Verdict): string {
  return `This is from before the last change. Analysing: ${percent(progress)}`;
}

/** "40 %", with the narrow no-break space. */
function percent(share: number): string {
  return `${Math.floor(100 * share)}\u202f%`;
}

function separated({ analysis: { margin, bound, separator, geometric } }: Verdict): Separated | null {
  return margin !== null && bound !== null && separator && geometric ? { margin, bound, separator, geometric } : null;
}

function words(frame: MarginFrame, verdict: Verdict, dispatch: Dispatch): TemplateResult | typeof nothing {
  const found = separated(verdict);
  if (found) return html`${onStage(frame, verdict, dispatch)} ${measures(frame, verdict, found)}`;
  return verdict.analysis.witness ? onStage(frame, verdict, dispatch) : nothing;
}

/** What can be checked by hand. */
function numbers(frame: MarginFrame, verdict: Verdict): TemplateResult | typeof nothing {
  const found = separated(verdict);
  if (found) return separators(frame, verdict, found);
  const { witness } = verdict.analysis;
  return witness ? witnessTable(verdict, witness, frame.state.ui.precision) : nothing;
}

/** Asks the stage to draw it; where it cannot, says where it is. */
function onStage(frame: MarginFrame, verdict: Verdict, dispatch: Dispatch): TemplateResult {
  const { analysis, subject } = verdict;
  const what = `the maximum-margin ${separatorName(subject)}`;
  if (drawable(verdict)) {
    const label = analysis.separable ? `Show ${what} on the stage` : "Show why on the stage";
    return checkbox(label, whyShown(frame, frame.pane), (why) => dispatch({ type: "set-ui", ui: { why } }));
  }
  const where = subject.scaling === "none" ? spaceName(subject.features) : "the space of the scaled features";
  return html`<p class="pp-hint">
    ${analysis.separable ? `The stage cannot draw ${what}: it lives in ${where}.` : `These points live in ${where}, which the stage does not draw.`}
  </p>`;
}

function spaceName(features: readonly string[]): string {
  return features.length === 1 ? "the space of the one feature" : `the space of the ${features.length} features`;
}

function measures(frame: MarginFrame, { analysis, subject, support }: Verdict, separated: Separated): TemplateResult {
  const number = (value: number) => formatNumber(value, frame.state.ui.precision);
  const { geometric, margin, bound } = separated;
  const name = separatorName(subject);
  const others = subject.bias ? "no other" : "of those through the origin no other";
  const near = support.length === 1 ? "1 example is" : `${formatCount(support.length)} examples are`;
  const example = subject.bias ? html`(<b>x</b>, 1)` : html`<b>x</b>`;
  return html`
    <dl class="pp-measures">
      <dt>Geometric margin <var>ρ</var></dt>
      <dd>${number(geometric.margin)}</dd>
      <dd class="pp-hint">
        The distance of the maximum-margin ${name} from the nearest examples, in feature space: ${others} has a larger
        one. ${near} that near, and ${support.length === 1 ? "it alone decides" : "they alone decide"} where it is.
      </dd>
      <dt>Radius <var>R</var></dt>
      <dd>${number(analysis.radius)}</dd>
      <dd class="pp-hint">The length of the longest ${example}.</dd>
      <dt>Margin of the bound <var>γ</var></dt>
      <dd>${number(margin)}</dd>
      <dd class="pp-hint">
        ${
          subject.bias
            ? html`The largest margin that (<b>w</b>, <var>b</var>) of length 1 can have, with the bias as the weight of a
                feature that is always 1. The bound divides by <var>γ</var>, not by <var>ρ</var>.`
            : html`The largest margin that <b>w</b> of length 1 can have: without a bias it is <var>ρ</var>.`
        }
      </dd>
      <dt>Bound (<var>R</var>/<var>γ</var>)²</dt>
      <dd>${number(bound)}</dd>
    </dl>
    <p class="pp-bound">${boundSentence(frame, bound)}</p>
  `;
}

/** The bound against what the lead has done, or why it does not hold for the lead. */
function boundSentence(frame: MarginFrame, bound: number): TemplateResult {
  const most = formatCount(wholeBound(bound));
  const theorem =
    "No run of the perceptron from weights 0 makes more updates, in whatever order it visits the examples.";
  if (boundApplies(frame)) {
    // While it plays, it is not drawn anew: no number shall be one of before.
    const made = frame.playback.playing ? "At most" : `${formatCount(frame.pane.updates)} of at most`;
    return html`<strong>${made} ${most} update${most === "1" ? "" : "s"}.</strong> ${theorem}`;
  }
  return html`${theorem} ${exception(frame)}`;
}

function exception({ pane: { learner, initial } }: MarginFrame): string {
  if (!trainsAsPerceptron(learner)) return "The learner chosen updates by another rule, which this does not bound.";
  return startsFromZero(initial) ? "" : "This run starts from other weights, which it does not bound.";
}

function separators(frame: MarginFrame, { subject }: Verdict, { separator, geometric }: Separated): TemplateResult {
  const { columns } = subject.examples;
  const number = (value: number) => html`<td>${formatNumber(value, frame.state.ui.precision)}</td>`;
  const row = (name: unknown, ...values: readonly number[]) =>
    html`<tr><th scope="row">${name}</th>${values.map(number)}</tr>`;
  const json = (model: { weights: Float64Array; bias: number }) =>
    weightsJson(subject.features, model.weights, subject.bias ? model.bias : null);
  return html`
    <div class="pp-separators" tabindex="0" role="group" aria-label="Weights that separate">
      <table>
        <thead>
          <tr>
            <td></td>
            <th scope="col">maximum margin</th>
            ${subject.bias ? html`<th scope="col">of the bound</th>` : nothing}
          </tr>
        </thead>
        <tbody>
          ${subject.features.map((name, j) =>
            row(
              featureName(name, columns),
              geometric.weights[j] ?? 0,
              ...(subject.bias ? [separator.weights[j] ?? 0] : []),
            ),
          )}
          ${subject.bias ? row(html`bias <var>b</var>`, geometric.bias, separator.bias) : nothing}
        </tbody>
        <tfoot>
          <tr>
            <td></td>
            <td><pp-copy noun="maximum-margin weights" .text=${json(geometric)}></pp-copy></td>
            ${subject.bias ? html`<td><pp-copy noun="weights of the bound" .text=${json(separator)}></pp-copy></td>` : nothing}
          </tr>
        </tfoot>
      </table>
    </div>
  `;
}
