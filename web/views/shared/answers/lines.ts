import { html } from "lit";
import { answerGroup } from "./answer-group.js";
import type { Form } from "./form.js";
import { PpLineOrder } from "./pp-line-order.js";

/** The lines of an algorithm, to be moved into their order. */
export const linesForm: Form<"lines"> = ({ check, labelledBy, submit, words }) =>
  answerGroup({
    words,
    stacked: true,
    labelledBy,
    give: (group) => {
      const list = group.querySelector("pp-line-order");
      if (list instanceof PpLineOrder) submit(list.order);
    },
    fields: html`<pp-line-order .lines=${check.lines} .group=${labelledBy} .words=${words}></pp-line-order>`,
  });
