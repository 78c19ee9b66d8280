import { html, type TemplateResult } from "lit";
import { radio } from "../../../ui/controls/radio.js";
import { answerGroup } from "../../shared/answers/answer-group.js";
import { valueIn } from "../../shared/answers/form.js";
import type { FormInputs } from "./form.js";

type Inputs = Pick<FormInputs, "labelledBy" | "draft" | "hold" | "submit" | "words">;

/** One of several. What is chosen is the draft: it may be chosen on the stage too. */
export function choices(
  options: readonly (TemplateResult | string)[],
  { labelledBy, draft, hold, submit, words }: Inputs,
): TemplateResult {
  return answerGroup({
    words,
    stacked: true,
    give: (group) => {
      const chosen = valueIn(group, labelledBy);
      if (chosen === null) group.querySelector("input")?.focus();
      else submit(Number(chosen));
    },
    fields: html`
      <div role="radiogroup" aria-labelledby=${labelledBy}>
        ${options.map(
          (say, index) => html`
            <label class="pp-answer-choice">
              ${radio({ group: labelledBy, value: index, checked: draft === index, choose: () => hold(index) })}
              <span>${say}</span>
            </label>
          `,
        )}
      </div>
    `,
  });
}
