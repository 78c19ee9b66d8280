import { html, nothing, type TemplateResult } from "lit";
import { nextExampleOf } from "../../../state/course/checks/run.js";
import { answers } from "../../../words/en/shared/answers.js";
import type { FormInputs } from "./form.js";

type Inputs = Pick<FormInputs, "labelledBy" | "submit" | "words"> & Partial<Pick<FormInputs, "moment">>;

/** Whether the next visit will be a mistake. @param moment names the example, where the question does not. */
export const mistakeForm = ({ labelledBy, moment = null, submit, words }: Inputs): TemplateResult => {
  const say = words.room(answers);
  const next = moment && nextExampleOf(moment);
  return html`
    ${next === null ? nothing : html`<p class="pp-answer-next">${say.comesNext(next)}</p>`}
    <div class="pp-answer" role="group" aria-labelledby=${labelledBy}>
      <button class="pp-button" type="button" @click=${() => submit(true)}>${say.mistake}</button>
      <button class="pp-button" type="button" @click=${() => submit(false)}>${say.noMistake}</button>
    </div>
  `;
};
