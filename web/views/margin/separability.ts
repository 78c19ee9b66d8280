import { html, nothing, type TemplateResult } from "lit";
import type { Analysis, Share, Witness } from "../../engine/types.js";
import type { Precision } from "../../state/document/notation/numbers.js";
import type { Words } from "../../state/document/notation/words.js";
import { trainsAsPerceptron } from "../../state/learners/traits.js";
import type { Frame, Verdict } from "../../state/runs/frame.js";
import type { Dispatch } from "../../state/runs/intent.js";
import { separatorOf, whyInseparable } from "../../state/runs/separability.js";
import {
  atOrigin,
  boundApplies,
  boundRounded,
  samePoint,
  startsFromZero,
  wholeBound,
  whyShown,
} from "../../state/runs/verdict.js";
import { checkbox } from "../../ui/controls/controls.js";
import { filled } from "../../ui/formulas/filled.js";
import { type MarginWords, margin } from "../../words/generated/en/margin.js";
import { noVerdict } from "../../words/generated/en/noVerdict.js";
import { paragraph } from "../../words/phrase.js";
import { refusals, told } from "../../words/refusals.js";
import { sayFacts } from "../../words/sentences.js";
import { choose } from "../shared/pointing/example-input.js";
import { litExamples, type ViewPointer } from "../shared/pointing/view-pointer.js";
import { featureName, vectorText, weightsJson } from "../shared/words/features-and-weights.js";
import { drawable, fraction } from "../shared/words/verdict-words.js";
import "../shared/files/pp-export.js";

/** Why no hyperplane separates: two averages that no hyperplane can have on different sides, with the numbers to check it by hand. */
function witnessTable(
  verdict: Verdict,
  witness: Witness,
  { words, state }: Frame,
  button: ExampleButton,
): TemplateResult {
  const say = words.room(margin);
  const { precision } = state.ui;
  return html`
    <h2>${title(witness, say)}</h2>
    <p>${say.everyAverage({ separator: separatorOf(verdict.subject) })}${words.gap}${explanation(verdict, witness, words)}</p>
    <div class="pp-scroll-y pp-witness" tabindex="0" role="group" aria-label=${say.averages}>
      <table>
        <thead>
          <tr>
            <th scope="col">${say.example}</th>
            <th scope="col"><span class="pp-visually-hidden">${say.weight}</span> <var>λ</var></th>
            <th scope="col"><b>x</b></th>
          </tr>
        </thead>
        ${side("positive", witness.positive, verdict, words, precision, button)}
        ${side("negative", witness.negative, verdict, words, precision, button)}
      </table>
    </div>
  `;
}

function title(witness: Witness, { witness: say }: MarginWords): string {
  if (atOrigin(witness)) return say.atOrigin;
  return samePoint(witness) ? say.samePoint : say.sameDirection;
}

/** What is in the way of every separator. */
function explanation({ subject }: Verdict, witness: Witness, words: Words): string {
  const say = words.room(margin);
  const why = whyInseparable(witness, subject);
  if (atOrigin(witness)) return say.averageAtOrigin({ why });
  if (!samePoint(witness)) return say.sameDirection({ why, factor: fraction(witness.factor, "short", words) });
  return witness.positive.length + witness.negative.length === 2 ? say.sameExample({ why }) : say.sameAverage({ why });
}

/** Each example with its weight, and what they add up to; nothing of a label that takes no part. */
function side(
  label: "positive" | "negative",
  shares: readonly Share[],
  verdict: Verdict,
  words: Words,
  precision: Precision,
  button: ExampleButton,
) {
  if (shares.length === 0) return nothing;
  const values = (example: number) => verdict.values.get(example) ?? new Float64Array(0);
  // Of whole numbers the sums are fractions too.
  const whole = shares.every(({ example }) => values(example).every(Number.isInteger));
  const sum = (value: number) => (whole ? fraction(value, precision, words) : words.number(value, precision));
  return html`
    <tbody class="pp-witness-${label}">
      <tr>
        <th scope="rowgroup" colspan="3">${words.room(margin)[label]}</th>
      </tr>
      ${shares.map(
        ({ example, weight }) => html`
          <tr>
            <th scope="row">${button(example)}</th>
            <td>${fraction(weight, precision, words)}</td>
            <td>${pointText(values(example), words, (value) => words.number(value, precision))}</td>
          </tr>
        `,
      )}
      <tr class="pp-witness-sum">
        <th scope="row" colspan="2">Σ <var>λ</var><b>x</b> =</th>
        <td>${pointText(average(label, verdict), words, sum)}</td>
      </tr>
    </tbody>
  `;
}

/** The sum as one makes it by hand. */
function average(label: "positive" | "negative", { averages }: Verdict): Float64Array {
  return averages?.[label].features ?? new Float64Array(0);
}

/** More numbers than these of a point are not written out. */
const MOST = 12;

function pointText(point: Float64Array, words: Words, text: (value: number) => string): string {
  const shown = vectorText(point.subarray(0, MOST), words, text);
  return point.length > MOST ? shown.replace(")", `${words.separator}…)`) : shown;
}

/** What an analysis has in the same case. */
type Separated = { readonly [Name in "margin" | "bound" | "separator" | "geometric"]: NonNullable<Analysis[Name]> };

/** Whether a hyperplane over the features separates the examples, how well, and if not, why. */
export function separability(frame: Frame, dispatch: Dispatch, pointer: ViewPointer): TemplateResult {
  const say = frame.words.room(margin);
  const verdict = frame.findings?.verdict ?? null;
  if (!verdict) return html`<p class="pp-hint">${withoutVerdict(frame)}</p>`;
  return html`
    ${verdict.stale ? html`<p class="pp-hint">${say.stale({ percent: percent(verdict.progress) })}</p>` : nothing}
    <div class="pp-columns pp-separability" ?data-stale=${verdict.stale}>
      <div class="pp-stack">
        <p class="pp-quote" aria-live="polite">${sentence(verdict, frame.words)}</p>
        ${meaning(frame, verdict, dispatch)}
      </div>
      <div class="pp-stack">${numbers(frame, verdict, dispatch, pointer)}</div>
    </div>
  `;
}

function withoutVerdict({ findings, words }: Frame): string {
  const without = findings?.noVerdict ?? 0;
  return typeof without === "number"
    ? words.room(margin).analysing({ percent: percent(without) })
    : sayFacts(words.room(noVerdict), told(without, words.room(refusals)));
}

/** Whole percents: 100 only where all is done. */
function percent(share: number): number {
  return Math.floor(100 * share);
}

/** The verdict in plain words. */
function sentence({ analysis, subject }: Verdict, words: Words): TemplateResult {
  const say = words.room(margin);
  const { separable } = analysis;
  if (separable === null) return html`<strong>${say.undecided.verdict}</strong>${words.gap}${say.undecided.meaning}`;
  const { verdict, meaning } = separable ? say.separable : say.inseparable;
  return html`<strong>${verdict}</strong>${words.gap}${meaning({ separator: separatorOf(subject) })}`;
}

function separated({ analysis: { margin, bound, separator, geometric } }: Verdict): Separated | null {
  return margin !== null && bound !== null && separator && geometric ? { margin, bound, separator, geometric } : null;
}

function meaning(frame: Frame, verdict: Verdict, dispatch: Dispatch): TemplateResult | typeof nothing {
  const found = separated(verdict);
  if (found) return html`${onStage(frame, verdict, dispatch)} ${measures(frame, verdict, found)}`;
  return verdict.analysis.witness ? onStage(frame, verdict, dispatch) : nothing;
}

/** What can be checked by hand. */
function numbers(
  frame: Frame,
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
function onStage(frame: Frame, verdict: Verdict, dispatch: Dispatch): TemplateResult {
  const say = frame.words.room(margin);
  const { analysis, subject } = verdict;
  const separator = separatorOf(subject);
  if (drawable(verdict)) {
    const label = analysis.separable ? say.showMargin({ separator }) : say.showWhy;
    return checkbox(label, whyShown(frame, frame.pane), (why) => dispatch({ type: "set-ui", ui: { why } }));
  }
  const features = subject.scaling === "none" ? subject.features.length : null;
  return html`<p class="pp-hint">
    ${analysis.separable ? say.marginElsewhere({ separator, features }) : say.whyElsewhere({ features })}
  </p>`;
}

const gamma = html`<var>γ</var>`;
const rho = html`<var>ρ</var>`;
const R = html`<var>R</var>`;

function measures(frame: Frame, { analysis, subject, support }: Verdict, separated: Separated): TemplateResult {
  const say = frame.words.room(margin);
  const number = (value: number) => frame.words.number(value, frame.state.ui.precision);
  const { geometric, bound } = separated;
  const example = subject.bias ? html`(<b>x</b>, 1)` : html`<b>x</b>`;
  const weights = subject.bias ? html`(<b>w</b>, <var>b</var>)` : html`<b>w</b>`;
  return html`
    <dl class="pp-measures">
      <dt>${filled(say.geometricMargin, { rho })}</dt>
      <dd>${number(geometric.margin)}</dd>
      <dd class="pp-hint">${say.geometricHint({ separator: separatorOf(subject), nearest: support.length })}</dd>
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
function boundSentence(frame: Frame, bound: number): TemplateResult {
  const say = frame.words.room(margin);
  const most = wholeBound(bound);
  if (boundApplies(frame)) {
    // While it plays, it is not drawn anew: no number shall be one of before.
    const made = frame.playback.playing
      ? say.atMost({ updates: most })
      : say.made({ made: frame.pane.updates, updates: most });
    return html`<strong>${made}</strong>${frame.words.gap}${say.theorem}`;
  }
  return html`${paragraph(frame.words, say.theorem, exception(frame))}`;
}

function exception({ pane: { learner, initial }, words }: Frame): string {
  const say = words.room(margin);
  if (!trainsAsPerceptron(learner)) return say.otherRule;
  return startsFromZero(initial) ? "" : say.otherStart;
}

function separators(frame: Frame, { subject }: Verdict, { separator, geometric }: Separated): TemplateResult {
  const { words, state } = frame;
  const say = words.room(margin);
  const number = (value: number) => html`<td>${words.number(value, state.ui.precision)}</td>`;
  const row = (name: unknown, ...values: readonly number[]) =>
    html`<tr><th scope="row">${name}</th>${values.map(number)}</tr>`;
  const json = (model: { weights: Float64Array; bias: number }) =>
    weightsJson(subject.features, model.weights, subject.bias ? model.bias : null);
  return html`
    <div class="pp-scroll-y" tabindex="0" role="group" aria-label=${say.weights}>
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

/** The number of an example in a table, which shows and chooses it everywhere. */
type ExampleButton = (example: number) => TemplateResult;

function exampleButton(frame: Frame, dispatch: Dispatch, pointer: ViewPointer): ExampleButton {
  const lit = litExamples(frame);
  return (example) => {
    const chosen = frame.selected === example;
    function point(): void {
      pointer.toExample(example);
    }
    function leave(): void {
      pointer.to(null);
    }
    function press(): void {
      choose(dispatch, chosen ? null : example);
    }
    return html`<button
      type="button"
      class="pp-witness-example"
      ?data-lit=${lit.has(example)}
      aria-pressed=${chosen}
      @pointerenter=${point}
      @pointerleave=${leave}
      @focus=${point}
      @blur=${leave}
      @click=${press}
    >
      ${example + 1}
    </button>`;
  };
}
