import { html } from "lit";
import type { Form } from "./form.js";

/** Whether the next visit will be a mistake. */
export const mistakeForm: Form<"mistake"> = ({ labelledBy, submit }) => html`
  <div class="pp-answer" role="group" aria-labelledby=${labelledBy}>
    <button class="pp-button" type="button" @click=${() => submit(true)}>A mistake</button>
    <button class="pp-button" type="button" @click=${() => submit(false)}>No mistake</button>
  </div>
`;
