import { html, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { answerGroup } from "../../shared/answers/answer-group.js";
import { valueIn } from "../../shared/answers/form.js";
import type { FormInputs } from "./form.js";

type Inputs = Pick<FormInputs, "labelledBy" | "draft" | "hold" | "submit">;

/** One of several. What is chosen is the draft: it may be chosen on the stage too. */
export function choices(
  options: readonly (TemplateResult | string)[],
  { labelledBy, draft, hold, submit }: Inputs,
): TemplateResult {
  return answerGroup({
    stacked: true,
    give: (group) => {
      const chosen = valueIn(group, "choice");
      if (chosen === null) group.querySelector("input")?.focus();
      else submit(Number(chosen));
    },
    fields: html`
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
    `,
  });
}
