import { html } from "lit";
import { answerGroup } from "./answer-group.js";
import { type Form, lacksNumber, numberIn } from "./form.js";

/** A number, typed. */
export const numberForm: Form<"number"> = ({ labelledBy, submit, words }) =>
  answerGroup({
    words,
    give: (group) => {
      if (!lacksNumber(group, ["number"], words)) submit(numberIn(group, "number"));
    },
    fields: html`<input class="pp-input pp-answer-number" name="number" autocomplete="off" spellcheck="false" aria-labelledby=${labelledBy} />`,
  });
