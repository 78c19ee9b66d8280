import { html, mathml, nothing, type TemplateResult } from "lit";
import type { KernelFunction } from "../../engine/types.js";
import { mostLearners } from "../../state/document/limits.js";
import type { Dispatch } from "../../state/intent.js";
import { kernelFunctionOf } from "../../state/learners/kernel.js";
import type { Words } from "../../state/words.js";
import { cures } from "../../words/en/companion/cures.js";
import { learners } from "../../words/en/learners.js";
import { obstacleOf } from "../shared/offers/obstacle.js";
import { hint } from "../shared/offers/offer.js";
import { featureName } from "../shared/words/feature-name.js";
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
  variable,
  vectorLetter,
} from "../shared/words/mathml.js";
import { impliedCheck, impliedTable } from "./implied-table.js";
import type { CuresFrame } from "./inputs.js";
import { cure, curedLearner, isCured, standing, whyNotListed } from "./kernel-words.js";

/** The polynomial kernel, and the features it implies. */
export function kernelCure(frame: CuresFrame, dispatch: Dispatch): TemplateResult {
  const say = frame.words.room(cures);
  const kernel = kernelFunctionOf(frame.pane.learner);
  return html`
    <p class="pp-cures-text">${say.aboutKernel}</p>
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

function buttons(frame: CuresFrame, dispatch: Dispatch): TemplateResult {
  const say = frame.words.room(cures);
  const { learner } = frame.pane;
  const switchTo = () => dispatch(({ pane }) => ({ type: "configure", learner: curedLearner(pane.learner) }));
  const add = () => {
    dispatch(({ pane }) => ({ type: "add-learner", learner: curedLearner(pane.learner) }));
    dispatch(({ panes }) => ({ type: "set-lead", index: panes.length - 1 }));
  };
  return html`
    <div class="pp-flow pp-cures-buttons">
      <button type="button" class="pp-button pp-button-primary" @click=${switchTo}>${say.switchToIt}</button>
      <button type="button" class="pp-button" ?disabled=${frame.state.learners.length >= mostLearners} @click=${add}>
        ${say.compareWith(frame.words.room(learners).short[learner.kind])}
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
function multipliedOut({ words, examples }: Pick<CuresFrame, "words" | "examples">): TemplateResult {
  const say = words.room(cures);
  const [such, met] = say.products;
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
    <p class="pp-cures-text">${say.multipliedOut}</p>
    ${formula(
      lines([
        [kernelOf(), mathml`${operator("=")}${joined(multiplied.slice(0, 3))}`],
        ["", mathml`${operator("+")}${joined(multiplied.slice(3))}`],
      ]),
    )}
    <p class="pp-cures-text">${such} ${featureName("x1*x2", examples)}${met}</p>
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
function written(frame: CuresFrame, kernel: KernelFunction, dispatch: Dispatch): TemplateResult {
  const obstacle = obstacleOf(frame);
  if (obstacle) return hint(obstacle, frame, dispatch);
  const say = frame.words.room(cures);
  const { featureMap = null, implied = null } = frame.findings ?? {};
  const why = featureMap && whyNotListed(kernel, featureMap, say);
  if (why !== null || !implied) return html`<p class="pp-cures-text">${why ?? nothing}</p>`;
  const example = frame.selected ?? frame.pane.event?.example ?? null;
  return html`
    <p class="pp-cures-text">${standing(frame.pane, say)} ${
      kernel.kind === "linear" ? say.linearFeatures : say.impliedFeatures
    }</p>
    ${
      frame.pane.visit === 0
        ? html`<div class="pp-flow pp-cures-buttons">
            <button type="button" class="pp-button" @click=${() => dispatch({ type: "finish" })}>${say.train}</button>
          </div>`
        : nothing
    }
    ${impliedTable(frame, implied, example)}
    ${frame.state.scaling === "none" ? nothing : html`<p class="pp-muted pp-cures-note">${say.scaled}</p>`}
    ${example === null ? nothing : impliedCheck(frame, implied, example)}
  `;
}
