import { html } from "lit";
import { numberOf } from "../../../state/quiz/asking.js";
import { choices } from "./choices.js";
import { letterOf, type QuizForm } from "./form.js";

/** One of the orders, as the numbers of the examples with their labels. */
export const orderForm: QuizForm<"order"> = {
  render: ({ question: { subject, orders }, ...inputs }) =>
    choices(
      orders.map((rows, index) => {
        const visits = rows.map((row) => `${numberOf(subject, row)} (${(subject.spec.y[row] ?? 0) > 0 ? "+" : "−"})`);
        return html`<b>${letterOf(index)}</b> ${visits.join(", ")}`;
      }),
      inputs,
    ),
  written: (_, answer) => letterOf(Number(answer)),
};
