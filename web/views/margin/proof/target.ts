import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import type { Words } from "../../../state/document/notation/words.js";
import {
  type Aim,
  aimOf,
  bestReachOf,
  moved,
  type ProofView,
  reachOf,
  targetOf,
  turned,
} from "../../../state/runs/proof-target.js";
import { proof as room } from "../../../words/generated/en/proof.js";
import { vectorText } from "../../shared/words/features-and-weights.js";
import type { Proof } from "./picture.js";

/** Steps of the slider up to the α that the analysis chose: halves, thirds and quarters of it are among them. */
const STEPS = 120;
/** How far it goes, in that α. */
const MOST = 2;
/** Beyond it a bias leaves next to nothing for the weights. */
const MOST_BIAS = 0.99;

interface Inputs {
  readonly view: ProofView;
  readonly proof: Proof;
  /** Whether the bias is a weight of w*. */
  readonly bias: boolean;
  readonly id: string;
  readonly words: Words;
  /** What w* makes of the examples in the plane. */
  readonly figure: unknown;
  /** Holds the run against another target; empty: the best. */
  readonly choose: (target: readonly number[]) => void;
}

/** The target αw* in the reader’s hand: how far it is, where that counts, and in the plane where it is. */
export function targetControls({ view, proof, bias, id, words, figure, choose }: Inputs): TemplateResult {
  const say = words.room(room);
  const { best, terms } = view;
  const aim = aimOf(terms);
  const turn = (part: Partial<Aim>): void => {
    if (aim) choose(turned(terms, { ...aim, ...part }));
  };
  const unit = bestReachOf(best) / STEPS;
  return html`<fieldset class="pp-stack pp-boxed pp-proof-target">
    <legend>${say.hold}</legend>
    ${
      proof === "distance"
        ? slider(
            `${id}-reach`,
            say.reach,
            [1, MOST * STEPS, 1],
            reachOf(terms) / unit,
            words.number(reachOf(terms)),
            (steps) => choose(moved(terms, steps * unit)),
          )
        : nothing
    }
    ${
      aim
        ? html`${slider(`${id}-turn`, say.turn, [-180, 180, 1], aim.degrees, say.degrees({ degrees: aim.degrees }), (degrees) => turn({ degrees }))}
          ${
            bias
              ? slider(`${id}-bias`, say.bias, [-MOST_BIAS, MOST_BIAS, 0.01], aim.bias, words.number(aim.bias), (to) =>
                  turn({ bias: to }),
                )
              : nothing
          }`
        : html`<p class="pp-hint">${say.onlyTwo}</p>`
    }
    ${figure}
    <p class="pp-spread pp-proof-margin">
      <span><var>α</var><b>w</b>* = <span class="pp-nowrap">${vectorText(targetOf(terms), words)}</span>, <var>γ</var> = <span class="pp-nowrap">${words.number(terms.margin)}</span></span>
      ${terms === best ? nothing : html`<button type="button" class="pp-button" @click=${() => choose([])}>${say.reset}</button>`}
    </p>
  </fieldset>`;
}

function slider(
  id: string,
  label: string,
  [min, max, step]: readonly [number, number, number],
  value: number,
  text: string,
  change: (value: number) => void,
): TemplateResult {
  return html`<div class="pp-slider">
    <label class="pp-label" for=${id}>${label}</label>
    <input class="pp-range" id=${id} type="range" min=${min} max=${max} step=${step} aria-valuetext=${text} .value=${live(String(value))}
      @input=${(event: Event) => change(Number((event.target as HTMLInputElement).value))} />
    <span class="pp-slider-value" aria-hidden="true">${text}</span>
  </div>`;
}
