import { html, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import type { FormInputs } from "./form.js";

type Inputs = Pick<FormInputs, "labelledBy" | "draft" | "hold" | "submit">;

/** One of several. What is chosen is the draft: it may be chosen on the stage too. */
export function choices(
  options: readonly (TemplateResult | string)[],
  { labelledBy, draft, hold, submit }: Inputs,
): TemplateResult {
  const give = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const chosen = new FormData(form).get("choice");
    if (chosen === null) form.querySelector("input")?.focus();
    else submit(Number(chosen));
  };
  return html`
    <form class="pp-answer pp-answer-choices" @submit=${give}>
      <div role="radiogroup" aria-labelledby=${labelledBy}>
        ${options.map(
          (say, index) => html`
            <label class="pp-answer-choice">
              <input type="radio" name="choice" value=${index} .checked=${live(draft === index)} @change=${() => hold(index)} />
              <span>${say}</span>
            </label>
          `,
        )}
      </div>
      <button class="pp-button" type="submit">Check</button>
    </form>
  `;
}
