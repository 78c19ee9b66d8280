import { html, nothing, type TemplateResult } from "lit";
import { randomNumbers } from "../../../../state/data/random-numbers.js";
import { isZero } from "../../../../state/document/initial-weights.js";
import type { Initial } from "../../../../state/document/state.js";
import type { Frame } from "../../../../state/frame.js";
import type { Dispatch } from "../../../../state/intent.js";
import { biasLetter, biasNumber } from "../../../../state/notation/bias.js";
import { subscript } from "../../../../state/notation/digits.js";
import { startFrom, startingWeights } from "../../../../state/starting-weights.js";
import type { Words } from "../../../../state/words.js";
import { setupLearner } from "../../../../words/en/setup/learner.js";
import { numberField } from "../../../shared/controls/number-field.js";
import type { SetupFrame } from "../inputs.js";

/** The core refuses initial weights beyond this. */
const LARGEST_WEIGHT = 1e100;
/** Nobody sets more weights one by one. */
const MOST_FIELDS = 16;

function numberInput(
  id: string,
  symbol: TemplateResult,
  name: string,
  value: number,
  words: Words,
  commit: (value: number) => void,
): TemplateResult {
  const rule = { name, min: -LARGEST_WEIGHT, max: LARGEST_WEIGHT };
  return numberField({ words, id, label: symbol, name, layout: "stacked", value, rule, step: 0.1, commit });
}

function fields(
  frame: SetupFrame,
  { weights, bias }: Initial,
  start: (next: (now: Frame) => Initial) => void,
): TemplateResult {
  const say = frame.words.room(setupLearner);
  if (weights.length > MOST_FIELDS) return html`<p class="pp-hint">${say.tooManyWeights(weights.length)}</p>`;
  const { ui } = frame.state;
  const letter = biasLetter(ui);
  return html`
    <div class="pp-weights">
      ${weights.map((weight, index) =>
        numberInput(
          `pp-initial-${index + 1}`,
          html`<i>w</i>${subscript(index + 1)}`,
          say.initial(`w${index + 1}`),
          weight,
          frame.words,
          (value) =>
            start((now) => {
              const initial = startingWeights(now);
              return { ...initial, weights: initial.weights.map((own, at) => (at === index ? value : own)) };
            }),
        ),
      )}
      ${
        frame.state.bias
          ? numberInput(
              "pp-initial-bias",
              html`<i>${letter}</i>`,
              say.initial(letter),
              biasNumber(bias, ui),
              frame.words,
              (value) => start((now) => ({ ...startingWeights(now), bias: biasNumber(value, ui) })),
            )
          : nothing
      }
    </div>
  `;
}

/** @param draws how many random starts were drawn before, and what counts the next. */
export function initialWeights(frame: SetupFrame, draws: () => number, dispatch: Dispatch): TemplateResult {
  const say = frame.words.room(setupLearner);
  const weights = startingWeights(frame);
  const start = (next: (now: Frame) => Initial): void => dispatch((now) => startFrom(now, next(now)));
  const random = ({ pane, order, state }: Frame): Initial => {
    const [bias = 0, ...weights] = randomNumbers(pane.features.length + 1, order.seed ?? 0, draws());
    return { weights, bias: state.bias ? bias : 0 };
  };
  return html`
    <div class="pp-stack pp-group" role="group" aria-labelledby="pp-initial-label">
      <span class="pp-label" id="pp-initial-label">${say.initialWeights}</span>
      ${fields(frame, weights, start)}
      <div class="pp-button-row">
        <button class="pp-button" type="button" @click=${() => start(random)}>${say.randomise}</button>
        <button
          class="pp-button"
          type="button"
          ?disabled=${isZero(weights)}
          @click=${() => start(({ pane }) => ({ weights: pane.features.map(() => 0), bias: 0 }))}
        >
          ${say.setToZero}
        </button>
      </div>
    </div>
  `;
}
