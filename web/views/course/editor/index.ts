/** Where a teacher makes a course on the page. Loaded when it is opened. */
import { html, nothing, type TemplateResult } from "lit";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import { saidBy } from "../../../engine/lazy.js";
import { isRefused } from "../../../state/course/checks/run.js";
import {
  type DraftCourse,
  type DraftStep,
  draftOf,
  draftOfText,
  momentOf,
  settingsBetween,
  solvedBy,
  standardised,
  withImage,
  withoutUnused,
} from "../../../state/course/editor/draft.js";
import { withValue } from "../../../state/course/editor/kinds.js";
import { checksOf } from "../../../state/course/editor/tasks.js";
import { fieldAt, isSameBut, showsSame } from "../../../state/course/editor/warnings.js";
import { withCourse } from "../../../state/course/gradebook/course-inside.js";
import { own } from "../../../state/course/lessons/course-sources.js";
import { tutorOf } from "../../../state/course/lessons/tutor.js";
import type { Heard, Review } from "../../../state/course/own/index.js";
import { problemOf, sameProblem } from "../../../state/document/problem.js";
import { addressOf } from "../../../state/io/address.js";
import { fileStem } from "../../../state/io/exports/text-file.js";
import { define, withProperties } from "../../../ui/controls/define.js";
import { saveFile } from "../../../ui/files/saved-file.js";
import { filled } from "../../../ui/formulas/filled.js";
import { RowDrag } from "../../../ui/handles/row-drag.js";
import { hostOf } from "../../../ui/page/host-of.js";
import { courseEditor } from "../../../words/generated/en/courseEditor.js";
import { files } from "../../../words/generated/en/files.js";
import { refusals } from "../../../words/refusals.js";
import guideCss from "../../shared/guide/guide.css?inline";
import { Followed } from "../../shared/guide/guide.js";
import textCss from "../../shared/guide/text.css?inline";
import { LazyController } from "../../shared/loading/loading.js";
import { View } from "../../shared/view.js";
import editorCss from "./editor.css?inline";
import {
  addressIn,
  alsoInFile,
  glossaryForm,
  imageButton,
  languageChoice,
  lessonChoice,
  onlyInFile,
} from "./extras.js";
import { rowButtons, stay, textField } from "./fields.js";
import { grip, taskList } from "./task-form.js";
import { foundSection, warningText } from "./warnings.js";

export const styles: readonly string[] = [guideCss, textCss, editorCss];

/** Of an image, as of every file beside a course. */
const mostMegabytes = 2;

/** Milliseconds without a change after which the course is checked. */
const calm = 400;

/** The course that a teacher makes: its steps, and the one that is open. */
class PpCourseEditor extends withProperties(View, {
  /** Of the course as it was a moment ago; null until the first has come. */
  review: null as Review | null,
  isChecking: false,
  /** What came of the last press. */
  said: "",
  /** Where the row is that was moved last. */
  moved: "",
  /** Of which lesson steps would be added. */
  lesson: "1",
}) {
  readonly #own = new LazyController(this, own);
  readonly #stepDrag = this.#dragOf(".pp-editor-steps > li", (from, to) => this.#draft.session.move(from, to));
  readonly #taskDrag = this.#dragOf(".pp-editor-task", (from, to) => this.#draft.session.moveTask(from, to));
  readonly #draft = new Followed(this, draftOf, () => {
    this.requestUpdate();
    this.#check();
  });
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts what was asked for: only the last is shown. */
  #asked = 0;
  /** Whether the last check waits for what reads courses. */
  #isUnread = false;
  /** The course that the review is of. */
  #reviewed: DraftCourse | null = null;
  /** The last text of a step in which nothing was wrong, as HTML. */
  #good: { readonly course: DraftCourse; readonly at: number; readonly html: string } | null = null;

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
      ${textField({
        at: "title",
        label: say.title,
        value: course.title,
        most: 120,
        type: (title) => draft.set({ title }, "title"),
      })}
      ${languageChoice(course, this.words, (language) => this.#setMember("language", language || undefined))}
      <h3 id="pp-editor-steps">${say.steps}</h3>
      <p class="pp-hint">${say.intro}</p>
      <ol class="pp-ruled pp-editor-steps" data-at="steps" aria-labelledby="pp-editor-steps" @pointerdown=${this.#takeRow(this.#stepDrag)}>
        ${course.steps.map((one, at) => this.#row(one, at))}
      </ol>
      <div class="pp-flow">
        <button type="button" class="pp-button pp-button-primary pp-editor-take" @click=${this.#take}>${say.takeStep}</button>
        <button type="button" class="pp-button" @click=${() => this.#add({ title: "", text: "" })}>${say.textStep}</button>
        <button type="button" class="pp-button pp-editor-undo" aria-disabled=${!draft.canUndo} @click=${this.#undo}>${say.undo}</button>
      </div>
      ${lessonChoice(this.lesson, {
        words: this.words,
        choose: (lesson) => {
          this.lesson = lesson;
        },
        add: (steps) => this.#add(...steps),
      })}
      ${step ? this.#step(step) : nothing}
      ${glossaryForm({
        ...{ words: this.words, glossary: course.glossary ?? {}, focus: (selector: string) => this.#focus(selector) },
        set: (all, field) => this.#setMember("glossary", Object.keys(all).length > 0 ? all : undefined, field),
      })}
      ${foundSection({
        course: this.#draft.session.course,
        isEmpty: this.#draft.session.isEmpty,
        review: this.review,
        isChecking: this.isChecking,
        words: this.words,
        goTo: (path) => this.#goTo(path),
        standardise: this.#standardise,
      })} ${this.#own.failure(this.words)} ${this.#files()}
    `;
  }

  /** @param value undefined: the course has none @param field what is typed into */
  #setMember(name: "language" | "glossary" | "files", value: unknown, field: string | null = null): void {
    const draft = this.#draft.session;
    draft.replace(withValue(draft.course, name, value), draft.at, field);
  }

  #row({ title }: DraftStep, at: number): TemplateResult {
    const say = this.say(courseEditor);
    const draft = this.#draft.session;
    const name = title || say.untitled;
    return html`
      <li class="pp-line" data-row="step-${at}" data-drag=${this.#stepDrag.markOf(at) ?? nothing}>
        ${grip(this.words)}
        <button type="button" class="pp-button pp-button-quiet pp-grow pp-editor-open" aria-current=${at === draft.at ? "step" : nothing} @click=${() => draft.open(at)}>
          ${at + 1}. ${name}
        </button>
        ${rowButtons({
          words: this.words,
          what: `${at + 1}. ${name}`,
          at,
          count: draft.course.steps.length,
          move: (to) => {
            draft.move(at, to);
            this.#moved(to, draft.course.steps.length);
            this.#focusRow(`step-${to}`, to - at);
          },
          remove: () => this.#removed(() => draft.remove(at), say.stepRemoved),
        })}
      </li>
    `;
  }

  #step(step: DraftStep): TemplateResult {
    const say = this.say(courseEditor);
    const draft = this.#draft.session;
    const { course } = draft;
    const before = this.#stateOf();
    return html`
      <section class="pp-editor-step" aria-labelledby="pp-editor-step">
        <h3 id="pp-editor-step">${say.openStep({ step: draft.at + 1 })}</h3>
        ${textField({
          at: `steps.${draft.at}.title`,
          label: say.stepTitle,
          value: step.title,
          most: 120,
          type: (title) => draft.setStep({ title }, "title"),
        })}
        ${textField({
          at: `steps.${draft.at}.text`,
          label: say.text,
          value: step.text,
          lines: 6,
          hint: say.textHint,
          type: (text) => draft.setStep({ text }, "text"),
        })}
        ${imageButton(this.words, this.#addImage)}
        ${this.#preview()}
        ${
          step.note === undefined && !step.text.includes("[^note]")
            ? nothing
            : textField({
                ...{ at: `steps.${draft.at}.note`, label: say.fields.note, value: step.note ?? "", lines: 2 },
                hint: say.noteHint,
                type: (note) =>
                  draft.replace(withValue(course, `steps.${draft.at}.note`, note || undefined), draft.at, "note"),
              })
        }
        <p class="pp-below pp-editor-shows">${this.#shows(step)}</p>
        ${alsoInFile(onlyInFile(step), this.words)}
        <div class="pp-flow">
          <button type="button" class="pp-button" @click=${this.#retake}>${say.retake}</button>
          <button type="button" class="pp-button pp-editor-show" ?disabled=${before === null} @click=${this.#show}>${say.showStep}</button>
        </div>
        ${taskList({
          words: this.words,
          step: draft.at,
          tasks: draft.tasks,
          heard: (at) => this.#heard(at),
          isStale: this.#isStale,
          set: (at, task, field) => draft.setTask(at, task, field),
          add: (task) => {
            draft.addTask(task);
            this.#focusField(`steps.${draft.at}.tasks.${draft.tasks.length - 1}.ask`);
          },
          move: (at, to) => {
            draft.moveTask(at, to);
            this.#moved(to, draft.tasks.length);
            this.#focusRow(`task-${to}`, to - at);
          },
          drag: this.#taskDrag,
          take: this.#takeRow(this.#taskDrag),
          solveNow: () => before && solvedBy(this.dispatch.now().state, before),
          settingsNow: () => before && settingsBetween(this.dispatch, this.dispatch.now().state, before),
          remove: (at) => this.#removed(() => draft.removeTask(at), say.taskRemoved),
          focus: (selector) => this.#focus(selector),
        })}
      </section>
    `;
  }

  /** Whether the review is of the course as it was a moment ago. */
  get #isStale(): boolean {
    return this.#reviewed !== this.#draft.session.course;
  }

  /** What a step has on the page; null: that is not known. @param at left out: the step that is open */
  #stateOf(at = this.#draft.session.at): Review["states"][number] | null {
    const isKnown = this.#reviewed && showsSame(this.#reviewed, this.#draft.session.course, at);
    return (isKnown && this.review?.states[at]) || null;
  }

  /** What the run says of a task: of one that has another kind by now, or another place, nothing. */
  #heard(at: number): Heard | undefined {
    const { at: step, course, tasks } = this.#draft.session;
    const before = this.#reviewed?.steps[step]?.tasks;
    if (!this.#reviewed || !before || !isSameBut(this.#reviewed, course, step)) return undefined;
    const kindsOf = (list: typeof tasks): string =>
      list.map((task) => checksOf(task).map(({ check }) => check.kind)).join(" ");
    return kindsOf(before) === kindsOf(tasks) ? this.review?.heard[step]?.[at] : undefined;
  }

  /** What students read: as it is written; while it is read or something is wrong with it, as it was, and greyed. */
  #preview(): TemplateResult | typeof nothing {
    const say = this.say(courseEditor);
    const { at, course } = this.#draft.session;
    const field = `steps.${at}.text`;
    const wrong = this.#isStale ? undefined : this.review?.mistakes.find((one) => one.field === field);
    const read = this.#isStale || wrong ? undefined : this.review?.texts[at];
    if (read !== undefined) this.#good = { course, at, html: read };
    const good = this.#good?.at === at && isSameBut(this.#good.course, course, at) ? this.#good.html : "";
    if (!(good || wrong)) return nothing;
    return html`
      <div class="pp-boxed pp-guide pp-lesson pp-editor-preview" role="group" aria-label=${say.preview} ?data-stale=${read === undefined} @click=${stay}>
        ${wrong ? html`<p class="pp-error">${warningText(wrong, course, this.words)}</p>` : nothing}
        <div class="pp-lesson-text" lang=${course.language ?? nothing}>${unsafeHTML(good)}</div>
      </div>
    `;
  }

  #shows({ link, state }: DraftStep): unknown {
    const say = this.say(courseEditor);
    // A token is nothing to read.
    if (state || link?.startsWith("#")) return say.showsState;
    return link ? filled(say.shows, { link: html`<code>${shortened(link)}</code>` }) : say.showsNothing;
  }

  #goTo(path: string): void {
    const draft = this.#draft.session;
    const { step } = fieldAt(path, draft.course);
    if (step !== null && step !== draft.at) draft.open(step);
    this.#focusField(path);
  }

  readonly #standardise = async (at: number): Promise<void> => {
    const draft = this.#draft.session;
    const [step, state] = [draft.course.steps[at], this.#stateOf(at)];
    if (!step || !state) return;
    draft.retake(await standardised(this.dispatch, step, state), at);
    // The page may be of that step: what is taken next is so too.
    this.dispatch((now) =>
      sameProblem(problemOf(now.state), problemOf(state)) ? { type: "set-scaling", scaling: "standardize" } : null,
    );
    this.#focus(".pp-editor-undo");
  };

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
      <p role="status" class="pp-visually-hidden pp-editor-moved">${this.moved}</p>
      <p class="pp-hint">${say.aboutHtml}</p>
      <p class="pp-hint pp-editor-hand-in">${say.aboutHandIn}</p>
      <p class=${draft.isKept ? "pp-hint" : "pp-error"}>${draft.isKept ? say.kept : say.notKept}</p>
    `;
  }

  readonly #addImage = async (file: File): Promise<void> => {
    const draft = this.#draft.session;
    const { course, at } = draft;
    const isLarge = file.size > mostMegabytes * 1_000_000;
    this.said = isLarge ? this.say(courseEditor).imageTooLarge({ name: file.name, most: mostMegabytes }) : "";
    if (!isLarge) draft.replace(withImage(course, at, file.name, await addressIn(file)), at);
  };

  readonly #take = async (): Promise<void> => {
    this.#add({ title: "", text: "", ...(await momentOf(this.dispatch)) });
  };

  readonly #retake = async (): Promise<void> => this.#draft.session.retake(await momentOf(this.dispatch));

  /** The page as the step has it: to go on from there, or to take what solves a question. */
  readonly #show = (): void => {
    const state = this.#stateOf();
    if (state) this.dispatch({ type: "replace", state: ({ ui }) => ({ ...state, ui }) });
  };

  #add(...steps: readonly DraftStep[]): void {
    const draft = this.#draft.session;
    draft.begin(this.words.locale);
    draft.add(...steps);
    this.said = "";
    this.#focusField(`steps.${draft.at}.title`);
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
    return (await own.load()).courseText(withoutUnused(this.#draft.session.course));
  }

  readonly #try = async (): Promise<void> => {
    this.said = "";
    const file = new File([await this.#text()], "course.json", { type: "application/json" });
    const tutor = tutorOf(this.dispatch);
    await tutor.openFile(file);
    // What is wrong is in the list.
    if (tutor.failure) this.querySelector(".pp-editor-found")?.scrollIntoView({ block: "nearest" });
  };

  readonly #saveJson = async (): Promise<void> => this.#offer("json", await this.#text(), "application/json");

  readonly #saveHtml = async (): Promise<void> => {
    const say = this.say(courseEditor);
    const page = addressOf(hostOf(this)?.getAttribute("offline-file"));
    try {
      if (!page) throw new Error(say.noFile);
      const answer = await fetch(page).catch(() => null);
      if (!answer?.ok) throw new Error(say.notLoaded);
      this.#offer("html", withCourse(await answer.text(), await this.#text(), true), "text/html");
    } catch (error) {
      this.said = saidBy(error);
    }
  };

  #offer(ending: string, content: string, type: string): void {
    const say = this.say(files);
    const name = `${fileStem(this.#draft.session.course.title, "course")}.${ending}`;
    this.said = saveFile(name, content, type) ? say.saved({ name }) : say.maybeSaved.long({ name });
  }

  async #takeOpen(source: () => Promise<string>): Promise<void> {
    this.said = "";
    try {
      const course = draftOfText(await source());
      if (course) this.#draft.session.replace(course);
    } catch (error) {
      this.said = isRefused(error) ? this.say(refusals).said(error) : saidBy(error);
    }
  }

  #check(): void {
    clearTimeout(this.#timer);
    this.#isUnread = false;
    const asked = ++this.#asked;
    this.#timer = setTimeout(() => void this.#readAnew(asked), calm);
  }

  protected override updated(): void {
    // What reads it has come after it could not be loaded.
    if (this.#isUnread && this.#own.module) this.#check();
  }

  async #readAnew(asked: number): Promise<void> {
    const { course } = this.#draft.session;
    if (course.steps.length === 0) {
      this.review = null;
      this.#reviewed = null;
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
    this.#isUnread = review === null && this.#own.module === null;
    this.isChecking = false;
    this.#reviewed = course;
    this.review = review;
  }

  #focus(selector: string): void {
    void this.updateComplete.then(() => this.querySelector<HTMLElement>(selector)?.focus());
  }

  /** The focus goes with the row that moves: on the same button, or on its opposite at the end of the list. */
  #focusRow(row: string, by: number): void {
    this.#focus(`[data-row="${row}"] .pp-editor-${by < 0 ? "up" : "down"}`);
  }

  /** The field at a place, or the nearest around it. */
  #focusField(path: string): void {
    void this.updateComplete.then(() => {
      const parts = path.split(".");
      const places = parts.map((_, k) => parts.slice(0, parts.length - k).join("."));
      const found = places.flatMap((at) => this.querySelector<HTMLElement>(`[data-at="${at}"]`) ?? [])[0];
      const folded = found?.closest("details");
      if (folded) folded.open = true;
      found?.querySelector<HTMLElement>("input, select, textarea, button")?.focus();
    });
  }

  #dragOf(rows: string, drop: (from: number, to: number) => void): RowDrag {
    const all = (): readonly HTMLElement[] => Array.from(this.querySelectorAll<HTMLElement>(rows));
    return new RowDrag(this, { rows: all, drop, over: (_, to) => this.#moved(to, all().length) });
  }

  /** Who listens is told where a row is now. */
  #moved(place: number, count: number): void {
    this.moved = this.say(courseEditor).moved({ place: place + 1, count });
  }

  /** A row is dragged by its grip: a finger that is anywhere else scrolls. */
  #takeRow(drag: RowDrag): (event: PointerEvent) => void {
    return (event) => {
      const row = (event.target as Element).closest(".pp-grip")?.closest<HTMLElement>("[data-row]");
      if (row) drag.take(event, row);
    };
  }
}

/** A token is nothing to read. */
const shortened = (link: string): string => (link.length > 60 ? `${link.slice(0, 60)} …` : link);

define("pp-course-editor", PpCourseEditor);
