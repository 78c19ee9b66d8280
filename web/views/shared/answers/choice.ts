import { html } from "lit";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import type { Form } from "./form.js";

/** One of several, which are texts of the lesson's own. */
export const choiceForm: Form<"choice"> = ({ check, labelledBy, submit }) => {
  const give = (event: SubmitEvent): void => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget as HTMLFormElement).get("choice");
    if (chosen !== null) submit(Number(chosen));
  };
  return html`
    <form class="pp-answer pp-answer-choices" @submit=${give}>
      <div role="radiogroup" aria-labelledby=${labelledBy}>
        ${check.options.map(
          ({ say }, index) => html`
            <label class="pp-answer-choice">
              <input type="radio" name="choice" value=${index} />
              <span>${unsafeHTML(say)}</span>
            </label>
          `,
        )}
      </div>
      <button class="pp-button" type="submit">Check</button>
    </form>
  `;
};
