import { html, noChange, type TemplateResult } from "lit";
import { Directive, directive, type ElementPart, type PartInfo, PartType } from "lit/directive.js";
import { setCommittedValue } from "lit/directive-helpers.js";
import type { Answer } from "../../../state/course/checks/kind.js";
import type { QuestionOf, QuizName } from "../../../state/course/questions/kinds/index.js";
import type { Words } from "../../../state/document/notation/words.js";
import { radio } from "../../../ui/controls/choices.js";
import { answerGroup, numberWritten, valueIn } from "../../shared/answers/form.js";

/** A number in a field, which may be written there or come from the stage. NaN is an empty field, or what is no number yet. */
class ShownNumber extends Directive {
  constructor(part: PartInfo) {
    super(part);
    if (part.type !== PartType.PROPERTY) throw new Error("It is the value of a field.");
  }

  override render(value: number): string {
    return Number.isNaN(value) ? "" : String(value);
  }

  /** As long as what is written stands for it, it stays as it is written: "-" is the beginning of a number, and so is "-0". */
  override update(part: ElementPart, [value]: [number]): string | typeof noChange {
    const { value: text } = part.element as HTMLInputElement;
    const written = numberWritten(text);
    if (written === value || (Number.isNaN(written) && Number.isNaN(value))) return noChange;
    setCommittedValue(part);
    return this.render(value);
  }
}

export const shownNumber = directive(ShownNumber);

/** What the answer to a question is given in. */
export interface FormInputs<Name extends QuizName = QuizName> {
  readonly question: QuestionOf<Name>;
  /** What names it for assistive technology: the id of the question. */
  readonly labelledBy: string;
  /** The answer that is being made, here or on the stage. */
  readonly draft: Answer;
  readonly hold: (draft: Answer) => void;
  readonly submit: (answer: Answer) => void;
  readonly words: Words;
}

export interface QuizForm<Name extends QuizName = QuizName> {
  render(inputs: FormInputs<Name>): TemplateResult;
  /** An answer in words: "B.", "It is a mistake." */
  written(question: QuestionOf<Name>, answer: Answer, words: Words): string;
}

/** What several are called, in their order. */
export function letterOf(index: number): string {
  return String.fromCharCode(65 + index);
}

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
            <label class="pp-check pp-answer-choice">
              ${radio({ group: labelledBy, value: index, checked: draft === index, choose: () => hold(index) })}
              <span>${say}</span>
            </label>
          `,
        )}
      </div>
    `,
  });
}
