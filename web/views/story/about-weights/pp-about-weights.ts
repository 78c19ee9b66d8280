import { html, mathml, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import type { FeatureMap, LinearModel, Slopes } from "../../../engine/types.js";
import { className } from "../../../state/data/class-names.js";
import { productOf } from "../../../state/document/features/products.js";
import type { Words } from "../../../state/document/notation/words.js";
import type { Frame } from "../../../state/runs/frame.js";
import { radio } from "../../../ui/controls/choices.js";
import { selectField } from "../../../ui/controls/controls.js";
import { define, withProperties } from "../../../ui/controls/define.js";
import { filled } from "../../../ui/formulas/filled.js";
import {
  attached,
  formula,
  fraction,
  lines,
  type Maths,
  number,
  operator,
  parenthesised,
  power,
  signed,
  subscript,
  variable,
} from "../../../ui/formulas/mathml.js";
import { type AboutWeightsWords, aboutWeights } from "../../../words/generated/en/aboutWeights.js";
import { paragraph } from "../../../words/phrase.js";
import { ThrottledView } from "../../shared/throttled-view.js";
import { featureName } from "../../shared/words/features-and-weights.js";
import { type Figures, figuresOf } from "../equation/figures.js";
import { contributionSum, type Read } from "../weights/contribution-sum.js";
import { type InTraining, inTraining } from "../weights/in-training.js";
import {
  asTrained,
  type ChangeLook,
  chosenOf,
  firstLook,
  mostDoublings,
  readAt,
  type Scale,
  scaledFrame,
} from "../weights/weights-look.js";
import {
  arePlain,
  type ReadExample,
  readExample,
  type SlopeTerm,
  scaledBase,
  scoreAt,
  slopeTerms,
} from "../weights/weights-reading.js";

const MOST_FEATURES = 6;
const MOST_TERMS = 3;

/** How the score changes with each base feature. */
export function sensitivity(frame: Frame, weights: Float64Array, read: Read | null): TemplateResult {
  return arePlain(frame.pane.features) ? plain(frame, weights) : ofProducts(frame, weights, read);
}

/** Without products the sensitivity to a feature is its weight, at every example. */
function plain(frame: Frame, weights: Float64Array): TemplateResult {
  const d = variable("d");
  const { text } = figuresOf(frame, true);
  const [most, least] = [extreme(weights, 1), extreme(weights, -1)];
  const say = frame.words.room(aboutWeights);
  const { gap } = frame.words;
  const named = (place: number, said: (facts: { readonly weight: string }) => string) =>
    filled(said({ weight: text(weights[place] ?? 0) }), {
      feature: featureName(frame.pane.features[place] ?? "", frame.examples),
    });
  return html`
    ${formula(mathml`<mrow>${slope(d)}${operator("=")}${subscript(variable("w", "weight"), d)}</mrow>`)}
    <p class="pp-muted pp-reading-note">
      ${say.slopes({ scaled: isScaled(frame) })}${gap}${most === null ? nothing : named(most, say.rises)}${gap}${least === null ? nothing : named(least, say.falls)}${most === null && least === null ? say.flat : nothing}
    </p>
  `;
}

/** The place of the largest weight of a sign, or null where there is none. */
function extreme(weights: Float64Array, sign: number): number | null {
  const largest = weights.reduce((most, value) => Math.max(most, sign * value), 0);
  return largest > 0 ? weights.findIndex((value) => sign * value === largest) : null;
}

function isScaled({ state }: Frame): boolean {
  return state.scaling !== "none";
}

/** With products it depends on the example. */
function ofProducts(frame: Frame, weights: Float64Array, read: Read | null): TemplateResult {
  const figures = figuresOf(frame, true);
  const known = read && slopesAt(read);
  const terms = [...slopeTerms(frame.pane.features)];
  const size = ([column]: (typeof terms)[number]) => Math.abs(known?.gradient[column] ?? 0);
  // The largest, in the order of the features.
  const shown = [...terms].sort((a, b) => size(b) - size(a)).slice(0, MOST_FEATURES);
  const say = frame.words.room(aboutWeights);
  return html`
    <p class="pp-muted pp-reading-note">${say.byExample({ example: read && read.at.example + 1, scaled: isScaled(frame) })}</p>
    ${terms
      .filter((term) => shown.includes(term))
      .map(([column, of]) => html`${worded(frame, column)}${slopeLines(frame, column, of, weights, known, figures)}`)}
    ${
      terms.length > MOST_FEATURES
        ? html`<p class="pp-muted pp-reading-note">${say.less({ features: terms.length - MOST_FEATURES })}</p>`
        : nothing
    }
  `;
}

/** The slopes at an example, and its base features as they are scaled. */
interface SlopesAt extends Slopes {
  readonly base: Float64Array;
}

function slopesAt({ model, at }: Read): SlopesAt {
  return { ...at.map.slopes(model, at.row), base: scaledBase(at) };
}

/** The word that stands for a feature, where it has one. */
function worded({ examples, words }: Frame, column: number): TemplateResult | typeof nothing {
  const name = examples.columns[column] ?? "";
  return name === "" || /^x[₀-₉]+$/.test(name)
    ? nothing
    : html`<p class="pp-muted pp-reading-note">${filled(words.room(aboutWeights).isWord({ word: name }), { letter: featureName(`x${column + 1}`) })}</p>`;
}

function slopeLines(
  frame: Frame,
  column: number,
  terms: readonly SlopeTerm[],
  weights: Float64Array,
  known: SlopesAt | null,
  { text, equals }: Figures,
): TemplateResult {
  const shown = terms.slice(0, MOST_TERMS);
  const more = terms.length > MOST_TERMS ? mathml`${operator("+")}<mo>⋯</mo>` : "";
  const joined = (write: (term: SlopeTerm) => Maths) =>
    mathml`${shown.map((term, k) => mathml`${k > 0 ? operator("+") : ""}${write(term)}`)}${more}`;
  const symbols = joined(
    (term) => mathml`${weightLetter(frame.pane.features[term.feature] ?? "")}${factorLetters(term)}`,
  );
  const rows: (readonly [unknown, unknown])[] = [
    [slope(number(String(column + 1))), mathml`${operator("=")}${symbols}`],
  ];
  if (known) {
    const { base, gradient, factors } = known;
    const value = gradient[column] ?? 0;
    const numbers = joined((term) => {
      const weight = number(text(weights[term.feature] ?? 0), "weight");
      const factor = factors[term.factor] ?? 0;
      return term.others.length === 0 && term.power === 1
        ? signed(text(weights[term.feature] ?? 0), "weight")
        : mathml`${parenthesised(weight)}${parenthesised(number(text(factor), "feature"))}`;
    });
    const lone = shown.length === 1 && shown[0]?.others.length === 0 && shown[0].power === 1;
    if (!lone) rows.push(["", mathml`${operator("=")}${numbers}`]);
    rows.push([
      "",
      mathml`${equals(value, ...base, ...terms.map(({ feature }) => weights[feature] ?? 0))}${number(text(value))}`,
    ]);
  }
  return formula(lines(rows));
}

/** ∂a/∂x with an index. */
function slope(index: Maths): Maths {
  const d = attached("∂");
  return fraction(mathml`${d}${variable("a")}`, mathml`${d}${subscript(variable("x"), index)}`);
}

/** w with the numbers of its feature's factors: w₁₂ belongs to x₁∧x₂. */
function weightLetter(name: string): Maths {
  const columns = productOf(name) ?? [];
  const index = columns.join(columns.some((column) => column > 9) ? "," : "");
  return subscript(variable("w", "weight"), number(index));
}

/** What stands after the weight: 2x₁, x₂². */
function factorLetters({ power: times, others }: SlopeTerm): Maths {
  const letters = others.map(({ column, power: exponent }) => {
    const letter = subscript(variable("x"), number(String(column + 1)));
    return exponent === 1 ? letter : power(letter, String(exponent));
  });
  return mathml`${times === 1 ? "" : mathml`${operator("·")}<mn>${times}</mn>`}${letters}`;
}

type Copying = "idle" | "copied" | "by-hand";

/** What else there is to be seen of the weights: what they add up to, their length, what they are sensitive to. */
class PpAboutWeights extends withProperties(ThrottledView, {
  copying: "idle" as Copying,
  look: firstLook,
  change: (() => {}) as ChangeLook,
}) {
  #read: Frame | null = null;

  protected override willUpdate(): void {
    const { frame } = this;
    // What was copied is no longer what is shown.
    if (frame?.pane.visit !== this.#read?.pane.visit || frame?.pane.learner !== this.#read?.pane.learner)
      this.copying = "idle";
    this.#read = frame;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { frame } = this;
    const trained = frame && inTraining(frame);
    if (!frame || !trained) return nothing;
    const shown = scaledFrame(frame, this.look.scale);
    const table = inTraining(shown) ?? trained;
    return html`
      ${this.renderTools(table, frame)} ${this.copying === "by-hand" ? renderByHand(table, this.say(aboutWeights).byHand) : nothing}
      ${trained.models.length > 1 ? this.renderClassChoice(trained.models.length, frame) : nothing}
      ${trained.models.length > 0 ? html`${this.renderSum(frame)} ${this.renderMeaning(trained, table, frame, shown)}` : nothing}
    `;
  }

  private renderSum(frame: Frame): TemplateResult | typeof nothing {
    const read = readAt(frame, this.look);
    if (!read) return nothing;
    const say = this.say(aboutWeights);
    return html`
      <p class="pp-muted pp-reading-note">${say.sum({ example: read.at.example + 1, selected: read.at.selected })}</p>
      <div class="pp-equation" tabindex="0" role="group" aria-label=${say.sumLabel}>
        ${contributionSum(read, this.look.pointed)}
      </div>
    `;
  }

  private renderClassChoice(classes: number, { state }: Frame): TemplateResult {
    return selectField({
      id: "pp-read-class",
      label: this.say(aboutWeights).ofClass,
      choices: Array.from({ length: classes }, (_, k) => ({ value: String(k), title: className(state.data, k) })),
      value: String(Math.min(this.look.chosen, classes - 1)),
      choose: (value) => this.change({ chosen: Number(value) }),
    });
  }

  private renderMeaning(
    trained: InTraining,
    table: InTraining,
    frame: Frame,
    shown: Frame,
  ): TemplateResult | typeof nothing {
    const { look } = this;
    const place = chosenOf(table.models, look) ?? 0;
    const [before, after] = [trained.models[place], table.models[place]];
    if (!before || !after) return nothing;
    const changed = look.scale.kind === "unit" || look.scale.doublings !== 0;
    const at = table.models.length > 1 ? null : readExample(shown);
    const { bias, ui } = shown.state;
    const map = shown.findings?.featureMap ?? null;
    const say = this.say(aboutWeights);
    return html`
      <h3 class="pp-heading">${say.length}</h3>
      ${scaleControls(look.scale, say, (scale) => {
        this.change({ scale });
        this.copying = "idle";
      })}
      ${
        changed && map
          ? scaleEffect(before, after, at, map, bias, ui.precision, shown.words)
          : html`<p class="pp-muted pp-reading-note">${say.sameBoundary}</p>`
      }
      <h3 class="pp-heading">${say.sensitivity}</h3>
      <div class="pp-equation" tabindex="0" role="group" aria-label=${say.sensitivityLabel}>
        ${sensitivity(shown, after.weights, readAt(frame, look))}
      </div>
    `;
  }

  private renderTools({ of, sortable }: InTraining, frame: Frame): TemplateResult {
    const say = this.say(aboutWeights);
    return html`<div class="pp-row pp-weights-tools">
      ${
        sortable
          ? checkbox(say.largestFirst, this.look.order === "value", (checked) =>
              this.change({ order: checked ? "value" : "feature" }),
            )
          : nothing
      }
      ${checkbox(say.fullPrecision, frame.state.ui.precision === "full", (checked) =>
        this.dispatch({ type: "set-ui", ui: { precision: checked ? "full" : "short" } }),
      )}
      <button type="button" class="pp-button" aria-label=${say.copyName[of]} @click=${this.copy}>${say.copy}</button>
      <span class="pp-muted pp-copied" role="status">${this.copying === "copied" ? say.copied : nothing}</span>
    </div>`;
  }

  private readonly copy = async (): Promise<void> => {
    const shown = this.frame && inTraining(scaledFrame(this.frame, this.look.scale));
    if (!shown) return;
    try {
      await navigator.clipboard.writeText(shown.json());
      this.copying = "copied";
    } catch {
      this.copying = "by-hand";
      await this.updateComplete;
      this.querySelector("textarea")?.select();
    }
  };
}

/** Where the clipboard is out of reach (an embed, an old browser), the text is laid out, selected. */
function renderByHand(trained: InTraining, words: string): TemplateResult {
  return html`<label class="pp-copy-by-hand">
    ${words}
    <textarea class="pp-input" readonly rows="3" .value=${trained.json()}></textarea>
  </label>`;
}

function checkbox(words: string, checked: boolean, change: (checked: boolean) => void): TemplateResult {
  const onChange = (event: Event) => change((event.currentTarget as HTMLInputElement).checked);
  return html`<label class="pp-check"><input type="checkbox" .checked=${live(checked)} @change=${onChange} />${words}</label>`;
}

define("pp-about-weights", PpAboutWeights);

/** The switch between weights as trained and of length 1, and the factor by which they are shown. */
function scaleControls(scale: Scale, say: AboutWeightsWords, choose: (scale: Scale) => void): TemplateResult {
  const unit = scale.kind === "unit";
  const doublings = unit ? 0 : scale.doublings;
  const segment = (words: string, value: Scale, checked: boolean) => html`
    <label class="pp-segment">
      ${radio({ group: "pp-scale", checked, choose: () => choose(value) })}${words}
    </label>
  `;
  const step = (by: 1 | -1) => html`
    <button
      type="button"
      class="pp-button"
      aria-label=${by > 0 ? say.twiceName : say.halfName}
      ?disabled=${unit || doublings * by >= mostDoublings}
      @click=${() => choose({ kind: "times", doublings: doublings + by })}
    >
      ${by > 0 ? say.twice : say.half}
    </button>
  `;
  return html`
    <div class="pp-row pp-scale">
      <div class="pp-segments" role="radiogroup" aria-label=${say.scale}>
        ${segment(doublings === 0 ? say.asTrained : say.times({ shorter: doublings < 0, factor: 2 ** Math.abs(doublings) }), unit ? asTrained : scale, !unit)}
        ${segment(say.unit, { kind: "unit" }, unit)}
      </div>
      <div class="pp-line pp-scale-steps">
        ${step(-1)}
        ${step(1)}
      </div>
    </div>
  `;
}

/** What longer or shorter weights change, and what they do not. */
export function scaleEffect(
  trained: LinearModel,
  shown: LinearModel,
  at: ReadExample | null,
  map: FeatureMap,
  hasBias: boolean,
  precision: "short" | "full",
  words: Words,
): TemplateResult {
  const say = words.room(aboutWeights);
  const lengthOf = ({ weights }: LinearModel) => map.length(weights);
  if (lengthOf(trained) === 0) {
    return html`<p class="pp-muted pp-reading-note">${say.noDirection}</p>`;
  }
  const text = (value: number) => words.number(value, precision);
  const row = (name: unknown, of: (model: LinearModel) => number, stays = false) => html`
    <tr ?data-stays=${stays}>
      <th scope="row">${name}</th>
      <td class="pp-weights-value">${text(of(trained))}</td>
      <td class="pp-weights-value">${text(of(shown))}</td>
    </tr>
  `;
  const margin = (example: ReadExample, model: LinearModel) => example.label * scoreAt(model, example);
  return html`
    <table class="pp-weights-table pp-scale-table">
      <thead>
        <tr><td></td><th scope="col" class="pp-weights-value">${say.trained}</th><th scope="col" class="pp-weights-value">${say.shown}</th></tr>
      </thead>
      <tbody>
        ${row(html`${say.rows.length} ‖<b>w</b>‖`, lengthOf)}
        ${
          at === null || at.label > 1
            ? nothing
            : html`
                ${row(html`${say.rows.functional} <var>y</var>·<var>a</var>`, (model) => margin(at, model))}
                ${row(html`${say.rows.geometric} <span><var>y</var>·<var>a</var>/‖<b>w</b>‖</span>`, (model) => margin(at, model) / lengthOf(model), true)}
              `
        }
        ${hasBias ? row(html`${say.rows.boundary} <span>|<var>b</var>|/‖<b>w</b>‖</span>`, (model) => Math.abs(model.bias) / lengthOf(model), true) : nothing}
      </tbody>
    </table>
    <p class="pp-muted pp-reading-note">
      ${paragraph(words, say.effect, at && at.label <= 1 ? say.marginsOf({ example: at.example + 1 }) : "")}
    </p>
  `;
}
