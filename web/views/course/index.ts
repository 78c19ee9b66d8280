import { html, nothing, type TemplateResult } from "lit";
import { builtIn, type CourseLesson, isOnPath, pathTitles } from "../../state/lessons/course.js";
import { paths } from "../../state/lessons/lesson.js";
import { isDone, scoreOf } from "../../state/lessons/progress.js";
import { type Tutor, tutorOf } from "../../state/lessons/tutor.js";
import { practiceOf } from "../../state/quiz/practice.js";
import { define } from "../shared/controls/define.js";
import { radio } from "../shared/controls/radio.js";
import { Followed } from "../shared/guide/followed.js";
import { headerPanelCss } from "../shared/panels/header-panel.css.js";
import { OutsidePress } from "../shared/press/outside-press.js";
import { type PartView, viewOf } from "../shared/view.js";
import { courseCss } from "./course.css.js";
import { challengeList, practiceList } from "./practice-lists.js";

/** The lists there are, and what they are called. */
const titles = { lessons: "Lessons", practice: "Practice", challenges: "Challenges" } as const;
type CourseList = keyof typeof titles;

/** The button that opens the list, and closes it too. */
const opener = '[data-opens="lessons"]';

/** The lessons of the course: what has been done of them, the ways through them, and the courses of teachers. */
class PpCourse extends viewOf(["state.ui.lesson"]) {
  static override properties = { shown: { state: true } };

  declare private shown: CourseList;
  readonly #lessons = new Followed(this, tutorOf);
  readonly #practice = new Followed(this, practiceOf);

  readonly #outside = new OutsidePress(this, (event) => {
    const onOpener = event.composedPath().some((node) => node instanceof Element && node.matches(opener));
    if (!onOpener) this.#close();
  });

  constructor() {
    super();
    this.shown = "lessons";
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#outside.listening = true;
  }

  protected override firstUpdated(): void {
    this.querySelector<HTMLElement>(".pp-course")?.focus();
  }

  protected override render(): TemplateResult {
    const tutor = this.#lessons.session;
    return html`
      <div class="pp-header-panel pp-course" role="dialog" aria-labelledby="pp-course-title" tabindex="-1" @keydown=${this.#escape}>
        <div class="pp-header-panel-head">
          <h2 id="pp-course-title">${this.shown === "lessons" ? tutor.course.title : titles[this.shown]}</h2>
          <button type="button" class="pp-button pp-button-quiet" @click=${this.#close}>Close</button>
        </div>
        ${this.#kinds()} ${this.#list(tutor)}
      </div>
    `;
  }

  #list(tutor: Tutor): TemplateResult {
    if (this.shown === "practice") return practiceList(this.#practice.session, this.#back);
    if (this.shown === "challenges") return challengeList(this.#practice.session, this.#back);
    const own = tutor.course !== builtIn;
    return html`
      ${own ? nothing : this.#paths(tutor)}
      ${this.#standing(tutor)}
      <ol class="pp-course-list">${this.#listed(tutor).map((entry) => this.#entry(entry, tutor))}</ol>
      ${this.#beside(tutor, own)}
    `;
  }

  #kinds(): TemplateResult {
    return html`
      <fieldset class="pp-segments pp-course-paths">
        <legend class="pp-visually-hidden">Lessons, practice or challenges</legend>
        ${(Object.keys(titles) as CourseList[]).map(
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
              <span>${titles[one]}</span>
            </label>
          `,
        )}
      </fieldset>
    `;
  }

  #listed({ course, path }: Tutor): readonly CourseLesson[] {
    return course.lessons.filter((one) => isOnPath(one, path));
  }

  #paths(tutor: Tutor): TemplateResult {
    return html`
      <fieldset class="pp-segments pp-course-paths">
        <legend class="pp-visually-hidden">Way through the lessons</legend>
        ${paths.map(
          (path) => html`
            <label class="pp-segment">
              ${radio({ group: "pp-path", checked: path === tutor.path, choose: () => tutor.choosePath(path) })}
              <span>${pathTitles[path]}</span>
            </label>
          `,
        )}
      </fieldset>
    `;
  }

  #standing({ course, progress }: Tutor): TemplateResult | typeof nothing {
    const { done, steps, right, tasks } = scoreOf(progress.of(course.id), course.lessons);
    if (done === 0) return nothing;
    return html`
      <p class="pp-course-standing">
        ${done} of ${steps} steps done${tasks > 0 ? html`, ${right} of ${tasks} questions answered` : nothing}.
        ${progress.persisted ? nothing : html` The browser keeps nothing here: this is known until the page is closed.`}
      </p>
    `;
  }

  #entry({ number, title, moment, steps, tasks }: CourseLesson, tutor: Tutor): TemplateResult {
    const results = tutor.progress.of(tutor.course.id);
    const done = steps.filter((_, index) => isDone(results, number, index + 1, tasks[index] ?? 0)).length;
    const open = this.frame?.state.ui.lesson != null && tutor.opened?.at.lesson === number;
    return html`
      <li>
        <button type="button" class="pp-course-lesson" aria-current=${open ? "true" : nothing} @click=${() => this.#open(number)}>
          <span class="pp-course-number">${number}</span>
          <span class="pp-grow">
            <span class="pp-course-name">${title}</span>
            <span class="pp-note">${moment}</span>
          </span>
          <span class="pp-aside-note pp-course-done">${done === steps.length ? html`<span aria-hidden="true">✓</span><span class="pp-visually-hidden">done</span>` : html`${done}/${steps.length}<span class="pp-visually-hidden"> steps done</span>`}</span>
        </button>
      </li>
    `;
  }

  #beside(tutor: Tutor, own: boolean): TemplateResult {
    return html`
      <div class="pp-flow pp-course-beside">
        ${tutor.before ? html`<button type="button" class="pp-button" @click=${this.#giveBack}>Your work before</button>` : nothing}
        ${own ? html`<button type="button" class="pp-button" @click=${() => tutor.closeCourse()}>The lessons built in</button>` : nothing}
        <label class="pp-button pp-course-file">
          <input type="file" accept=".json,application/json" @change=${this.#file} />
          Open a course …
        </label>
        <button type="button" class="pp-button pp-button-quiet" @click=${() => tutor.reset()}>Forget what I have done</button>
      </div>
      ${tutor.failure === null ? nothing : html`<p class="pp-error" role="alert">${tutor.failure}</p>`}
    `;
  }

  #open(number: number): void {
    this.#back();
    const { progress, course } = this.#lessons.session;
    const entry = course?.lessons.find((one) => one.number === number);
    const results = progress?.of(course?.id ?? "") ?? {};
    // Where somebody has left off, goes on.
    const next =
      entry?.steps.findIndex((_, index) => !isDone(results, number, index + 1, entry.tasks[index] ?? 0)) ?? 0;
    void this.#lessons.session.open({ lesson: number, step: Math.max(0, next) + 1 });
  }

  readonly #giveBack = (): void => {
    this.#lessons.session.giveBack();
    this.#close();
  };

  readonly #file = (event: Event): void => {
    const field = event.currentTarget as HTMLInputElement;
    const [file] = field.files ?? [];
    if (file) void this.#lessons.session.openFile(file);
    field.value = "";
  };

  readonly #escape = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    this.#close();
  };

  readonly #close = (): void => {
    this.#back();
    this.dispatch({ type: "set-ui", ui: { lessons: false } });
  };

  /** The focus goes back to the button, unless somebody has taken it elsewhere. */
  readonly #back = (): void => {
    const root = this.getRootNode() as Document | ShadowRoot;
    if (this.contains(root.activeElement)) root.querySelector<HTMLElement>(opener)?.focus();
  };
}

define("pp-course", PpCourse);

/** The list of the lessons, over the page as long as `ui.lessons` says so. */
export const styles: PartView["styles"] = [headerPanelCss, courseCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-course .frame=${frame} .dispatch=${dispatch}></pp-course>`;
