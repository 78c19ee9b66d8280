import { html, mathml, nothing, type TemplateResult } from "lit";
import type { Slopes } from "../../../engine/types.js";
import { productOf } from "../../../state/document/features/product.js";
import { aboutWeights } from "../../../words/en/story/about-weights.js";
import { featureName } from "../../shared/words/feature-name.js";
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
} from "../../shared/words/mathml.js";
import { type Figures, figuresOf } from "../equation/figures.js";
import type { StoryFrame } from "../inputs.js";
import type { Read } from "../weights/contribution-sum.js";
import { arePlain, type SlopeTerm, scaledBase, slopeTerms } from "../weights/weights-reading.js";

const MOST_FEATURES = 6;
const MOST_TERMS = 3;

/** How the score changes with each base feature. */
export function sensitivity(frame: StoryFrame, weights: Float64Array, read: Read | null): TemplateResult {
  return arePlain(frame.pane.features) ? plain(frame, weights) : ofProducts(frame, weights, read);
}

/** Without products the sensitivity to a feature is its weight, at every example. */
function plain(frame: StoryFrame, weights: Float64Array): TemplateResult {
  const d = variable("d");
  const { text } = figuresOf(frame, true);
  const [most, least] = [extreme(weights, 1), extreme(weights, -1)];
  const say = frame.words.room(aboutWeights);
  const named = (place: number, around: (weight: string) => readonly [string, string]) => {
    const [before, after] = around(text(weights[place] ?? 0));
    return html`${before}${featureName(frame.pane.features[place] ?? "", frame.examples)}${after}`;
  };
  return html`
    ${formula(mathml`<mrow>${slope(d)}${operator("=")}${subscript(variable("w", "weight"), d)}</mrow>`)}
    <p class="pp-reading-note">
      ${say.slopes(isScaled(frame))} ${most === null ? nothing : named(most, say.rises)}
      ${least === null ? nothing : named(least, say.falls)} ${most === null && least === null ? say.flat : nothing}
    </p>
  `;
}

/** The place of the largest weight of a sign, or null where there is none. */
function extreme(weights: Float64Array, sign: number): number | null {
  const largest = weights.reduce((most, value) => Math.max(most, sign * value), 0);
  return largest > 0 ? weights.findIndex((value) => sign * value === largest) : null;
}

function isScaled({ state }: StoryFrame): boolean {
  return state.scaling !== "none";
}

/** With products it depends on the example. */
function ofProducts(frame: StoryFrame, weights: Float64Array, read: Read | null): TemplateResult {
  const figures = figuresOf(frame, true);
  const known = read && slopesAt(read);
  const terms = [...slopeTerms(frame.pane.features)];
  const size = ([column]: (typeof terms)[number]) => Math.abs(known?.gradient[column] ?? 0);
  // The largest, in the order of the features.
  const shown = [...terms].sort((a, b) => size(b) - size(a)).slice(0, MOST_FEATURES);
  const say = frame.words.room(aboutWeights);
  return html`
    <p class="pp-reading-note">${say.byExample(read?.at.example ?? null, isScaled(frame))}</p>
    ${terms
      .filter((term) => shown.includes(term))
      .map(([column, of]) => html`${worded(frame, column)}${slopeLines(frame, column, of, weights, known, figures)}`)}
    ${
      terms.length > MOST_FEATURES
        ? html`<p class="pp-reading-note">${say.less(terms.length - MOST_FEATURES)}</p>`
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
function worded({ examples, words }: StoryFrame, column: number): TemplateResult | typeof nothing {
  const name = examples.columns[column] ?? "";
  return name === "" || /^x[₀-₉]+$/.test(name)
    ? nothing
    : html`<p class="pp-reading-note">${featureName(`x${column + 1}`)}${words.room(aboutWeights).isWord(name)}</p>`;
}

function slopeLines(
  frame: StoryFrame,
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
