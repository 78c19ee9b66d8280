import { html, nothing, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import type { Answer } from "../../state/course/checks/kind.js";
import { isPlane, numberOf } from "../../state/course/questions/asking.js";
import { isExam } from "../../state/course/questions/exam/index.js";
import { type AnyQuestion, type DrawnName, isDrawn, type QuizName } from "../../state/course/questions/kinds/index.js";
import type { OpenedQuiz } from "../../state/course/questions/opened.js";
import { factsOf } from "../../state/course/questions/practice.js";
import { labelText } from "../../state/document/notation/labels.js";
import type { Words } from "../../state/document/notation/words.js";
import { tellsClasses } from "../../state/learners/traits.js";
import { examWords } from "../../words/exam.js";
import { questions } from "../../words/generated/en/questions.js";
import { quiz } from "../../words/generated/en/quiz.js";
import { paragraph } from "../../words/phrase.js";
import { quizText } from "../../words/quiz.js";
import { textOf } from "../../words/sentences.js";
import { feedbackFor } from "../shared/answers/form.js";
import { boundaryForm } from "./forms/boundary.js";
import { dragForm } from "./forms/drag.js";
import { examForm } from "./forms/exam.js";
import { featureForm } from "./forms/feature.js";
import type { QuizForm } from "./forms/form.js";
import { inseparableForm } from "./forms/inseparable.js";
import { mistakeForm } from "./forms/mistake.js";
import { weightsForm } from "./forms/weights.js";

const forms: { readonly [Name in DrawnName]: QuizForm<Name> } = {
  mistake: mistakeForm,
  boundary: boundaryForm,
  weights: weightsForm,
  drag: dragForm,
  inseparable: inseparableForm,
  feature: featureForm,
};

/** The form of a kind: it takes the questions of that kind. */
function formOf(name: QuizName): QuizForm {
  return (isExam(name) ? examForm : forms[name]) as unknown as QuizForm;
}

/** With more examples the table is not written: they stand on the page. */
const mostRows = 30;
/** A longer one is folded until somebody wants it. */
const mostOpen = 8;

/** What is given, in numbers, in sight where the question is about a table: the examples, and the weights before the visit that is asked about. */
function givens(question: AnyQuestion, words: Words): TemplateResult {
  const say = words.room(quiz);
  const { subject } = question;
  const { rows, spec } = subject;
  const shown = rows.slice(0, mostRows);
  const left = rows.length - shown.length;
  const isAsked = !isDrawn(question);
  const inNotation = (label: number): string => labelText(label, subject.state.ui);
  const labelOf = tellsClasses(spec.learner)
    ? words.number
    : isAsked
      ? inNotation
      : (label: number) => say.labelValue({ label });
  return html`
    <details class="pp-quiz-givens" ?open=${isAsked && rows.length <= mostOpen}>
      <summary>${say.givens}</summary>
      ${"next" in question ? html`<p>${beforeVisit(question, words)}</p>` : nothing}
      <table>
        <thead>
          <tr>
            <th scope="col">${say.example}</th>
            ${(rows[0] ?? []).map((_, k) => html`<th scope="col">x<sub>${k + 1}</sub></th>`)}
            <th scope="col">y</th>
          </tr>
        </thead>
        <tbody>
          ${shown.map(
            (row, at) => html`
              <tr>
                <th scope="row">${numberOf(subject, at)}</th>
                ${row.map((value) => html`<td>${words.number(value)}</td>`)}
                <td>${labelOf(spec.y[at] ?? 0)}</td>
              </tr>
            `,
          )}
        </tbody>
      </table>
      ${left > 0 ? html`<p>${say.moreOnStage({ examples: left })}</p>` : nothing}
    </details>
  `;
}

/** The weights, and what they are multiplied with where the table does not have it: products, and features that are scaled. */
function beforeVisit({ subject, next }: Extract<AnyQuestion, { readonly next: unknown }>, words: Words): string {
  const say = words.room(quiz);
  const { weights, bias } = next.before;
  const before = say.before({ weights: Array.from(weights), bias: subject.spec.bias ? bias : null });
  if (isPlane(subject)) return before;
  return paragraph(words, before, say.learnsFrom({ example: numberOf(subject, next.example), x: Array.from(next.x) }));
}

interface QuestionInputs {
  readonly opened: OpenedQuiz;
  readonly hold: (draft: Answer) => void;
  readonly submit: (answer: Answer) => void;
  readonly show: () => void;
  readonly next: () => void;
  /** Whether the next may be asked: its author may want every question answered first. */
  readonly mayGoOn: boolean;
  /** What the button to the next is called. */
  readonly onward: string;
  readonly words: Words;
}

/** A question: what is asked, what the answer is given in until it is right, and what is said to it. */
export function questionView({
  opened,
  hold,
  submit,
  show,
  next,
  mayGoOn,
  onward,
  words,
}: QuestionInputs): TemplateResult {
  const { question, at, tries, draft, truth, examples } = opened;
  const say = words.room(quiz);
  const [text, hint] = asked(question, words);
  // What is asked, and below it the lines that it is about.
  const [ask, ...lines] = text.split("\n");
  const whose = { own: say.ownExamples, made: null, instead: say.otherExamples }[examples];
  const form = formOf(at.quiz);
  const [said, solution] = [tries.feedback, tries.solution].map((facts) => facts && quizText(facts, words));
  const open = tries.state === "open";
  const id = "pp-quiz-ask";
  // What is told stands in places that are there before it: what comes as a whole is not read out everywhere.
  return html`
    ${whose === null ? nothing : html`<p class="pp-quiz-whose">${whose}</p>`}
    <section class="pp-quote pp-task" role="group" data-state=${tries.state} tabindex="-1" aria-labelledby=${id}>
      <div id=${id}>
        <p class="pp-task-ask">${ask}</p>
        ${lines.map((line) => html`<p class="pp-task-line">${line}</p>`)}
      </div>
      ${open ? keyed(question, form.render({ question, labelledBy: id, draft, hold, submit, words })) : nothing}
      <div class="pp-task-said" role="status">${feedbackFor(tries, said, words)}</div>
      <div role="status">
        ${open && tries.hinted ? html`<p class="pp-task-hint"><strong>${say.hint}</strong>${words.gap}${hint}</p>` : nothing}
        ${tries.state === "shown" ? html`<p class="pp-task-hint"><strong>${say.solution}</strong>${words.gap}${form.written(question, truth, words)}${solution === said ? nothing : [words.gap, solution]}</p>` : nothing}
      </div>
      ${open && tries.solved ? html`<button class="pp-button" type="button" @click=${show}>${say.showSolution}</button>` : nothing}
    </section>
    <div class="pp-apart pp-quiz-ways">
      <button class="pp-button ${open ? "" : "pp-button-primary"} pp-quiz-next" type="button" aria-keyshortcuts="]" aria-description="]" title=${say.nextHint} ?disabled=${!mayGoOn} @click=${next}>${onward}</button>
    </div>
    ${givens(question, words)}
  `;
}

/** What is asked, and what helps. */
function asked(question: AnyQuestion, words: Words): readonly [ask: string, hint: string] {
  if (isDrawn(question)) {
    const { asks, hints } = words.room(questions);
    const facts = factsOf(question);
    return [asks[question.kind](facts), textOf(hints[question.kind], facts)];
  }
  const { ask, hint } = examWords(question.kind, words);
  return [ask(question.given), hint(question.given)];
}
