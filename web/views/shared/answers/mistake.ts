import { html, type TemplateResult } from "lit";
import type { FormInputs } from "./form.js";

/** Whether the next visit will be a mistake. */
export const mistakeForm = ({ labelledBy, submit }: Pick<FormInputs, "labelledBy" | "submit">): TemplateResult => html`
  <div class="pp-answer" role="group" aria-labelledby=${labelledBy}>
    <button class="pp-button" type="button" @click=${() => submit(true)}>A mistake</button>
    <button class="pp-button" type="button" @click=${() => submit(false)}>No mistake</button>
  </div>
`;
