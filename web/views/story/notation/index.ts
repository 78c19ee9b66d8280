import { html, mathml, type TemplateResult } from "lit";
import { hasResiduals } from "../../../state/document/notation/labels.js";
import type { Notation } from "../../../state/document/notation/notation.js";
import type { Words } from "../../../state/document/notation/words.js";
import type { Frame } from "../../../state/runs/frame.js";
import type { Dispatch } from "../../../state/runs/intent.js";
import { accented, type Maths, number, operator, subscript, variable } from "../../../ui/formulas/mathml.js";
import { type MeaningsWords, meanings } from "../../../words/generated/en/meanings.js";
import { story } from "../../../words/generated/en/story.js";
import { notationChoice } from "../../shared/controls/notation-choice.js";
import { hearTerm, termButton } from "../../shared/terms/terms.js";
import { a, biasMaths, w, x, y } from "../equation/score-equation.js";

type Name = keyof MeaningsWords["terms"];

/** The letters, as the notation has them, each beside the term that it stands for. */
function lettersOf(notation: Notation): readonly (readonly [Maths, Name])[] {
  const residuals = hasResiduals(notation);
  return [
    [x, "example"],
    [subscript(variable("x"), number("1")), "feature"],
    [y, "label"],
    [w, "weight"],
    [biasMaths(notation), notation.biasAs === "threshold" ? "threshold" : "bias"],
    [a, "score"],
    [mathml`${a}${operator("=")}${number("0")}`, "tie"],
    [residuals ? variable("q") : accented(y, "^"), "prediction"],
    ...(residuals ? [[variable("e"), "residual"] as const] : []),
    [mathml`${w}${operator("·")}${x}`, "product"],
    [mathml`<mo>‖</mo>${w}<mo>‖</mo>`, "length"],
    [variable("η"), "rate"],
    [variable("t"), "visit"],
    [variable("R"), "radius"],
    [variable("γ"), "margin"],
    [variable("ρ"), "geometric"],
  ];
}

function letterMeanings(notation: Notation, words: Words): TemplateResult {
  const say = words.room(meanings);
  const hear = (event: Event): void => hearTerm(event, words);
  return html`
    <h3 class="pp-heading">${say.heading}</h3>
    <dl class="pp-meanings" @pointermove=${hear} @focusin=${hear} @click=${hear}>
      ${lettersOf(notation).map(
        ([letter, name]) => html`
          <dt><math class="pp-math-inline">${letter}</math></dt>
          <dd>${termButton(name, say.terms[name])}</dd>
        `,
      )}
    </dl>
  `;
}

/** How labels and the bias are written, on the whole page, and what the letters mean then. */
export function render(frame: Frame, dispatch: Dispatch): TemplateResult {
  const { state, words } = frame;
  return html`${notationChoice("pp-notation", frame, dispatch)}
    <p class="pp-hint">${words.room(story).choice.hint}</p>
    ${letterMeanings(state.ui, words)}`;
}
