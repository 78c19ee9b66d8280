import { html } from "lit";
import { quiz } from "../../../words/generated/en/quiz.js";
import { answerGroup, lacksNumber, numberIn } from "../../shared/answers/form.js";
import { type QuizForm, shownNumber } from "./form.js";

const names: readonly string[] = ["w1", "w2"];
const labels = ["w₁", "w₂"] as const;

/** The vector that is dragged on the stage, or its two weights, typed; arrow keys change them by a tenth of its length. */
export const dragForm: QuizForm<"drag"> = {
  render: ({ question, labelledBy, draft, hold, submit, words }) => {
    const vector = Array.isArray(draft) ? (draft as readonly number[]) : question.start;
    const step = (event: KeyboardEvent): void => {
      const way = { ArrowUp: 1, ArrowDown: -1 }[event.key];
      const at = names.indexOf((event.target as HTMLInputElement).name);
      if (way === undefined || at < 0) return;
      event.preventDefault();
      const by = 10 ** Math.floor(Math.log10(Math.hypot(...question.start) / 2));
      hold(vector.map((weight, k) => (k === at ? Number((weight + way * by).toPrecision(12)) : weight)));
    };
    return answerGroup({
      words,
      labelledBy,
      typed: (group) => {
        const typed = names.map((name) => numberIn(group, name));
        if (typed.every(Number.isFinite)) hold(typed);
      },
      give: (group) => {
        if (!lacksNumber(group, names, words)) submit(names.map((name) => numberIn(group, name)));
      },
      fields: names.map(
        (name, k) => html`
          <label class="pp-line">
            <span>${labels[k]}</span>
            <input class="pp-input pp-answer-number" name=${name} .value=${shownNumber(vector[k] ?? 0)} autocomplete="off" spellcheck="false" @keydown=${step} />
          </label>
        `,
      ),
    });
  },
  written: (_, answer, words) => words.room(quiz).vector({ weights: answer as readonly number[] }),
};
