import { html, type TemplateResult } from "lit";
import { holds } from "../../state/document/lock.js";
import type { Notation } from "../../state/notation/notation.js";
import { algorithm } from "../../words/en/companion/algorithm.js";
import { radio } from "../shared/controls/radio.js";
import type { AlgorithmFrame } from "./inputs.js";

/** How the algorithm is written: in one of three notations, which are the whole page's, or as a program. */
export type Form = "plus-minus" | "zero-one" | "weight" | "python";

const forms: readonly Form[] = ["plus-minus", "zero-one", "weight", "python"];

/** The form that is the notation of the page; null for another, which the story offers. */
export function formOf({ labels, biasAs }: Notation): Form | null {
  if (biasAs === "bias") return labels;
  return biasAs === "weight" && labels === "plus-minus" ? "weight" : null;
}

interface Choice {
  readonly frame: Pick<AlgorithmFrame, "state" | "words">;
  readonly chosen: Form | null;
  readonly choose: (form: Form) => void;
}

export function formChoice({ frame: { state, words }, chosen, choose }: Choice): TemplateResult {
  const say = words.room(algorithm);
  const locked = holds(state.ui.lock, "notation");
  return html`
    <div class="pp-algorithm-forms">
      <span class="pp-label" id="pp-algorithm-forms">${say.writtenAs}</span>
      <div class="pp-segments" role="radiogroup" aria-labelledby="pp-algorithm-forms">
        ${forms.map(
          (form) => html`
            <label class="pp-segment" data-choice=${form}>
              ${radio({
                group: "pp-algorithm-form",
                checked: form === chosen,
                choose: () => choose(form),
                // Back from the program there is the notation that the page has.
                disabled: locked && form !== "python" && form !== formOf(state.ui),
              })}<span>${say.forms[form]}</span>
            </label>
          `,
        )}
      </div>
    </div>
  `;
}
