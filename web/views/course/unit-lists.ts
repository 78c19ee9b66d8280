import { html, nothing, type TemplateResult } from "lit";
import { builtIn, type CourseLesson } from "../../state/lessons/course.js";
import type { Reference } from "../../state/lessons/reference.js";
import type { Tutor } from "../../state/lessons/tutor.js";
import { doneOf, isSame, type Unit, units, type Way } from "../../state/lessons/unit.js";
import type { KeptRounds } from "../../state/quiz/rounds/kept-rounds.js";
import type { Words } from "../../state/words.js";
import { contents } from "../../words/en/course/contents.js";
import { course } from "../../words/en/course/course.js";
import { rounds } from "../../words/en/course/rounds.js";

interface ListInputs {
  readonly tutor: Tutor;
  readonly kept: KeptRounds;
  /** The step that is open; null: none. */
  readonly at: Reference | null;
  readonly open: (at: Reference) => void;
  readonly words: Words;
}

/** The units of the course: the core, and then the others, with what is done of them. */
export function unitList(inputs: ListInputs): TemplateResult {
  const say = inputs.words.room(rounds);
  return html`${units.map(
    (unit, at) => html`${at === 1 ? html`<p>${say.optional}</p>` : nothing}${unitView(unit, at === 0, inputs)}`,
  )}`;
}

function unitView(unit: Unit, isCore: boolean, inputs: ListInputs): TemplateResult {
  const { tutor, kept, at, words } = inputs;
  const say = words.room(rounds);
  const done = doneOf(tutor.progress.of(builtIn.id), unit.steps).length;
  const isHere = at !== null && unit.steps.some((step) => isSame(step, at));
  const test = kept.testOf(unit.name);
  return html`
    <details class="pp-unit" data-unit=${unit.name} ?open=${isCore || isHere}>
      <summary>
        <span class="pp-grow"><span class="pp-course-name">${words.room(contents).unit(unit.name)}</span> <span class="pp-note">${say.minutes(unit.minutes)}</span></span>
        ${doneMark(done, unit.steps.length, words)}
      </summary>
      ${isCore ? html`<p>${say.core}</p>` : nothing}
      ${test ? html`<p>${say.tested(test.right.filter(Boolean).length, test.asked.length)}</p>` : nothing}
      ${lessonList(unit, inputs)}
    </details>
  `;
}

/** The lessons of a way, each with the steps of it that are on the way. */
export function lessonList({ steps }: Way, { tutor, at, open, words }: ListInputs): TemplateResult {
  const say = words.room(rounds);
  const titles = words.room(contents);
  const results = tutor.progress.of(builtIn.id);
  return html`
    <ol class="pp-course-list">
      ${parts(steps).map(({ entry, steps: own }) => {
        const done = doneOf(results, own);
        const next = own.find((step) => !done.includes(step)) ?? own[0];
        const isHere = at !== null && own.some((step) => isSame(step, at));
        const [from, to] = [own[0], own.at(-1)].map((step) => `${step?.lesson}.${step?.step}`);
        const about = own.length === entry.steps.length ? titles.moment(entry.number) : say.steps(from ?? "", to ?? "");
        return html`
          <li>
            <button type="button" class="pp-course-lesson" aria-current=${isHere ? "true" : nothing} @click=${() => next && open(next)}>
              <span class="pp-course-number">${entry.number}</span>
              <span class="pp-grow">
                <span class="pp-course-name">${titles.title(entry.number)}</span>
                <span class="pp-note">${about}</span>
              </span>
              ${doneMark(done.length, own.length, words)}
            </button>
          </li>
        `;
      })}
    </ol>
  `;
}

/** How many steps are done, as a mark and in words. */
export function doneMark(done: number, steps: number, words: Words): TemplateResult {
  const say = words.room(course);
  const isAll = done === steps;
  return html`<span class="pp-aside-note pp-course-done"><span aria-hidden="true">${isAll ? "✓" : `${done}/${steps}`}</span><span class="pp-visually-hidden">${isAll ? say.done : say.stepsDone(done, steps)}</span></span>`;
}

interface Part {
  readonly entry: CourseLesson;
  readonly steps: readonly Reference[];
}

/** Steps by their lessons, in their order. */
function parts(steps: readonly Reference[]): readonly Part[] {
  const numbers = [...new Set(steps.map(({ lesson }) => lesson))];
  return numbers.flatMap((number) => {
    const entry = builtIn.lessons.find((one) => one.number === number);
    return entry ? [{ entry, steps: steps.filter(({ lesson }) => lesson === number) }] : [];
  });
}
