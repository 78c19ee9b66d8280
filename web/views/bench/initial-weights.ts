import { html, nothing, type TemplateResult } from "lit";
import type { Frame } from "../../state/frame.js";
import type { Dispatch } from "../../state/intent.js";
import { numberField } from "./number-field.js";
import { randomNumbers } from "./random-start.js";

/** The core refuses initial weights beyond this. */
const LARGEST_WEIGHT = 1e100;
const SUBSCRIPTS = "₀₁₂₃₄₅₆₇₈₉";

const subscript = (n: number): string => Array.from(String(n), (digit) => SUBSCRIPTS.charAt(Number(digit))).join("");

interface Initial {
  readonly weights: readonly number[];
  readonly bias: number;
}

function numberInput(
  id: string,
  symbol: TemplateResult,
  name: string,
  value: number,
  commit: (value: number) => void,
): TemplateResult {
  const rule = { name, min: -LARGEST_WEIGHT, max: LARGEST_WEIGHT };
  return numberField({ id, label: symbol, name, layout: "stacked", value, rule, step: 0.1, commit });
}

/** @param draws how many random starts were drawn before, and what counts the next. */
export function initialWeights(frame: Frame, draws: () => number, dispatch: Dispatch): TemplateResult {
  const { initial, bias: withBias } = frame.state;
  const { features } = frame;
  const now: Initial = {
    weights: features.map((_, index) => initial?.weights[index] ?? 0),
    bias: initial?.bias ?? 0,
  };
  const start = (next: Initial): void => {
    const zero = next.bias === 0 && next.weights.every((weight) => weight === 0);
    dispatch({ type: "configure", initial: zero ? null : next });
  };
  const random = (): void => {
    const [bias = 0, ...weights] = randomNumbers(features.length + 1, frame.order.seed ?? 0, draws());
    start({ weights, bias: withBias ? bias : 0 });
  };
  return html`
    <div class="pp-group" role="group" aria-labelledby="pp-initial-label">
      <span class="pp-label" id="pp-initial-label">Initial weights</span>
      <div class="pp-weights">
        ${now.weights.map((weight, index) =>
          numberInput(
            `pp-initial-${index + 1}`,
            html`<i>w</i>${subscript(index + 1)}`,
            `Initial w${index + 1}`,
            weight,
            (value) => start({ ...now, weights: now.weights.with(index, value) }),
          ),
        )}
        ${
          withBias
            ? numberInput("pp-initial-bias", html`<i>b</i>`, "Initial b", now.bias, (bias) => start({ ...now, bias }))
            : nothing
        }
      </div>
      <div class="pp-button-row">
        <button class="pp-button" type="button" @click=${random}>Random start</button>
        <button
          class="pp-button"
          type="button"
          ?disabled=${initial === null}
          @click=${() => dispatch({ type: "configure", initial: null })}
        >
          Reset to zero
        </button>
      </div>
    </div>
  `;
}
