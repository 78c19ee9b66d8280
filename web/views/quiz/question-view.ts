import { html, nothing, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import type { Answer } from "../../state/lessons/checks/kind.js";
import { factsOf } from "../../state/quiz/facts.js";
import { type AnyQuestion, isDrawn } from "../../state/quiz/kinds/index.js";
import type { OpenedQuiz } from "../../state/quiz/opened.js";
import type { Words } from "../../state/words.js";
import { examWords } from "../../words/en/course/exam/index.js";
import { questions } from "../../words/en/course/questions.js";
import { quiz } from "../../words/en/course/quiz.js";
import { quizFeedback } from "../../words/en/course/quiz-feedback.js";
import { sayFacts } from "../../words/sentences.js";
import { feedbackFor } from "../shared/answers/feedback.js";
import { formOf } from "./forms/index.js";
import { givens } from "./givens.js";

interface QuestionInputs {
  readonly opened: OpenedQuiz;
  readonly hold: (draft: Answer) => void;
  readonly submit: (answer: Answer) => void;
  readonly show: () => void;
  readonly next: () => void;
  /** What the button to the next is called. */
  readonly onward: string;
  readonly words: Words;
}

/** A question: what is asked, what the answer is given in until it is right, and what is said to it. */
export function questionView({ opened, hold, submit, show, next, onward, words }: QuestionInputs): TemplateResult {
  const { question, at, tries, draft, truth, examples } = opened;
  const say = words.room(quiz);
  const [text, hint] = asked(question, words);
  // What is asked, and below it the lines that it is about.
  const [ask, ...lines] = text.split("\n");
  const whose = { own: say.ownExamples, made: null, instead: say.otherExamples }[examples];
  const form = formOf(at.quiz);
  const spoken = words.room(quizFeedback);
  const [said, solution] = [tries.feedback, tries.solution].map((facts) => facts && sayFacts(spoken, facts));
  const open = tries.state === "open";
  const id = "pp-quiz-ask";
  // What is told stands in places that are there before it: what comes as a whole is not read out everywhere.
  return html`
    ${whose === null ? nothing : html`<p class="pp-quiz-whose">${whose}</p>`}
    <section class="pp-task" data-state=${tries.state} tabindex="-1" aria-labelledby=${id}>
      <div id=${id}>
        <p class="pp-task-ask">${ask}</p>
        ${lines.map((line) => html`<p class="pp-task-line">${line}</p>`)}
      </div>
      ${open ? keyed(question, form.render({ question, labelledBy: id, draft, hold, submit, words })) : nothing}
      <div class="pp-task-said" role="status">${feedbackFor(tries, said, words)}</div>
      <div role="status">
        ${open && tries.hinted ? html`<p class="pp-task-hint"><strong>${say.hint}</strong> ${hint}</p>` : nothing}
        ${tries.state === "shown" ? html`<p class="pp-task-hint"><strong>${say.solution}</strong> ${form.written(question, truth, words)}${solution === said ? nothing : html` ${solution}`}</p>` : nothing}
      </div>
      ${open && tries.solved ? html`<button class="pp-button" type="button" @click=${show}>${say.showSolution}</button>` : nothing}
    </section>
    <div class="pp-quiz-ways">
      <button class="pp-button ${open ? "" : "pp-button-primary"} pp-quiz-next" type="button" aria-keyshortcuts="]" aria-description="]" title=${say.nextHint} @click=${next}>${onward}</button>
    </div>
    ${givens(question, words)}
  `;
}

/** What is asked, and what helps. */
function asked(question: AnyQuestion, words: Words): readonly [ask: string, hint: string] {
  if (isDrawn(question)) {
    const { asks, hints } = words.room(questions);
    const facts = factsOf(question);
    return [asks[question.kind](facts), hints[question.kind](facts)];
  }
  const { ask, hint } = examWords(question.kind, words);
  return [ask(question.given), hint(question.given)];
}
