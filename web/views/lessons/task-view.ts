import { html, nothing, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import type { Answer, CheckContext } from "../../state/course/checks/kind.js";
import type { Reference } from "../../state/course/lessons/course.js";
import { type Attempts, asksForAction } from "../../state/course/lessons/grade.js";
import type { Lesson, Task } from "../../state/course/lessons/lesson.js";
import { type OpenedStep, openTasks } from "../../state/course/lessons/opened-step.js";
import { plainAsks } from "../../state/course/lessons/plain-ask.js";
import type { Words } from "../../state/document/notation/words.js";
import { filled } from "../../ui/formulas/filled.js";
import { askText, feedbackText } from "../../words/feedback.js";
import { lessons } from "../../words/generated/en/lessons.js";
import { paragraph } from "../../words/phrase.js";
import { feedbackFor } from "../shared/answers/form.js";
import { formOf } from "../shared/answers/index.js";

interface TaskInputs {
  readonly task: Task;
  readonly tries: Attempts;
  /** From 0, of so many. */
  readonly index: number;
  readonly count: number;
  /** Whether the same is asked once more after it. */
  readonly again: boolean;
  readonly moment: CheckContext | null;
  readonly submit: (answer: Answer) => void;
  readonly words: Words;
  /** Goes on without an answer. */
  readonly goOn: () => void;
}

/** A task: what is asked, what the answer is given in until it is right, and what is said to it. */
export function taskView(inputs: TaskInputs): TemplateResult {
  const { task, tries, index, count, again, words } = inputs;
  const say = words.room(lessons);
  const id = `pp-task-${index}`;
  const open = tries.state === "open";
  const number =
    count > 1 ? html`<span class="pp-lesser">${say.task({ task: index + 1, tasks: count })}</span>` : nothing;
  return html`
    <section class="pp-quote pp-task" role="group" data-state=${tries.state} ?data-again=${again} tabindex="-1" aria-labelledby=${id}>
      <p class="pp-task-ask" id=${id}>${number} <span class="pp-task-words">${asked(inputs)}</span></p>
      ${open ? answerOf(inputs, id) : nothing}
      <div class="pp-task-said" role="status">${feedbackFor(tries, shown(tries.feedback, words), words)}</div>
      <div role="status">
        ${open && tries.hinted && !tries.solved && task.hint !== null ? html`<p class="pp-task-hint"><strong>${say.hint}</strong>${words.gap}${unsafeHTML(task.hint)}</p>` : nothing}
        ${tries.solved && tries.solution ? html`<p class="pp-task-hint"><strong>${say.solution}</strong>${words.gap}${shown(tries.solution, words)}</p>` : nothing}
      </div>
      ${open ? onward(inputs) : nothing}
    </section>
  `;
}

/** What the author asks; where that is about other examples, what the checks ask for. */
function asked({ task: { ask, checks }, moment, words }: TaskInputs): unknown {
  if (ask !== null) return unsafeHTML(ask);
  return paragraph(words, ...(moment ? plainAsks(checks, moment.frame) : []).map((one) => askText(one, words)));
}

/** An author's own text is HTML. */
function shown(said: Attempts["feedback"], words: Words): unknown {
  if (said === null) return null;
  return said.code === "own" ? unsafeHTML(said.html) : feedbackText(said, words);
}

function answerOf({ task, moment, submit, words }: TaskInputs, labelledBy: string): TemplateResult | typeof nothing {
  const [check] = task.checks;
  // Another task begins with empty fields, also where it is answered in the same ones.
  return check
    ? html`${keyed(task, formOf(check)({ check: check as never, labelledBy, moment, submit, words }))}`
    : nothing;
}

/** What goes on without the answer: never a locked door. */
function onward({ task, tries, goOn, words }: TaskInputs): TemplateResult | typeof nothing {
  const say = words.room(lessons);
  if (tries.solved)
    return html`<button class="pp-button" type="button" @click=${goOn}>${asksForAction(task) ? say.show : say.goOn}</button>`;
  return nothing;
}

interface Ways {
  readonly back: Reference | null;
  readonly next: Reference | null;
  /** Whether that may be opened: its author may want every question answered first. */
  readonly mayGoOn: boolean;
  /** Whether the lesson ends with it, on the way that is followed. */
  readonly last: boolean;
  /** What ends with it; null: no unit. */
  readonly card: TemplateResult | null;
  /** Leads to where answers are handed in; null: not from here. */
  readonly handIn: (() => void) | null;
  readonly go: (at: Reference) => void;
  readonly words: Words;
}

/** The way on and back; at the end of a lesson what there is to keep of it, and where it comes from. */
export function foot(opened: OpenedStep, { back, next, mayGoOn, last, card, handIn, go, words }: Ways): TemplateResult {
  const say = words.room(lessons);
  const { lesson } = opened;
  const open = openTasks(opened);
  const onward = last ? say.nextLesson : say.next;
  const waits = mayGoOn ? say.skip({ open }) : say.answerFirst({ open });
  return html`
    ${last && lesson.keep !== "" ? keep(lesson, words) : nothing}
    ${card}
    <div class="pp-line pp-apart pp-lesson-ways">
      ${back ? html`<button class="pp-button" type="button" aria-keyshortcuts="[" aria-description="[" title=${say.backHint} @click=${() => go(back)}>${say.back}</button>` : nothing}
      ${
        next
          ? html`<button class="pp-button pp-lesson-next ${open === 0 ? "pp-button-primary" : ""}" type="button" ?disabled=${!mayGoOn} aria-keyshortcuts="]" aria-description="]" title=${say.nextHint} @click=${() => go(next)}>${open > 0 ? waits : onward}</button>`
          : nothing
      }
    </div>
    ${handIn && open === 0 ? html`<button class="pp-button pp-lesson-hand-in" type="button" @click=${handIn}>${say.handIn}</button>` : nothing}
    ${last && lesson.sources.length > 0 ? sources(lesson, words) : nothing}
  `;
}

/** The sentence to keep, once the reader has thought of one. Of another lesson it is closed again. */
function keep(lesson: Lesson, words: Words): TemplateResult {
  const say = words.room(lessons);
  return html`${keyed(
    lesson,
    html`<details class="pp-quote pp-lesson-keep">
      <summary>${say.think} <span class="pp-button">${say.ours}</span></summary>
      <p><strong>${say.remember}</strong>${words.gap}${unsafeHTML(lesson.keep)}</p>
    </details>`,
  )}`;
}

function sources({ sources }: Lesson, words: Words): TemplateResult {
  const say = words.room(lessons);
  return html`
    <p class="pp-lesson-note">
      ${say.sources}${words.gap}${sources.map(({ text, url, where }, k) => {
        const cited = url === null ? text : html`<a href=${url} target="_blank" rel="noopener">${text}</a>`;
        return [k > 0 ? say.betweenSources : "", where ? filled(say.source({ where }), { cited }) : cited];
      })}
    </p>
  `;
}
