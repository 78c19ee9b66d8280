import { html, mathml, nothing, type TemplateResult } from "lit";
import type { FeatureMap, KernelFunction, LearnerSpec } from "../../engine/types.js";
import { mostLearners } from "../../state/document/limits.js";
import type { Words } from "../../state/document/notation/words.js";
import { kernelFunctionOf } from "../../state/learners/kernel.js";
import type { Frame, ImpliedWeights, PaneView } from "../../state/runs/frame.js";
import { mostImplied } from "../../state/runs/implied-weights.js";
import type { Dispatch } from "../../state/runs/intent.js";
import { filled } from "../../ui/formulas/filled.js";
import {
  COMMA,
  formula,
  lines,
  type Maths,
  number,
  operator,
  parenthesised,
  power,
  subscript,
  sum,
  variable,
  vectorLetter,
} from "../../ui/formulas/mathml.js";
import { bar } from "../../ui/tables/value-table.js";
import { type CuresWords, cures } from "../../words/generated/en/cures.js";
import { learners } from "../../words/generated/en/learners.js";
import { hint, obstacleOf } from "../shared/offers/offer.js";
import { featureName } from "../shared/words/features-and-weights.js";

/** The kernel that solves XOR. */
export const cure = { kind: "polynomial", degree: 2, offset: 1 } as const satisfies KernelFunction;

/** The kernel perceptron in place of the lead, with the lead's tie rule where it has one. */
export function curedLearner(lead: LearnerSpec): LearnerSpec {
  return { kind: "kernel", kernel: cure, ...("tie" in lead && lead.tie ? { tie: lead.tie } : {}) };
}

export function isCured({ learner }: Pick<PaneView, "learner">): boolean {
  const kernel = kernelFunctionOf(learner);
  if (!kernel) return false;
  const { kind, degree = 2, offset = 1 } = kernel;
  return kind === cure.kind && degree === cure.degree && offset === cure.offset;
}

/** Why the features of the lead's kernel are not listed; null where they are. */
export function whyNotListed(kernel: KernelFunction, map: FeatureMap, say: CuresWords): string | null {
  const count = map.impliedCount(kernel);
  if (count === Number.POSITIVE_INFINITY) return say.infinitelyMany;
  return count > mostImplied ? say.tooMany({ features: count, most: mostImplied }) : null;
}

/** √2 for 1.4142…; "" for 1. */
export function multiplierText(scale: number, format: (value: number) => string): string {
  const square = Math.round(scale * scale);
  if (Math.abs(square - scale * scale) > 1e-9 * square) return format(scale);
  if (square === 1) return "";
  const root = Math.round(Math.sqrt(square));
  return root * root === square ? format(root) : `√${format(square)}`;
}

/** Where the lead's run stands. */
function standing({ visit, updates, stop }: Pick<PaneView, "visit" | "updates" | "stop">, say: CuresWords): string {
  if (visit === 0) return say.notStarted;
  if (stop === "converged") return say.converged({ updates });
  return stop === null ? say.soFar({ updates }) : say.stopped({ updates });
}

/** The polynomial kernel, and the features it implies. */
export function kernelCure(frame: Frame, dispatch: Dispatch): TemplateResult {
  const say = frame.words.room(cures);
  const kernel = kernelFunctionOf(frame.pane.learner);
  return html`
    <p class="pp-prose">${say.aboutKernel}</p>
    ${kernelFormula(kernel ?? cure, frame.words)}
    ${isCured(frame.pane) ? nothing : buttons(frame, dispatch)}
    ${kernel ? written(frame, kernel, dispatch) : multipliedOut(frame)}
  `;
}

function kernelFormula({ kind, degree = 2, offset = 1, gamma = 1 }: KernelFunction, words: Words): TemplateResult {
  const [x, z] = [vectorLetter("x"), vectorLetter("z")];
  const product = mathml`${x}${operator("·")}${z}`;
  const raised = power(
    parenthesised(mathml`${number(words.number(offset))}${operator("+")}${product}`),
    words.number(degree),
  );
  const width = gamma === 1 ? "" : mathml`${number(words.number(gamma))}`;
  const distance = mathml`<msup><mrow><mo stretchy="false">‖</mo>${x}${operator("−")}${z}<mo stretchy="false">‖</mo></mrow><mn>2</mn></msup>`;
  const bell = mathml`<mi mathvariant="normal">exp</mi>${parenthesised(mathml`<mo form="prefix">−</mo>${width}${distance}`)}`;
  const body: Readonly<Record<KernelFunction["kind"], Maths>> = { linear: product, polynomial: raised, rbf: bell };
  return formula(mathml`<mrow>${kernelOf()}${operator("=")}${body[kind]}</mrow>`);
}

function buttons(frame: Frame, dispatch: Dispatch): TemplateResult {
  const say = frame.words.room(cures);
  const { learner } = frame.pane;
  const switchTo = () => dispatch(({ pane }) => ({ type: "configure", learner: curedLearner(pane.learner) }));
  const add = () => {
    dispatch(({ pane }) => ({ type: "add-learner", learner: curedLearner(pane.learner) }));
    dispatch(({ panes }) => ({ type: "set-ui", ui: { lead: panes.length - 1 } }));
  };
  return html`
    <div class="pp-offers">
      <button type="button" class="pp-button pp-button-primary" @click=${switchTo}>${say.switchToIt}</button>
      <button type="button" class="pp-button" ?disabled=${frame.state.learners.length >= mostLearners} @click=${add}>
        ${say.compareWith({ learner: frame.words.room(learners).short[learner.kind] })}
      </button>
    </div>
  `;
}

/** (1 + x·z)² of two features: the powers of x₁ and x₂ in each product, and how often it is there. */
export const multiplied: readonly { readonly powers: readonly [number, number]; readonly square: number }[] = [
  { powers: [0, 0], square: 1 },
  { powers: [1, 0], square: 2 },
  { powers: [0, 1], square: 2 },
  { powers: [2, 0], square: 1 },
  { powers: [1, 1], square: 2 },
  { powers: [0, 2], square: 1 },
];

/** The cure's kernel of two features as a sum of products. */
function multipliedOut({ words, examples }: Pick<Frame, "words" | "examples">): TemplateResult {
  const say = words.room(cures);
  const letters = (letter: string, powers: readonly number[]) =>
    powers.map((times, j) => {
      const one = subscript(variable(letter), number(String(j + 1)));
      return times === 0 ? "" : times === 1 ? one : squared(letter, j + 1, times);
    });
  const joined = (some: typeof multiplied) =>
    some.map(({ powers, square }, k) => {
      const alone = powers.every((times) => times === 0);
      const factor = square === 1 && !alone ? "" : number(words.number(square));
      return mathml`${k > 0 ? operator("+") : ""}${factor}${letters("x", powers)}${letters("z", powers)}`;
    });
  return html`
    <p class="pp-prose">${say.multipliedOut}</p>
    ${formula(
      lines([
        [kernelOf(), mathml`${operator("=")}${joined(multiplied.slice(0, 3))}`],
        ["", mathml`${operator("+")}${joined(multiplied.slice(3))}`],
      ]),
    )}
    <p class="pp-prose">${filled(say.products, { product: featureName("x1*x2", examples) })}</p>
  `;
}

/** x₁² with the index below and the power above. */
function squared(letter: string, index: number, times: number): Maths {
  return mathml`<msubsup>${variable(letter)}<mn>${index}</mn><mn>${times}</mn></msubsup>`;
}

function kernelOf(): Maths {
  return mathml`${variable("K")}${parenthesised(mathml`${vectorLetter("x")}${COMMA}${vectorLetter("z")}`)}`;
}

/** The kernel perceptron's weights over the features that its kernel implies. */
function written(frame: Frame, kernel: KernelFunction, dispatch: Dispatch): TemplateResult {
  const obstacle = obstacleOf(frame);
  if (obstacle) return hint(obstacle, frame, dispatch);
  const say = frame.words.room(cures);
  const { featureMap = null, implied = null } = frame.findings ?? {};
  const why = featureMap && whyNotListed(kernel, featureMap, say);
  if (why !== null || !implied) return html`<p class="pp-prose">${why ?? nothing}</p>`;
  const example = frame.selected ?? frame.pane.event?.example ?? null;
  return html`
    <p class="pp-prose">${standing(frame.pane, say)}${frame.words.gap}${
      kernel.kind === "linear" ? say.linearFeatures : say.impliedFeatures
    }</p>
    ${
      frame.pane.visit === 0
        ? html`<div class="pp-offers">
            <button type="button" class="pp-button" @click=${() => dispatch({ type: "finish" })}>${say.train}</button>
          </div>`
        : nothing
    }
    ${impliedTable(frame, implied, example)}
    ${frame.state.scaling === "none" ? nothing : html`<p class="pp-muted pp-prose">${say.scaled}</p>`}
    ${example === null ? nothing : impliedCheck(frame, implied, example)}
  `;
}

/** Positions of the weights, the largest in size first. */
export function bySize(weights: ArrayLike<number>): number[] {
  const size = (position: number) => Math.abs(weights[position] ?? 0);
  return Array.from(weights, (_, position) => position).sort((p, q) => size(q) - size(p) || p - q);
}

/** The features that the kernel implies, their weights, and what they come to at an example. */
function impliedTable(frame: Frame, implied: ImpliedWeights, example: number | null): TemplateResult {
  const { weights, scale, features } = implied;
  const say = frame.words.room(cures);
  const text = (value: number) => frame.words.number(value, frame.state.ui.precision);
  const reading = example === null ? null : implied.read(example);
  const largest = weights.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const head = (content: unknown) => html`<th scope="col" class="pp-weights-value">${content}</th>`;
  return html`
    <div class="pp-scroll-y" tabindex="0" role="group" aria-label=${say.table}>
      <table class="pp-weights-table pp-weights-full pp-cures-implied">
        <thead>
          <tr>
            <th scope="col">${say.columns.feature}</th>
            <th scope="col" class="pp-weights-value">${say.columns.weight}</th>
            <td class="pp-weights-bar"></td>
            ${
              reading
                ? html`${head(html`<var>φ</var>(<b>x</b>)`)} ${head(html`<var>w</var>·<var>φ</var>(<b>x</b>)`)}`
                : nothing
            }
          </tr>
        </thead>
        <tbody>
          ${bySize(weights).map((position) => {
            const weight = weights[position] ?? 0;
            return html`
              <tr>
                <th scope="row">${impliedName(frame, features[position] ?? "", scale[position] ?? 1, text)}</th>
                <td class="pp-weights-value">${text(weight)}</td>
                <td class="pp-weights-bar" aria-hidden="true">${bar(weight, largest)}</td>
                ${
                  reading
                    ? html`<td class="pp-weights-value">${text(reading.features[position] ?? 0)}</td>
                        <td class="pp-weights-value">${text(reading.contributions[position] ?? 0)}</td>`
                    : nothing
                }
              </tr>
            `;
          })}
        </tbody>
      </table>
    </div>
  `;
}

/** √2·x₁∧x₂; the constant is its multiplier. */
function impliedName(frame: Frame, name: string, scale: number, text: (value: number) => string): TemplateResult {
  const multiplier = multiplierText(scale, text);
  if (name === "1") return html`${multiplier || "1"}`;
  return html`${multiplier ? `${multiplier} · ` : ""}${featureName(name, frame.examples)}`;
}

/** Both sums at the example, which are the same score. */
function impliedCheck(frame: Frame, implied: ImpliedWeights, example: number): TemplateResult {
  const say = frame.words.room(cures);
  const text = (value: number) => frame.words.number(value, frame.state.ui.precision);
  const score = implied.score(example);
  const own = implied.read(example).score;
  const rounded = score !== null && !(Math.abs(own - score) <= 1e-9 * Math.max(1, Math.abs(score)));
  const [i, x] = [variable("i"), vectorLetter("x")];
  const byFeatures = mathml`${sum()}${variable("w", "weight")}${operator("·")}${variable("φ")}${parenthesised(x)}`;
  const byKernel = mathml`${sum(i)}${subscript(variable("α", "weight"), i)}${subscript(variable("y"), i)}${variable("K")}${parenthesised(
    mathml`${subscript(x, i)}${COMMA}${x}`,
  )}`;
  return html`
    <p class="pp-prose">${say.check({ example: example + 1, rounded })}</p>
    ${formula(
      lines([
        [byFeatures, mathml`${operator("=")}${number(text(own))}`],
        ...(score === null ? [] : [[byKernel, mathml`${operator("=")}${number(text(score))}`] as const]),
      ]),
    )}
  `;
}
