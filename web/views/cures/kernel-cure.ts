import { html, mathml, nothing, type TemplateResult } from "lit";
import type { KernelFunction } from "../../engine/types.js";
import { mostLearners } from "../../state/document/limits.js";
import type { Dispatch } from "../../state/intent.js";
import { kernelFunctionOf } from "../../state/learners/kernel.js";
import { formatNumber } from "../../state/notation/numbers.js";
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
  const kernel = kernelFunctionOf(frame.pane.learner);
  return html`
    <p class="pp-cures-text">
      The polynomial kernel solves XOR without naming a feature. The learner counts its mistakes on each example and
      compares examples by
    </p>
    ${kernelFormula(kernel ?? cure)}
    ${isCured(frame.pane) ? nothing : buttons(frame, dispatch)}
    ${kernel ? written(frame, kernel, dispatch) : multipliedOut()}
  `;
}

function kernelFormula({ kind, degree = 2, offset = 1, gamma = 1 }: KernelFunction): TemplateResult {
  const [x, z] = [vectorLetter("x"), vectorLetter("z")];
  const product = mathml`${x}${operator("·")}${z}`;
  const raised = power(
    parenthesised(mathml`${number(formatNumber(offset))}${operator("+")}${product}`),
    formatNumber(degree),
  );
  const width = gamma === 1 ? "" : mathml`${number(formatNumber(gamma))}`;
  const distance = mathml`<msup><mrow><mo stretchy="false">‖</mo>${x}${operator("−")}${z}<mo stretchy="false">‖</mo></mrow><mn>2</mn></msup>`;
  const bell = mathml`<mi mathvariant="normal">exp</mi>${parenthesised(mathml`<mo form="prefix">−</mo>${width}${distance}`)}`;
  const body: Readonly<Record<KernelFunction["kind"], Maths>> = { linear: product, polynomial: raised, rbf: bell };
  return formula(mathml`<mrow>${kernelOf()}${operator("=")}${body[kind]}</mrow>`);
}

function buttons(frame: CuresFrame, dispatch: Dispatch): TemplateResult {
  const { learner } = frame.pane;
  const switchTo = () => dispatch(({ pane }) => ({ type: "configure", learner: curedLearner(pane.learner) }));
  const add = () => {
    dispatch(({ pane }) => ({ type: "add-learner", learner: curedLearner(pane.learner) }));
    dispatch(({ panes }) => ({ type: "set-lead", index: panes.length - 1 }));
  };
  return html`
    <div class="pp-flow pp-cures-buttons">
      <button type="button" class="pp-button pp-button-primary" @click=${switchTo}>Switch to the polynomial kernel</button>
      <button type="button" class="pp-button" ?disabled=${frame.state.learners.length >= mostLearners} @click=${add}>
        Add it beside: ${frame.words.room(learners).short[learner.kind]}
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
function multipliedOut(): TemplateResult {
  const letters = (letter: string, powers: readonly number[]) =>
    powers.map((times, j) => {
      const one = subscript(variable(letter), number(String(j + 1)));
      return times === 0 ? "" : times === 1 ? one : squared(letter, j + 1, times);
    });
  const joined = (some: typeof multiplied) =>
    some.map(({ powers, square }, k) => {
      const alone = powers.every((times) => times === 0);
      const factor = square === 1 && !alone ? "" : number(formatNumber(square));
      return mathml`${k > 0 ? operator("+") : ""}${factor}${letters("x", powers)}${letters("z", powers)}`;
    });
  return html`
    <p class="pp-cures-text">Multiplied out for two features, that is</p>
    ${formula(
      lines([
        [kernelOf(), mathml`${operator("=")}${joined(multiplied.slice(0, 3))}`],
        ["", mathml`${operator("+")}${joined(multiplied.slice(3))}`],
      ]),
    )}
    <p class="pp-cures-text">
      Every product of one example, ${featureName("x1*x2")} among them, meets the same product of the other: it is an
      inner product in a space whose features are the products, and a plane there is a curve here.
    </p>
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
  const { featureMap = null, implied = null } = frame.findings ?? {};
  const why = featureMap && whyNotListed(kernel, featureMap);
  if (why !== null || !implied) return html`<p class="pp-cures-text">${why ?? nothing}</p>`;
  const example = frame.selected ?? frame.pane.event?.example ?? null;
  return html`
    <p class="pp-cures-text">${standing(frame.pane)} ${
      kernel.kind === "linear"
        ? "The features that the linear kernel implies are the features themselves, each with a weight:"
        : "Multiplied out, the kernel is a sum of products: these are the features it implies, which nobody named, with the weights that the counts α give them, the largest first:"
    }</p>
    ${
      frame.pane.visit === 0
        ? html`<div class="pp-flow pp-cures-buttons">
            <button type="button" class="pp-button" @click=${() => dispatch({ type: "finish" })}>Train it to the end</button>
          </div>`
        : nothing
    }
    ${impliedTable(frame, implied, example)}
    ${
      frame.state.scaling === "none"
        ? nothing
        : html`<p class="pp-muted pp-cures-note">The kernel is given the scaled features: x₁ stands here for the scaled one.</p>`
    }
    ${example === null ? nothing : impliedCheck(frame, implied, example)}
  `;
}
