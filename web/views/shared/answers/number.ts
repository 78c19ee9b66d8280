import { html } from "lit";
import { type Form, lacksNumber, numberIn } from "./form.js";

/** A number, typed. */
export const numberForm: Form<"number"> = ({ labelledBy, submit }) => {
  const give = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    if (!lacksNumber(form, ["number"])) submit(numberIn(form, "number"));
  };
  return html`
    <form class="pp-answer" @submit=${give}>
      <input class="pp-input pp-answer-number" name="number" autocomplete="off" spellcheck="false" aria-labelledby=${labelledBy} />
      <button class="pp-button" type="submit">Check</button>
    </form>
  `;
};
