import { html, nothing, type TemplateResult } from "lit";
import { lazy } from "../../engine/lazy.js";
import { challengeNames } from "../../state/course/challenges/index.js";
import { builtIn, type CourseLesson, type Reference, readReference } from "../../state/course/lessons/course.js";
import { isDone, scoreOf } from "../../state/course/lessons/progress.js";
import { type Tutor, tutorOf } from "../../state/course/lessons/tutor.js";
import { doneOf, isSame, paths, type Unit, units, type Way, wayOn } from "../../state/course/lessons/unit.js";
import { quizNames } from "../../state/course/questions/kinds/index.js";
import { type Practice, practiceOf } from "../../state/course/questions/practice.js";
import { enter } from "../../state/course/questions/rounds/enter.js";
import type { KeptRounds } from "../../state/course/questions/rounds/round.js";
import type { Scores } from "../../state/course/questions/scores.js";
import type { Words } from "../../state/document/notation/words.js";
import type { Dispatch } from "../../state/runs/intent.js";
import { radio } from "../../ui/controls/choices.js";
import { define, withProperties } from "../../ui/controls/define.js";
import headerPanelCss from "../../ui/panels/header-panel.css?inline";
import { HeaderPanel } from "../../ui/panels/header-panel.js";
import { contents, languageOfContents } from "../../words/en/course/contents.js";
import { failureText } from "../../words/failures.js";
import { type CourseWords, course, course as courseRoom } from "../../words/generated/en/course.js";
import { practice as practiceRoom } from "../../words/generated/en/practice.js";
import { rounds } from "../../words/generated/en/rounds.js";
import { paragraph } from "../../words/phrase.js";
import { Followed, failureView } from "../shared/guide/guide.js";
import { ToldProgress } from "../shared/guide/told-progress.js";
import { whenLoaded } from "../shared/loading/loading.js";
import { type PartView, View } from "../shared/view.js";
import courseCss from "./course.css?inline";
import "../shared/files/pp-export.js";
import "./hand-in.js";

const editor = lazy(() => import("./editor/index.js"));

/** The playgrounds in which a course is being made: the list opens there again, after a look at the page. */
const editing = new WeakSet<Dispatch>();

const lists = ["lessons", "practice", "challenges"] as const;
type CourseList = (typeof lists)[number];

/** The lessons of the course: what has been done of them, the ways through them, and the courses of teachers. */
class PpCourse extends withProperties(View, { shown: "lessons" as CourseList }) {
  readonly #lessons = new Followed(this, tutorOf);
  readonly #practice = new Followed(this, practiceOf);

  readonly #panel = new HeaderPanel(
    this,
    "lessons",
    () => this.dispatch({ type: "set-ui", ui: { lessons: false } }),
    // The moments of a course are made on the page beside it.
    () => editing.has(this.dispatch),
  );

  constructor() {
    super();
    new ToldProgress(this);
  }

  protected override updated(): void {
    this.toggleAttribute("data-edits", editing.has(this.dispatch));
  }

  protected override render(): TemplateResult {
    const tutor = this.#lessons.session;
    const say = this.say(courseRoom);
    if (editing.has(this.dispatch)) return this.#editor(say);
    const own = this.shown === "lessons" && tutor.course !== builtIn;
    const title = own ? tutor.course.title : say.titles[this.shown];
    return this.#panel.render({ title, close: say.close }, html`${this.#kinds(say)} ${this.#list(tutor, say)}`);
  }

  #editor(say: CourseWords): TemplateResult {
    const content = whenLoaded(
      editor,
      this.words,
      () => html`<pp-course-editor .frame=${this.frame} .dispatch=${this.dispatch}></pp-course-editor>`,
    );
    return this.#panel.render(
      { title: say.newCourse, close: say.close },
      html`<button type="button" class="pp-button pp-button-quiet" @click=${() => this.#edit(false)}>${say.leaveCourse}</button>${content}`,
    );
  }

  #edit(edits: boolean): void {
    if (edits) editing.add(this.dispatch);
    else editing.delete(this.dispatch);
    this.requestUpdate();
    void this.updateComplete.then(() => this.#panel.focus());
  }

  #list(tutor: Tutor, say: CourseWords): TemplateResult {
    if (this.shown === "practice") return practiceList(this.#practice.session, this.words, this.#leave);
    if (this.shown === "challenges") return challengeList(this.#practice.session, this.words, this.#leave);
    const own = tutor.course !== builtIn;
    return html`
      ${own ? nothing : this.#paths(tutor, say)}
      ${this.#standing(tutor, say)}
      ${own ? html`<ol class="pp-ruled pp-below pp-course-list">${tutor.course.lessons.map((entry) => this.#entry(entry, tutor))}</ol>` : this.#composed(tutor)}
      ${this.#handIn(tutor)} ${this.#beside(tutor, own, say)}
    `;
  }

  #kinds(say: CourseWords): TemplateResult {
    return html`
      <fieldset class="pp-segments pp-below">
        <legend class="pp-visually-hidden">${say.kinds}</legend>
        ${lists.map(
          (one) => html`
            <label class="pp-segment">
              ${radio({
                group: "pp-shown",
                value: one,
                checked: one === this.shown,
                choose: () => {
                  this.shown = one;
                },
              })}
              <span>${say.titles[one]}</span>
            </label>
          `,
        )}
      </fieldset>
    `;
  }

  #composed(tutor: Tutor): TemplateResult {
    const { path } = tutor;
    const kept = this.#practice.session.rounds;
    const at = readReference(this.frame?.state.ui.lesson ?? null);
    const inputs = { tutor, kept, at, open: this.#enter, words: this.words };
    return path === "hour" ? unitList(inputs) : lessonList(wayOn(path), inputs);
  }

  #paths(tutor: Tutor, say: CourseWords): TemplateResult {
    return html`
      <fieldset class="pp-segments pp-below">
        <legend class="pp-visually-hidden">${say.waysThrough}</legend>
        ${paths.map(
          (path) => html`
            <label class="pp-segment">
              ${radio({ group: "pp-path", checked: path === tutor.path, choose: () => tutor.choosePath(path) })}
              <span>${say.paths[path]}</span>
            </label>
          `,
        )}
      </fieldset>
    `;
  }

  #standing({ course, progress }: Tutor, say: CourseWords): TemplateResult | typeof nothing {
    const score = scoreOf(progress.of(course.id), course.lessons);
    if (score.done === 0) return nothing;
    return html`
      <p class="pp-course-standing">
        ${paragraph(this.words, say.progress(score), say.whose[progress.keeper])}
      </p>
    `;
  }

  #handIn({ course, progress }: Tutor): TemplateResult | typeof nothing {
    if (Object.keys(progress.of(course.id)).length === 0) return nothing;
    return html`<pp-hand-in class="pp-hand-in pp-view pp-apart" .frame=${this.frame} .dispatch=${this.dispatch}></pp-hand-in>`;
  }

  /** The one lesson of a teacher's own course. */
  #entry({ number, title, moment, steps, tasks }: CourseLesson, tutor: Tutor): TemplateResult {
    const results = tutor.progress.of(tutor.course.id);
    const done = steps.filter((_, index) => isDone(results, number, index + 1, tasks[index] ?? 0)).length;
    const open = this.frame?.state.ui.lesson != null && tutor.opened?.at.lesson === number;
    return html`
      <li>
        <button type="button" class="pp-entry pp-course-lesson" aria-current=${open ? "true" : nothing} @click=${() => this.#open(number)}>
          <span class="pp-course-number">${number}</span>
          <span class="pp-grow">
            <span class="pp-course-name">${title}</span>
            <span class="pp-note">${moment}</span>
          </span>
          ${doneMark(done, steps.length, this.words)}
        </button>
      </li>
    `;
  }

  #beside(tutor: Tutor, own: boolean, say: CourseWords): TemplateResult {
    return html`
      <div class="pp-flow pp-course-beside">
        ${tutor.before ? html`<button type="button" class="pp-button" @click=${this.#giveBack}>${say.yourWork}</button>` : nothing}
        ${own ? html`<button type="button" class="pp-button" @click=${() => tutor.closeCourse()}>${say.builtIn}</button>` : nothing}
        <label class="pp-button pp-choice pp-course-file">
          <input type="file" multiple accept=".json,.yaml,.yml,.csv,.tsv,.txt,image/*" @change=${this.#file} />
          ${say.open}
        </label>
        <button type="button" class="pp-button pp-course-new" @click=${() => this.#edit(true)}>${say.newCourse}</button>
        <button type="button" class="pp-button pp-button-quiet" @click=${this.#clear}>${say.clearProgress}</button>
      </div>
      ${tutor.failure === null ? nothing : html`<div class="pp-course-failure">${failureView(tutor.failure, this.words)}</div>`}
    `;
  }

  #open(number: number): void {
    this.#panel.leave();
    const { progress, course } = this.#lessons.session;
    const entry = course?.lessons.find((one) => one.number === number);
    const results = progress?.of(course?.id ?? "") ?? {};
    // Where somebody has left off, goes on.
    const next =
      entry?.steps.findIndex((_, index) => !isDone(results, number, index + 1, entry.tasks[index] ?? 0)) ?? 0;
    void this.#lessons.session.open({ lesson: number, step: Math.max(0, next) + 1 });
  }

  /** Where a lesson begins, questions of earlier ones come first. */
  readonly #enter = (at: Reference): void => {
    this.#panel.leave();
    void enter(at, this.dispatch);
  };

  readonly #giveBack = (): void => {
    this.#lessons.session.giveBack();
    this.#panel.close();
  };

  readonly #file = (event: Event): void => {
    const field = event.currentTarget as HTMLInputElement;
    const files = Array.from(field.files ?? []);
    if (files.length > 0) void this.#lessons.session.openFile(...files).then(this.#showFailure);
    field.value = "";
  };

  /** What is wrong with a file may be a long list: it begins in sight. */
  readonly #showFailure = async (): Promise<void> => {
    await this.updateComplete;
    this.querySelector(".pp-course-failure")?.scrollIntoView({ block: "start" });
  };

  readonly #clear = (): void => {
    this.#practice.session.rounds.reset();
    this.#lessons.session.reset();
  };

  readonly #leave = (): void => this.#panel.leave();
}

define("pp-course", PpCourse);

/** The list of the lessons, over the page as long as `ui.lessons` says so. */
export const styles: PartView["styles"] = [headerPanelCss, courseCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-course .frame=${frame} .dispatch=${dispatch}></pp-course>`;

interface ListInputs {
  readonly tutor: Tutor;
  readonly kept: KeptRounds;
  /** The step that is open; null: none. */
  readonly at: Reference | null;
  readonly open: (at: Reference) => void;
  readonly words: Words;
}

/** The units of the course: the core, and then the others, with what is done of them. */
function unitList(inputs: ListInputs): TemplateResult {
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
        <span class="pp-grow"><span class="pp-course-name" lang=${languageOfContents(words) ?? nothing}>${words.room(contents).unit(unit.name)}</span> <span class="pp-note">${say.minutes({ minutes: unit.minutes })}</span></span>
        ${doneMark(done, unit.steps.length, words)}
      </summary>
      ${isCore ? html`<p>${say.core}</p>` : nothing}
      ${test ? html`<p>${say.tested({ right: test.right.filter(Boolean).length, questions: test.asked.length })}</p>` : nothing}
      ${lessonList(unit, inputs)}
    </details>
  `;
}

/** The lessons of a way, each with the steps of it that are on the way. */
function lessonList({ steps }: Way, { tutor, at, open, words }: ListInputs): TemplateResult {
  const say = words.room(rounds);
  const titles = words.room(contents);
  const language = languageOfContents(words) ?? nothing;
  const results = tutor.progress.of(builtIn.id);
  return html`
    <ol class="pp-ruled pp-below pp-course-list">
      ${parts(steps).map(({ entry, steps: own }) => {
        const done = doneOf(results, own);
        const next = own.find((step) => !done.includes(step)) ?? own[0];
        const isHere = at !== null && own.some((step) => isSame(step, at));
        const [from, to] = [own[0], own.at(-1)].map((step) => `${step?.lesson}.${step?.step}`);
        const isWhole = own.length === entry.steps.length;
        const about = isWhole
          ? titles.moment(entry.number)
          : say.steps({ count: own.length, from: from ?? "", to: to ?? "" });
        return html`
          <li>
            <button type="button" class="pp-entry pp-course-lesson" aria-current=${isHere ? "true" : nothing} @click=${() => next && open(next)}>
              <span class="pp-course-number">${entry.number}</span>
              <span class="pp-grow">
                <span class="pp-course-name" lang=${language}>${titles.title(entry.number)}</span>
                <span class="pp-note" lang=${isWhole ? language : nothing}>${about}</span>
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
function doneMark(done: number, steps: number, words: Words): TemplateResult {
  const say = words.room(course);
  const isAll = done === steps;
  return html`<span class="pp-aside-note pp-fixed pp-course-done"><span aria-hidden="true">${isAll ? "✓" : `${done}/${steps}`}</span><span class="pp-visually-hidden">${isAll ? say.done : say.stepsDone({ done, steps })}</span></span>`;
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

/** What a row of the list opens. */
interface Row {
  readonly title: string;
  readonly about: string;
  /** What has been done of it, as it is shown and as it is read out. */
  readonly done: string;
  readonly doneAloud: string;
  readonly open: () => void;
}

/** The kinds of questions, with how many have been right at the first try. */
export function practiceList(practice: Practice, words: Words, giveBackFocus: () => void): TemplateResult {
  const [say, names] = [words.room(course), words.room(practiceRoom)];
  const rows = quizNames.map((name): Row => {
    const { right, tries } = practice.scores.of(name);
    return {
      title: names.titles[name],
      about: "",
      done: tries === 0 ? "" : `${right}/${tries}`,
      doneAloud: tries === 0 ? "" : say.firstTries({ right, tries }),
      open: () => {
        giveBackFocus();
        void practice.open(name);
      },
    };
  });
  return html`
    <p>${say.aboutPractice}</p>
    ${list(rows)} ${scores(practice, words)}
  `;
}

/** The challenges, with the best result. */
export function challengeList(practice: Practice, words: Words, giveBackFocus: () => void): TemplateResult {
  const [say, names] = [words.room(course), words.room(practiceRoom)];
  const rows = challengeNames.map((name): Row => {
    const { best } = practice.scores.of(name);
    const reached = best === null ? "" : names.results[name]({ n: best });
    return {
      title: names.challengeTitles[name],
      about: names.challengeAsks[name],
      done: reached,
      doneAloud: best === null ? "" : say.best({ result: reached }),
      open: () => {
        giveBackFocus();
        void practice.openChallenge(name);
      },
    };
  });
  return html`
    <p>${say.aboutChallenges}</p>
    ${list(rows)} ${scores(practice, words)}
  `;
}

function list(rows: readonly Row[]): TemplateResult {
  return html`
    <ul class="pp-ruled pp-below pp-course-list">
      ${rows.map(
        ({ title, about, done, doneAloud, open }) => html`
          <li>
            <button type="button" class="pp-entry pp-course-lesson" @click=${open}>
              <span class="pp-grow">
                <span class="pp-course-name">${title}</span>
                ${about === "" ? nothing : html`<span class="pp-note">${about}</span>`}
              </span>
              <span class="pp-aside-note pp-fixed pp-course-done"><span aria-hidden="true">${done}</span><span class="pp-visually-hidden">${doneAloud}</span></span>
            </button>
          </li>
        `,
      )}
    </ul>
  `;
}

/** The scores, to be handed in. */
function scores(practice: Practice, words: Words): TemplateResult {
  const say = words.room(course);
  const text = allScores(practice.scores, words);
  return html`
    <div class="pp-flow pp-course-beside">
      ${text === "" ? nothing : html`<pp-copy .text=${text} .noun=${say.scores} .words=${words} named></pp-copy>`}
      <button type="button" class="pp-button pp-button-quiet" ?disabled=${text === ""} @click=${() => practice.reset()}>${say.clearScores}</button>
    </div>
    ${practice.failure === null ? nothing : html`<p class="pp-error" role="alert">${failureText(practice.failure, words)}</p>`}
    ${text === "" ? nothing : html`<p>${say.whose[practice.scores.persisted ? "browser" : practice.progress.keeper]}</p>`}
  `;
}

/** All there is to say of somebody's practice, a line each: what a teacher is given. */
export function allScores(scores: Scores, words: Words): string {
  const say = words.room(practiceRoom);
  const questions = quizNames
    .filter((name) => scores.of(name).tries > 0)
    .map((name) => say.scoreLine({ title: say.titles[name], ...scores.of(name) }));
  const results = challengeNames.flatMap((name) => {
    const { best } = scores.of(name);
    return best === null
      ? []
      : [say.bestLine({ title: say.challengeTitles[name], result: say.results[name]({ n: best }) })];
  });
  return [...questions, ...results].join("\n");
}
