import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { builtIn, type CourseLesson, pathTitles } from "../../state/lessons/course.js";
import { type Desk, deskOf } from "../../state/lessons/desk.js";
import { type Path, paths } from "../../state/lessons/lesson.js";
import { isDone, scoreOf } from "../../state/lessons/progress.js";
import { define } from "../shared/controls/define.js";
import { OutsidePress } from "../shared/press/outside-press.js";
import { viewOf } from "../shared/view.js";

/** The button that opens the list, and closes it too. */
const opener = '[data-opens="lessons"]';

/** The lessons of the course: what has been done of them, the ways through them, and the courses of teachers. */
export class PpCourse extends viewOf(["state.ui.lesson"]) {
  static override properties = { path: { state: true } };

  declare private path: Path;
  #desk: Desk | null = null;
  #unfollow = (): void => {};

  readonly #outside = new OutsidePress(this, (event) => {
    const onOpener = event.composedPath().some((node) => node instanceof Element && node.matches(opener));
    if (!onOpener) this.#close();
  });

  constructor() {
    super();
    this.path = "hour";
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#outside.listening = true;
    this.#follow();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unfollow();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has("dispatch")) this.#follow();
  }

  protected override firstUpdated(): void {
    this.querySelector<HTMLElement>(".pp-course")?.focus();
  }

  protected override render(): TemplateResult | typeof nothing {
    const desk = this.#desk;
    if (!desk) return nothing;
    const own = desk.course !== builtIn;
    return html`
      <div class="pp-course" role="dialog" aria-labelledby="pp-course-title" tabindex="-1" @keydown=${this.#escape}>
        <div class="pp-course-head">
          <h2 id="pp-course-title">${desk.course.title}</h2>
          <button type="button" class="pp-button pp-button-quiet" @click=${this.#close}>Close</button>
        </div>
        ${own ? nothing : this.#paths()}
        ${this.#standing(desk)}
        <ol class="pp-course-list">${this.#shown(desk).map((entry) => this.#entry(entry, desk))}</ol>
        ${this.#beside(desk, own)}
      </div>
    `;
  }

  #shown({ course }: Desk): readonly CourseLesson[] {
    return course === builtIn ? course.lessons.filter(({ paths }) => paths.includes(this.path)) : course.lessons;
  }

  #paths(): TemplateResult {
    return html`
      <fieldset class="pp-segments pp-course-paths">
        <legend class="pp-visually-hidden">Way through the lessons</legend>
        ${paths.map(
          (path) => html`
            <label class="pp-segment">
              <input type="radio" name="pp-path" .checked=${path === this.path} @change=${() => {
                this.path = path;
              }} />
              <span>${pathTitles[path]}</span>
            </label>
          `,
        )}
      </fieldset>
    `;
  }

  #standing({ course, progress }: Desk): TemplateResult | typeof nothing {
    const { done, steps, right, tasks } = scoreOf(progress.of(course.id), course.lessons);
    if (done === 0) return nothing;
    return html`
      <p class="pp-course-standing">
        ${done} of ${steps} steps done${tasks > 0 ? html`, ${right} of ${tasks} questions answered` : nothing}.
        ${progress.kept ? nothing : html` The browser keeps nothing here: this is known until the page is closed.`}
      </p>
    `;
  }

  #entry({ number, title, moment, steps, tasks }: CourseLesson, desk: Desk): TemplateResult {
    const results = desk.progress.of(desk.course.id);
    const done = steps.filter((_, index) => isDone(results, number, index + 1, tasks[index] ?? 0)).length;
    const open = desk.opened?.at.lesson === number;
    return html`
      <li>
        <button type="button" class="pp-course-lesson" aria-current=${open ? "true" : nothing} @click=${() => this.#open(number)}>
          <span class="pp-course-number">${number}</span>
          <span class="pp-course-words">
            <span class="pp-course-name">${title}</span>
            <span class="pp-course-moment">${moment}</span>
          </span>
          <span class="pp-course-done">${done === steps.length ? html`<span aria-hidden="true">✓</span><span class="pp-visually-hidden">done</span>` : html`${done}/${steps.length}<span class="pp-visually-hidden"> steps done</span>`}</span>
        </button>
      </li>
    `;
  }

  #beside(desk: Desk, own: boolean): TemplateResult {
    return html`
      <div class="pp-course-beside">
        ${desk.before ? html`<button type="button" class="pp-button" @click=${this.#giveBack}>Your work before</button>` : nothing}
        ${own ? html`<button type="button" class="pp-button" @click=${() => desk.closeCourse()}>The lessons built in</button>` : nothing}
        <label class="pp-button pp-course-file">
          <input type="file" accept=".json,application/json" @change=${this.#file} />
          Open a course …
        </label>
        <button type="button" class="pp-button pp-button-quiet" @click=${() => desk.reset()}>Forget what I have done</button>
      </div>
      ${desk.failure === null ? nothing : html`<p class="pp-error" role="alert">${desk.failure}</p>`}
    `;
  }

  #open(number: number): void {
    this.#back();
    const { progress, course } = this.#desk ?? {};
    const entry = course?.lessons.find((one) => one.number === number);
    const results = progress?.of(course?.id ?? "") ?? {};
    // Where somebody has left off, goes on.
    const next =
      entry?.steps.findIndex((_, index) => !isDone(results, number, index + 1, entry.tasks[index] ?? 0)) ?? 0;
    void this.#desk?.open({ lesson: number, step: Math.max(0, next) + 1 });
  }

  readonly #giveBack = (): void => {
    this.#desk?.giveBack();
    this.#close();
  };

  readonly #file = (event: Event): void => {
    const field = event.currentTarget as HTMLInputElement;
    const [file] = field.files ?? [];
    if (file) void this.#desk?.openFile(file);
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
  #back(): void {
    const root = this.getRootNode() as Document | ShadowRoot;
    if (this.contains(root.activeElement)) root.querySelector<HTMLElement>(opener)?.focus();
  }

  #follow(): void {
    this.#unfollow();
    this.#desk = deskOf(this.dispatch);
    this.#unfollow = this.#desk.subscribe(() => this.requestUpdate());
  }
}

define("pp-course", PpCourse);
