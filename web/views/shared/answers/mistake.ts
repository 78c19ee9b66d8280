import { html, nothing, type TemplateResult } from "lit";
import { nextExampleOf } from "../../../state/lessons/checks/run.js";
import { formatCount } from "../../../state/notation/numbers.js";
import type { FormInputs } from "./form.js";

type Inputs = Pick<FormInputs, "labelledBy" | "submit"> & Partial<Pick<FormInputs, "moment">>;

/** Whether the next visit will be a mistake. @param moment names the example, where the question does not. */
export const mistakeForm = ({ labelledBy, moment = null, submit }: Inputs): TemplateResult => {
  const next = moment && nextExampleOf(moment);
  return html`
    ${next === null ? nothing : html`<p class="pp-answer-next">Example ${formatCount(next)} comes next.</p>`}
    <div class="pp-answer" role="group" aria-labelledby=${labelledBy}>
      <button class="pp-button" type="button" @click=${() => submit(true)}>A mistake</button>
      <button class="pp-button" type="button" @click=${() => submit(false)}>No mistake</button>
    </div>
  `;
};
