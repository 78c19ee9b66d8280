import { html, type TemplateResult } from "lit";
import { isRefused, orRefused } from "../../../state/lessons/checks/refused.js";
import type { Check } from "../../../state/lessons/lesson.js";
import type { Words } from "../../../state/words.js";
import { refusals } from "../../../words/en/refusals/refusals.js";
import { answers } from "../../../words/en/shared/answers.js";
import { cellsForm } from "./cells.js";
import { choiceForm } from "./choice.js";
import type { Form } from "./form.js";
import { linesForm } from "./lines.js";
import { mistakeForm } from "./mistake.js";
import { numberForm } from "./number.js";
import { blankLineForm, wrongLineForm } from "./one-line.js";
import { weightsForm } from "./weights.js";

/** What was done is on the page already: it is only to be looked at. */
const deedForm: Form = ({ submit, words }) => html`
  <div class="pp-answer">
    <button class="pp-button" type="button" @click=${() => submit(null)}>${words.room(answers).check}</button>
  </div>
`;

/** One a kind that takes an answer. */
const forms: { readonly [Kind in Check["kind"]]?: Form<Kind> } = {
  number: numberForm,
  choice: choiceForm,
  mistake: mistakeForm,
  weights: weightsForm,
  cells: cellsForm,
  lines: linesForm,
  "blank-line": blankLineForm,
  "wrong-line": wrongLineForm,
};

export function formOf({ kind }: Pick<Check, "kind">): Form {
  const form = (forms[kind] as Form | undefined) ?? deedForm;
  return (inputs) => {
    const made = orRefused(() => form(inputs));
    return isRefused(made) ? noForm(inputs.words.room(refusals).said(made), inputs.words) : made;
  };
}

/** Where the engine refuses what the question is asked of, as examples of three classes by a learner of two. */
function noForm(message: string, words: Words): TemplateResult {
  return html`<p class="pp-hint pp-answer-none" role="status">${words.room(answers).notAskable(message)}</p>`;
}
