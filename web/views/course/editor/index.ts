/** Where a teacher makes a course on the page. Loaded when it is opened. */
import { html, nothing, type TemplateResult } from "lit";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import { saidBy } from "../../../engine/lazy.js";
import { type DraftStep, draftOf, draftOfText, momentOf, stepsOfLesson } from "../../../state/course/editor/draft.js";
import { withCourse } from "../../../state/course/gradebook/course-inside.js";
import { builtIn } from "../../../state/course/lessons/course.js";
import { own } from "../../../state/course/lessons/course-sources.js";
import { tutorOf } from "../../../state/course/lessons/tutor.js";
import type { Review } from "../../../state/course/own/index.js";
import type { Refusal } from "../../../state/document/reading/refusal.js";
import { addressOf } from "../../../state/io/address.js";
import { selectField } from "../../../ui/controls/controls.js";
import { define, withProperties } from "../../../ui/controls/define.js";
import { saveFile } from "../../../ui/files/saved-file.js";
import { filled } from "../../../ui/formulas/filled.js";
import { hostOf } from "../../../ui/page/host-of.js";
import { contents } from "../../../words/en/course/contents.js";
import { courseEditor } from "../../../words/generated/en/courseEditor.js";
import { files } from "../../../words/generated/en/files.js";
import { refusals } from "../../../words/refusals.js";
import { Followed } from "../../shared/guide/guide.js";
import { LazyController } from "../../shared/loading/loading.js";
import { View } from "../../shared/view.js";
import editorCss from "./editor.css?inline";
import { rowButtons, taskList, textArea, textInput } from "./task-form.js";

export const styles: readonly string[] = [editorCss];

/** Milliseconds without a change after which the course is checked. */
const calm = 400;

/** The course that a teacher makes: its steps, and the one that is open. */
class PpCourseEditor extends withProperties(View, {
  /** Of the course as it was a moment ago; null until the first has come. */
  review: null as Review | null,
  isChecking: false,
  /** What came of the last press. */
  said: "",
  /** Of which lesson steps would be added. */
  lesson: "1",
}) {
  readonly #own = new LazyController(this, own);
  readonly #draft = new Followed(this, draftOf, () => {
    this.requestUpdate();
    this.#check();
  });
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts what was asked for: only the last is shown. */
  #asked = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#check();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    this.#asked++;
  }

  protected override render(): TemplateResult {
    const say = this.say(courseEditor);
    const draft = this.#draft.session;
    const { course, step } = draft;
    return html`
      ${textInput({
        id: "pp-editor-title",
        label: say.title,
        value: course.title,
        most: 120,
        type: (title) => draft.set({ title }, "title"),
      })}
      ${textInput({
        id: "pp-editor-language",
        label: say.language,
        value: course.language ?? "",
        most: 35,
        hint: say.languageHint,
        type: (language) => this.#setLanguage(language),
      })}
      <h3 id="pp-editor-steps">${say.steps}</h3>
      <p class="pp-hint">${say.intro}</p>
      <ol class="pp-editor-steps" aria-labelledby="pp-editor-steps">
        ${course.steps.map((one, at) => this.#row(one, at))}
      </ol>
      <div class="pp-flow">
        <button type="button" class="pp-button pp-button-primary pp-editor-take" @click=${this.#take}>${say.takeStep}</button>
        <button type="button" class="pp-button" @click=${() => this.#add({ title: "", text: "" })}>${say.textStep}</button>
        <button type="button" class="pp-button pp-editor-undo" aria-disabled=${!draft.canUndo} @click=${this.#undo}>${say.undo}</button>
      </div>
      <div class="pp-flow pp-editor-lesson">${this.#lessonChoice()}</div>
      ${step ? this.#step(step) : nothing}
      ${this.#found()} ${this.#own.failure(this.words)} ${this.#files()}
    `;
  }

  #setLanguage(language: string): void {
    const draft = this.#draft.session;
    const { language: _, ...course } = draft.course;
    if (language === "") draft.replace(course, draft.at, "language");
    else draft.set({ language }, "language");
  }

  #row({ title }: DraftStep, at: number): TemplateResult {
    const say = this.say(courseEditor);
    const draft = this.#draft.session;
    const name = title || say.untitled;
    return html`
      <li class="pp-line" data-row="step-${at}">
        <button type="button" class="pp-button pp-button-quiet pp-grow pp-editor-open" aria-current=${at === draft.at ? "step" : nothing} @click=${() => draft.open(at)}>
          ${at + 1}. ${name}
        </button>
        ${rowButtons({
          words: this.words,
          what: `${at + 1}. ${name}`,
          at,
          count: draft.course.steps.length,
          move: (by) => {
            draft.move(at, by);
            this.#focusRow(`step-${at + by}`, by);
          },
          remove: () => this.#removed(() => draft.remove(at), say.stepRemoved),
        })}
      </li>
    `;
  }

  #lessonChoice(): TemplateResult {
    const say = this.say(courseEditor);
    const titles = this.say(contents);
    const entry = builtIn.lessons.find(({ number }) => `${number}` === this.lesson);
    return html`
      <div>
        ${selectField({
          id: "pp-editor-lesson",
          label: say.lesson,
          choices: builtIn.lessons.map(({ number }) => ({
            value: `${number}`,
            title: `${number}. ${titles.title(number)}`,
          })),
          value: this.lesson,
          layout: "wide",
          choose: (value) => {
            this.lesson = value;
          },
        })}
      </div>
      <button type="button" class="pp-button" @click=${() => entry && this.#add(...stepsOfLesson(entry))}>${say.addLesson}</button>
    `;
  }

  #step(step: DraftStep): TemplateResult {
    const say = this.say(courseEditor);
    const draft = this.#draft.session;
    return html`
      <section class="pp-editor-step" aria-labelledby="pp-editor-step">
        <h3 id="pp-editor-step">${say.openStep({ step: draft.at + 1 })}</h3>
        ${textInput({
          id: "pp-editor-step-title",
          label: say.stepTitle,
          value: step.title,
          most: 120,
          type: (title) => draft.setStep({ title }, "title"),
        })}
        ${textArea({
          id: "pp-editor-text",
          label: say.text,
          value: step.text,
          lines: 6,
          hint: say.textHint,
          type: (text) => draft.setStep({ text }, "text"),
        })}
        ${this.#preview()}
        <p class="pp-editor-shows">${this.#shows(step)}</p>
        <button type="button" class="pp-button" @click=${this.#retake}>${say.retake}</button>
        ${taskList({
          words: this.words,
          tasks: draft.tasks,
          truths: this.review?.truths[draft.at] ?? [],
          set: (at, task, field) => draft.setTask(at, task, field),
          add: (task) => {
            draft.addTask(task);
            this.#focus(`#pp-editor-ask-${draft.tasks.length - 1}`);
          },
          move: (at, by) => {
            draft.moveTask(at, by);
            this.#focusRow(`task-${at + by}`, by);
          },
          remove: (at) => this.#removed(() => draft.removeTask(at), say.taskRemoved),
        })}
      </section>
    `;
  }

  #preview(): TemplateResult | typeof nothing {
    const text = this.review?.texts[this.#draft.session.at];
    if (!text) return nothing;
    return html`
      <div class="pp-editor-preview" role="group" aria-label=${this.say(courseEditor).preview} @click=${stay}>
        <div lang=${this.#draft.session.course.language ?? nothing}>${unsafeHTML(text)}</div>
      </div>
    `;
  }

  #shows({ link, state }: DraftStep): unknown {
    const say = this.say(courseEditor);
    if (state) return say.showsState;
    return link ? filled(say.shows, { link: html`<code>${shortened(link)}</code>` }) : say.showsNothing;
  }

  #found(): TemplateResult {
    const say = this.say(courseEditor);
    const { mistakes = [], advice = [] } = this.review ?? {};
    const all = [...mistakes, ...advice];
    const isEmpty = this.#draft.session.isEmpty;
    return html`
      <section class="pp-editor-found" aria-labelledby="pp-editor-found" ?hidden=${isEmpty}>
        <h3 id="pp-editor-found">${say.found}</h3>
        <div role="status">
          ${
            this.isChecking
              ? html`<p class="pp-hint">${say.checking}</p>`
              : all.length > 0
                ? html`<ul class="pp-mistakes">${all.map((one) => html`<li>${this.#refusal(one)}</li>`)}</ul>`
                : html`<p class="pp-hint">${say.foundNothing}</p>`
          }
        </div>
      </section>
    `;
  }

  #refusal(one: Refusal): string {
    return this.say(refusals).said(one);
  }

  #files(): TemplateResult {
    const say = this.say(courseEditor);
    const draft = this.#draft.session;
    const isUnready = draft.course.steps.length === 0;
    const open = tutorOf(this.dispatch).course.source;
    return html`
      <div class="pp-flow pp-editor-files">
        <button type="button" class="pp-button pp-button-primary pp-editor-try" ?disabled=${isUnready} @click=${this.#try}>${say.try}</button>
        <button type="button" class="pp-button pp-editor-json" ?disabled=${isUnready} @click=${this.#saveJson}>${say.saveJson}</button>
        <button type="button" class="pp-button pp-editor-html" ?disabled=${isUnready} @click=${this.#saveHtml}>${say.saveHtml}</button>
        ${open === undefined ? nothing : html`<button type="button" class="pp-button" @click=${() => this.#takeOpen(open)}>${say.takeOpen}</button>`}
        <button type="button" class="pp-button pp-button-quiet" ?disabled=${draft.isEmpty} @click=${() => this.#removed(() => draft.clear(), say.cleared)}>${say.clear}</button>
      </div>
      <p role="status" class="pp-editor-said">${this.said}</p>
      <p class="pp-hint">${say.aboutHtml}</p>
      <p class=${draft.isKept ? "pp-hint" : "pp-error"}>${draft.isKept ? say.kept : say.notKept}</p>
    `;
  }

  readonly #take = async (): Promise<void> => {
    this.#add({ title: "", text: "", ...(await momentOf(this.dispatch)) });
  };

  readonly #retake = async (): Promise<void> => this.#draft.session.retake(await momentOf(this.dispatch));

  #add(...steps: readonly DraftStep[]): void {
    const draft = this.#draft.session;
    draft.begin(this.words.locale);
    draft.add(...steps);
    this.said = "";
    this.#focus("#pp-editor-step-title");
  }

  #removed(remove: () => void, said: string): void {
    remove();
    this.said = said;
    this.#focus(".pp-editor-undo");
  }

  readonly #undo = (): void => {
    this.said = "";
    this.#draft.session.undo();
  };

  /** The text of the file, as `courseText` writes it. */
  async #text(): Promise<string> {
    return (await own.load()).courseText(this.#draft.session.course);
  }

  readonly #try = async (): Promise<void> => {
    this.said = "";
    const file = new File([await this.#text()], "course.json", { type: "application/json" });
    const tutor = tutorOf(this.dispatch);
    await tutor.openFile(file);
    // What is wrong is in the list.
    if (tutor.failure) this.querySelector(".pp-editor-found")?.scrollIntoView({ block: "nearest" });
  };

  readonly #saveJson = async (): Promise<void> => this.#offer("course.json", await this.#text(), "application/json");

  readonly #saveHtml = async (): Promise<void> => {
    const say = this.say(courseEditor);
    const page = addressOf(hostOf(this)?.getAttribute("offline-file"));
    try {
      if (!page) throw new Error(say.noFile);
      const answer = await fetch(page).catch(() => null);
      if (!answer?.ok) throw new Error(say.notLoaded);
      this.#offer("course.html", withCourse(await answer.text(), await this.#text(), true), "text/html");
    } catch (error) {
      this.said = saidBy(error);
    }
  };

  #offer(name: string, content: string, type: string): void {
    const say = this.say(files);
    this.said = saveFile(name, content, type) ? say.saved({ name }) : say.maybeSaved.long({ name });
  }

  #takeOpen(source: string): void {
    const course = draftOfText(source);
    if (course) this.#draft.session.replace(course);
  }

  #check(): void {
    clearTimeout(this.#timer);
    const asked = ++this.#asked;
    this.#timer = setTimeout(() => void this.#reviewed(asked), calm);
  }

  async #reviewed(asked: number): Promise<void> {
    const { course } = this.#draft.session;
    if (course.steps.length === 0) {
      this.review = null;
      return;
    }
    this.isChecking = this.review === null;
    const { engine, words } = this.dispatch.now();
    const review = await own
      .load()
      .then(({ reviewCourse }) => reviewCourse(course, { engine, locale: words.locale }))
      // That it could not be loaded is said.
      .catch(() => null);
    if (asked !== this.#asked) return;
    this.isChecking = false;
    this.review = review;
  }

  #focus(selector: string): void {
    void this.updateComplete.then(() => this.querySelector<HTMLElement>(selector)?.focus());
  }

  /** The focus goes with the row that moves: on the same button, or on its opposite at the end of the list. */
  #focusRow(row: string, by: 1 | -1): void {
    this.#focus(`[data-row="${row}"] .pp-editor-${by < 0 ? "up" : "down"}`);
  }
}

/** A link of the preview leads nowhere, but to a page of its own. */
function stay(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link && link.target !== "_blank") event.preventDefault();
}

/** A token is nothing to read. */
const shortened = (link: string): string => (link.length > 60 ? `${link.slice(0, 60)} …` : link);

define("pp-course-editor", PpCourseEditor);
