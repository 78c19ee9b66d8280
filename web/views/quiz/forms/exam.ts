import { html, type TemplateResult } from "lit";
import type { AnyExamQuestion, ExamName } from "../../../state/course/questions/exam/index.js";
import type { Words } from "../../../state/document/notation/words.js";
import { examWords } from "../../../words/exam.js";
import { quiz } from "../../../words/generated/en/quiz.js";
import { answerGroup, lacksNumber, numberIn, numberWritten, valueIn } from "../../shared/answers/form.js";
import { choices, type FormInputs, type QuizForm } from "./form.js";

type Inputs = FormInputs<ExamName>;

/** Of a question as in examinations: numbers, one of several sentences, or the numbers of examples in their order. */
export const examForm: QuizForm<ExamName> = {
  render: ({ question, ...inputs }) => {
    const parts = partsOf(question, inputs.words);
    if (question.form === "options") return choices(parts, inputs);
    return question.form === "numbers" ? numbers(parts, inputs) : sequence(inputs);
  },
  written: (question, answer, words) => {
    const parts = partsOf(question, words);
    if (question.form === "options") return parts[Number(answer)] ?? "";
    const given = answer as readonly number[];
    const say = words.room(quiz);
    if (question.form === "sequence") return say.sequence({ examples: given });
    return say.weights({ weights: parts.map((name, k) => say.weight({ name, value: given[k] ?? 0 })) });
  },
};

/** What the numbers are called, or what the options say. */
function partsOf({ kind, given }: AnyExamQuestion, words: Words): readonly string[] {
  return examWords(kind, words).parts(given);
}

function numbers(labels: readonly string[], { labelledBy, submit, words }: Omit<Inputs, "question">): TemplateResult {
  const names = labels.map((_, k) => `part-${k}`);
  return answerGroup({
    words,
    labelledBy,
    give: (group) => {
      if (!lacksNumber(group, names, words)) submit(names.map((name) => numberIn(group, name)));
    },
    fields: labels.map(
      (label, k) => html`
        <label class="pp-line">
          <span>${label}</span>
          <input class="pp-input pp-answer-number" name=${names[k]} autocomplete="off" spellcheck="false" />
        </label>
      `,
    ),
  });
}

/** Numbers in their order, apart by commas or spaces. */
function sequence({ labelledBy, submit, words }: Omit<Inputs, "question">): TemplateResult {
  return answerGroup({
    words,
    labelledBy,
    give: (group) => {
      const written = (valueIn(group, "sequence") ?? "").split(/[\s,;→]+/).filter((one) => one !== "");
      const given = written.map(numberWritten);
      if (given.length > 0 && given.every(Number.isInteger)) submit(given);
      else group.querySelector("input")?.focus();
    },
    fields: html`
      <label class="pp-line">
        <span>${words.room(quiz).inOrder}</span>
        <input class="pp-input pp-answer-sequence" name="sequence" autocomplete="off" spellcheck="false" />
      </label>
    `,
  });
}
