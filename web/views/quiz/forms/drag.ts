import { html } from "lit";
import { figure } from "../../../state/lessons/checks/figures.js";
import { lacksNumber, numberIn } from "../../shared/answers/form.js";
import type { QuizForm } from "./form.js";
import { shownNumber } from "./shown-number.js";

const names: readonly string[] = ["w1", "w2"];
const labels = ["w₁", "w₂"] as const;

/** The vector that is dragged on the stage, or its two weights, typed; arrow keys change them by a tenth of its length. */
export const dragForm: QuizForm<"drag"> = {
  render: ({ question, labelledBy, draft, hold, submit }) => {
    const vector = Array.isArray(draft) ? (draft as readonly number[]) : question.start;
    const change = (form: HTMLFormElement | null): void => {
      const typed = names.map((name) => (form ? numberIn(form, name) : Number.NaN));
      if (typed.every(Number.isFinite)) hold(typed);
    };
    const step = (event: KeyboardEvent): void => {
      const way = { ArrowUp: 1, ArrowDown: -1 }[event.key];
      const at = names.indexOf((event.target as HTMLInputElement).name);
      if (way === undefined || at < 0) return;
      event.preventDefault();
      const by = 10 ** Math.floor(Math.log10(Math.hypot(...question.start) / 2));
      hold(vector.map((weight, k) => (k === at ? Number((weight + way * by).toPrecision(12)) : weight)));
    };
    const give = (event: SubmitEvent): void => {
      event.preventDefault();
      const form = event.currentTarget as HTMLFormElement;
      if (!lacksNumber(form, names)) submit(names.map((name) => numberIn(form, name)));
    };
    return html`
      <form
        class="pp-answer"
        aria-labelledby=${labelledBy}
        @input=${(event: Event) => change(event.currentTarget as HTMLFormElement)}
        @keydown=${step}
        @submit=${give}
      >
        ${names.map(
          (name, k) => html`
            <label class="pp-answer-weight">
              <span>${labels[k]}</span>
              <input class="pp-input pp-answer-number" name=${name} .value=${shownNumber(vector[k] ?? 0)} autocomplete="off" spellcheck="false" />
            </label>
          `,
        )}
        <button class="pp-button" type="submit">Check</button>
      </form>
    `;
  },
  written: (_, answer) => `w = (${(answer as readonly number[]).map(figure).join(", ")})`,
};
