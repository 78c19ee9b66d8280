import { html, nothing, type TemplateResult } from "lit";
import type { Frame } from "../../state/frame.js";
import type { Dispatch } from "../../state/intent.js";
import { checkbox, selectField } from "../shared/controls.js";
import { learnerChoices, learnerForms } from "./learner-forms.js";
import { numberField } from "./number-field.js";

/** The core refuses initial weights beyond this. */
const LARGEST_WEIGHT = 1e100;
const SUBSCRIPTS = "₀₁₂₃₄₅₆₇₈₉";

const subscript = (n: number): string => Array.from(String(n), (digit) => SUBSCRIPTS.charAt(Number(digit))).join("");

interface Initial {
  readonly weights: readonly number[];
  readonly bias: number;
}

function initialWeights(frame: Frame, dispatch: Dispatch): TemplateResult {
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
  const one = (id: string, symbol: TemplateResult, plain: string, value: number, commit: (value: number) => void) =>
    numberField({
      id,
      label: symbol,
      name: `Initial ${plain}`,
      layout: "stacked",
      value,
      rule: { name: `Initial ${plain}`, min: -LARGEST_WEIGHT, max: LARGEST_WEIGHT },
      step: 0.1,
      commit,
    });
  return html`
    <div class="pp-group" role="group" aria-labelledby="pp-initial-label">
      <div class="pp-group-head">
        <span class="pp-label" id="pp-initial-label">Initial weights</span>
        <button
          class="pp-button"
          type="button"
          ?disabled=${initial === null}
          @click=${() => dispatch({ type: "configure", initial: null })}
        >
          Reset to zero
        </button>
      </div>
      <div class="pp-weights">
        ${now.weights.map((weight, index) =>
          one(`pp-initial-${index + 1}`, html`<i>w</i>${subscript(index + 1)}`, `w${index + 1}`, weight, (value) =>
            start({ ...now, weights: now.weights.with(index, value) }),
          ),
        )}
        ${
          withBias
            ? one("pp-initial-bias", html`<i>b</i>`, "b", now.bias, (value) => start({ ...now, bias: value }))
            : nothing
        }
      </div>
    </div>
  `;
}

const epochsRule = { name: "Max epochs", min: 1, max: 2147483647, whole: true } as const;

export function learnerSection(frame: Frame, dispatch: Dispatch): TemplateResult {
  const { learner, state } = frame;
  const form = learnerForms[learner.kind];
  return html`
    ${selectField({
      id: "pp-learner",
      label: "Learner",
      choices: learnerChoices,
      value: learner.kind,
      choose: (kind) => dispatch({ type: "configure", learner: learnerForms[kind].start }),
    })}
    ${form.fields(learner, (spec) => dispatch({ type: "configure", learner: spec }))}
    ${checkbox(html`Bias <i>b</i>`, state.bias, (bias) => dispatch({ type: "configure", bias }))}
    ${initialWeights(frame, dispatch)}
    ${numberField({
      id: "pp-max-epochs",
      label: "Max epochs",
      value: state.maxEpochs,
      rule: epochsRule,
      step: 1,
      commit: (maxEpochs) => dispatch({ type: "configure", maxEpochs }),
    })}
  `;
}

export function learnerDigest(frame: Frame): string {
  return learnerForms[frame.learner.kind].digest(frame.learner);
}
