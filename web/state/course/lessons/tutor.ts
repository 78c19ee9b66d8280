import { PlaygroundError } from "../../../engine/errors.js";
import { problemOf, sameProblem } from "../../document/problem.js";
import { dropsData } from "../../document/reading/refusal.js";
import { noteStep } from "../../document/reading/without-defaults.js";
import { defaultState } from "../../document/settings.js";
import type { PlaygroundState } from "../../document/state.js";
import type { Frame } from "../../runs/frame.js";
import type { Dispatch } from "../../runs/intent.js";
import { startFrom } from "../../runs/starting-weights.js";
import type { Answer, CheckContext } from "../checks/kind.js";
import { chosenStart } from "../checks/weights.js";
import { builtIn, type Course, lessonIn, type Reference, readReference } from "./course.js";
import { asFile, courseAt, courseIn, OtherSites, own } from "./course-sources.js";
import { afterTry, asksForAction, type Graded, gradeAnswer, solutionOf, toldTruth, truthOf } from "./grade.js";
import { GuideSession, sessionOf } from "./guide-session.js";
import type { Task } from "./lesson.js";
import { linkedStep, readOf, stepOver, variantOf, variedStep } from "./linked-step.js";
import {
  asStep,
  inLanguage,
  neighbour,
  type OpenedStep,
  openedStep,
  openTasks,
  resultName,
  taskOf,
  withAttempts,
  withResults,
} from "./opened-step.js";
import { opened, partsAt, toolOf, withParts } from "./opening.js";
import { isDone, type Progress, progressOf, storageOf } from "./progress.js";
import { detailOf, kindOfTask, type QuizDetail } from "./quiz-detail.js";
import { ChosenPath, isSame, type Path, paths, stepsOn, type Unit, unitEndingAt, wayOf } from "./unit.js";

async function stepOf(course: Course, at: Reference, locale: string): Promise<OpenedStep> {
  const entry = course.lessons.find(({ number }) => number === at.lesson);
  if (!entry) {
    if (course !== builtIn) throw noSuch("There is no lesson {0}: this course is one.", at.lesson);
    throw noSuch("There is no lesson {0}: there are {1}.", at.lesson, course.lessons.length);
  }
  const lesson = await lessonIn(entry, locale);
  const opened = openedStep({ course, entry, lesson, at, locale });
  if (opened) return opened;
  const { length } = entry.steps;
  if (course === builtIn) throw noSuch("Lesson {0} has {1} steps: there is no step {2}.", at.lesson, length, at.step);
  throw length === 1
    ? noSuch("This course has one step: there is no step {0}.", at.step)
    : noSuch("This course has {0} steps: there is no step {1}.", length, at.step);
}

function noSuch(sentence: string, ...facts: readonly number[]): PlaygroundError {
  return new PlaygroundError("unknown", "lesson", sentence, facts);
}

/** The page that the last answer was graded by: what was said of it is not said of what the page has become since. */
class GradedPage {
  #state: PlaygroundState | null = null;

  grade(task: Task, answer: Answer, moment: CheckContext): Graded {
    this.#state = moment.frame.state;
    return gradeAnswer(task, answer, moment);
  }

  /** The step without what was said of another page; null where that is said of this one, or nothing is. */
  withoutStale(step: OpenedStep, now: PlaygroundState): OpenedStep | null {
    const tries = step.task === null ? undefined : step.tries[step.task];
    const then = this.#state;
    if (!tries?.feedback || !then) return null;
    if (then.visit === now.visit && sameProblem(problemOf(then), problemOf(now))) return null;
    return withAttempts(step, { ...tries, feedback: null });
  }
}

/** What the link that has led to a teacher's course says beside it; null: nothing, or all that is on the page. */
const belowOf = ({ linked, state }: Frame): PlaygroundState | null =>
  linked?.over && linked.state.ui.course === state.ui.course ? linked.over(defaultState).state : null;

/** What happens on the page once a task has come to an end. */
const reveals = {
  visit: { type: "step" },
  update: { type: "next-update" },
  epoch: { type: "next-epoch" },
  end: { type: "finish" },
} as const;

/** The lessons of one playground: which step is open, what has been tried in it, and what there was before. */
export class Tutor extends GuideSession<OpenedStep> {
  readonly progress: Progress;
  readonly otherSites = new OtherSites();
  readonly #path: ChosenPath;
  #course: Course = builtIn;
  /** The address that the course was read from, or that it was opened as a file; null: it is built in. */
  #address: string | null = null;
  /** What the link to a teacher's course says of each of its steps; null: nothing. */
  #below: PlaygroundState | null = null;
  #before: PlaygroundState | null = null;
  readonly #graded = new GradedPage();

  constructor(dispatch: Dispatch, progress = progressOf(dispatch), path = new ChosenPath(storageOf(dispatch))) {
    super(dispatch, "lesson");
    this.progress = progress;
    this.#path = path;
  }

  get course(): Course {
    return this.#course;
  }

  /** The language of the page. */
  get #locale(): string {
    return this.dispatch.now().words.locale;
  }

  /** What stood on the page before the first step was opened; null: nothing of the reader's own. */
  get before(): PlaygroundState | null {
    return this.#before;
  }

  /** The way through the lessons, which *next* and *back* follow: the one that the score is of, or else the reader's choice. */
  get path(): Path {
    const { counts } = this.dispatch.now().state.ui;
    return paths.find((path) => counts.includes(path)) ?? this.#path.path;
  }

  choosePath(path: Path): void {
    this.#path.path = path;
    this.changed();
  }

  /** The step after or before the one that is open, on the way chosen; null where there is none. */
  neighbour(by: 1 | -1): Reference | null {
    return this.opened && neighbour(this.opened, by, this.path);
  }

  /** The unit that ends with the step that is open, on the way of the units; null: none does. */
  get unitThatEnds(): Unit | null {
    const { opened, path } = this;
    return opened?.course === builtIn && path === "hour" ? unitEndingAt(opened.at) : null;
  }

  /**
   * Opens a step: its state is on the page, and what was there comes back with undo.
   * @param work what of the reader's own was there before the questions that the page shows; null: nothing, or a lesson
   */
  async open(at: Reference, work?: PlaygroundState | null): Promise<void> {
    if (!this.mayOpen(at)) return;
    await this.#trying(async (counts) => {
      const step = await stepOf(this.#course, at, this.#locale);
      if (!counts()) return;
      this.#skipTo(at);
      const { state } = this.dispatch.now();
      const from = this.opened?.at.lesson === at.lesson && state.ui.lesson ? this.opened.at.step : null;
      if (work) this.#before = work.ui.lesson === null ? work : this.#before;
      else if (work === undefined && state.ui.lesson === null) this.#before = state;
      const written = partsAt(step.lesson.steps, at.step, from);
      const over = written && this.#below && stepOver(step.lesson, at, this.#below);
      const parts = over?.parts ?? written;
      const lent = toolOf(this.opened?.step);
      // The examples of the step before stay: where they were not its own, they are not those of this one either.
      const varied = parts === null && this.opened?.step.varied;
      const begun = varied
        ? asStep(step, { step: variedStep(step.step), variant: variantOf(state) })
        : asStep(step, over ?? step);
      this.#begin(begun, (present) => opened(present, parts, at, this.#address, lent), parts !== null);
    });
  }

  /** Whether a step may be opened: one further on only after all before it, where none may be left out. */
  mayOpen(at: Reference): boolean {
    if (!this.opened || !this.locks("skip")) return true;
    const { course } = this.opened;
    const [first, ...others] = this.#stepsTo(at);
    if (first && openTasks(this.opened) > 0) return false;
    const results = this.progress.of(course.id);
    return others.every(({ lesson, step }) => {
      const entry = course.lessons.find(({ number }) => number === lesson);
      return isDone(results, lesson, step, entry?.tasks[step - 1] ?? 0);
    });
  }

  /** The steps from the one that is open up to another further on; none to one before it. */
  #stepsTo(at: Reference): readonly Reference[] {
    if (!this.opened) return [];
    const way = wayOf({ course: this.opened.course, at: this.opened.at, path: this.path });
    // A step that the way does not have is before or after it in the order of the units.
    const on = way.some((one) => isSame(one, at)) ? way : stepsOn("hour");
    const [from, to] = [this.opened.at, at].map((one) => on.findIndex((other) => isSame(one, other)));
    return on.slice(from, to);
  }

  /** What still waits for an answer is left out where somebody goes further on. */
  #skipTo(at: Reference): void {
    const step = this.opened;
    if (!step || this.#stepsTo(at).length === 0) return;
    for (const [index, { state }] of step.tries.entries())
      if (state === "open") this.progress.skip(step.course.id, resultName(step, index + 1), kindOfTask(step, index));
  }

  /** What was done has been brought from elsewhere: the step that is open shows it. */
  remark(): void {
    const step = this.opened;
    if (step) this.#show(withResults(asStep(step, step), this.progress.of(step.course.id)));
  }

  /**
   * A link has led to a step: what it says lies over the state of that.
   * @param again whether somebody comes back to it, as after a reload: what they have answered is answered.
   */
  async arrive(reference: string | null, address: string | null, again = false): Promise<void> {
    const at = readReference(reference);
    if (!at) return;
    const open = () => this.arrive(reference, address, again);
    if (address !== this.#address && !this.otherSites.mayFetch(address, open)) {
      this.drop();
      this.changed();
      return;
    }
    await this.#trying(async (counts) => {
      const course = address === this.#address ? this.#course : await this.#courseAt(address, open, counts);
      if (!course || !counts()) return;
      if (address !== this.#address) {
        this.#take(course, address);
        this.#below = belowOf(this.dispatch.now());
      }
      const inOwn = this.#course !== builtIn;
      const place = inOwn && !reference?.includes(".") ? { lesson: 1, step: at.lesson } : at;
      const step = await stepOf(this.#course, place, this.#locale);
      if (!counts()) return;
      const made = linkedStep(step.lesson, place, readOf(this.dispatch.now()), again);
      if (!made) return;
      const { parts, refusals, variant } = made;
      // A page that is set from outside may stay what its step is about.
      const before = this.opened;
      if (before && !parts && isSame(before.at, place) && before.variant === variant) return;
      const begun = asStep(step, made);
      const make = parts && ((present: PlaygroundState) => opened(present, parts, place, this.#address));
      this.#begin(again ? withResults(begun, this.progress.of(course.id)) : begun, make);
      this.#refuse(refusals);
    });
  }

  /** Null where the address leads on to another site: the reader is asked first. */
  async #courseAt(address: string | null, open: () => Promise<void>, counts: () => boolean): Promise<Course | null> {
    try {
      return await courseAt(address, this.dispatch.now(), address !== null && this.otherSites.mayLeadOn(address));
    } catch (error) {
      if (!(error instanceof PlaygroundError && error.code === "leads-on" && address !== null)) throw error;
      if (counts()) this.otherSites.askOf(address, open);
      return null;
    }
  }

  /** The page speaks another language: so does the step that is open. What was said to answers before stays. */
  async translate(): Promise<void> {
    const step = this.opened;
    const locale = this.#locale;
    if (!step || step.locale === locale) return;
    const { lesson, step: said } = await inLanguage(step, locale).catch(() => step);
    if (this.opened?.at !== step.at || this.#locale !== locale) return;
    this.#show({ ...this.opened, locale, lesson, step: said });
  }

  /** Whether that step is the one that is open. */
  shows(reference: string | null): boolean {
    const at = readReference(reference);
    return at !== null && this.opened !== null && isSame(at, this.opened.at);
  }

  /** Closes the lesson: what stands on the page stays. */
  leave(): void {
    this.drop();
    this.otherSites.drop();
    this.dispatch({ type: "set-ui", ui: { lesson: null, course: null } });
    this.#show(null);
  }

  /** What stood on the page before the lessons stands there again. */
  giveBack(): void {
    const { before } = this;
    this.drop();
    this.#before = null;
    if (before) this.dispatch({ type: "replace", state: before });
    this.#show(null);
  }

  /** Takes a teacher's course, and files beside it, in place of the one there is, and opens its first step. */
  async openFile(...files: readonly Blob[]): Promise<void> {
    let taken = false;
    await this.#trying(async (counts) => {
      const course = await courseIn(files, this.dispatch.now());
      taken = counts();
      if (taken) this.#take(course, asFile);
    });
    if (taken) await this.open({ lesson: 1, step: 1 });
  }

  /** Back to the course that is built in. */
  closeCourse(): void {
    this.drop();
    this.#take(builtIn, null);
    this.dispatch({ type: "set-ui", ui: { course: null, lesson: null } });
  }

  /** Puts the state of a link on the page; the step stays open. */
  async show(written: string): Promise<void> {
    const { readAnyState } = await own.load();
    const { state, refusals } = await readAnyState(written);
    this.#refuse(refusals);
    if (!dropsData(refusals)) this.dispatch({ type: "replace", state: ({ ui }) => ({ ...state, ui }) });
  }

  /** What an answer is worth, and what it reveals. Null where no task waits for one. */
  async answer(answer: Answer): Promise<QuizDetail | null> {
    const step = this.opened;
    const task = step && taskOf(step);
    if (!step || !task || step.task === null) return null;
    const moment = await this.moment();
    if (this.opened !== step) return null;
    const verdict = this.#graded.grade(task, answer, moment);
    const start = chosenStart(task, answer, moment);
    if (start) this.dispatch((now) => startFrom(now, start));
    const tries = afterTry(step.tries[step.task] ?? { count: 0 }, verdict, !this.locks("solutions"));
    const solution = tries.solved ? solutionOf(task, moment) : null;
    const told = toldTruth(() => truthOf(task, moment));
    this.setOpened(withAttempts(step, { ...tries, solution }));
    const [course, name, kind] = [step.course.id, resultName(step, step.task + 1), kindOfTask(step, step.task)];
    this.progress.tried(course, name, kind, { right: verdict.right, answer });
    if (tries.solved) this.progress.reveal(course, name, kind);
    if (verdict.right) this.#end(step, step.task, task);
    this.changed();
    const revealed = this.progress.of(course)[name]?.revealed ?? false;
    return detailOf(step, step.task, { right: verdict.right, tries: tries.count, answer, truth: told, revealed });
  }

  /** Answers a task that asks for an action as soon as the page shows that it has been done. Null where it has not. */
  async settle(): Promise<QuizDetail | null> {
    const step = this.opened;
    const task = step && taskOf(step);
    if (!step?.began || !task || !asksForAction(task)) return null;
    const moment = await this.moment();
    if (this.opened !== step) return null;
    if (gradeAnswer(task, null, moment).right) return this.answer(null);
    const unsaid = this.#graded.withoutStale(step, moment.frame.state);
    if (unsaid) this.#show(unsaid);
    return null;
  }

  /** Shows the solution of the task whose turn it is; where it is shown already, goes on. */
  async reveal(): Promise<void> {
    const step = this.opened;
    const task = step && taskOf(step);
    if (!step || !task || step.task === null || this.locks("solutions")) return;
    const tries = step.tries[step.task];
    if (!tries || tries.solved) return this.solve();
    const moment = await this.moment();
    if (this.opened !== step) return;
    this.#show(withAttempts(step, { ...tries, solved: true, solution: solutionOf(task, moment) }));
    this.progress.reveal(step.course.id, resultName(step, step.task + 1), kindOfTask(step, step.task));
  }

  /** Goes on without an answer: what is then revealed is, and what was to be done is done. */
  solve(): void {
    const step = this.opened;
    const task = step && taskOf(step);
    if (!step || !task || step.task === null) return;
    const { solve } = task;
    if (solve) this.dispatch({ type: "replace", state: (present) => withParts(present, solve.state) });
    if (solve?.end) this.dispatch({ type: "finish" });
    const tries = step.tries[step.task];
    if (!tries) return;
    this.setOpened(withAttempts(step, { ...tries, feedback: null, state: tries.solved ? "shown" : "passed" }));
    this.#end(step, step.task, task);
    this.changed();
  }

  /** What an answer would be decided by now. */
  async moment(): Promise<CheckContext> {
    const frame = this.dispatch.now();
    const engine = await frame.engine.complete();
    return { frame: this.dispatch.now(), engine, began: this.opened?.began ?? null };
  }

  /** Forgets what has been done of all lessons. */
  reset(): void {
    this.progress.reset();
    this.changed();
  }

  /**
   * @param make what makes its state of the one there is; null: that stays
   * @param anew whether what it asks may be told by how far the run has been followed already
   */
  #begin(step: OpenedStep, make: ((present: PlaygroundState) => PlaygroundState) | null, anew = true): void {
    this.setOpened(step);
    const own = partsAt(step.lesson.steps, step.at.step, null);
    noteStep(opened(defaultState, own ?? {}, step.at, this.#address));
    if (make) this.dispatch({ type: "replace", state: make, anew });
    this.dispatch.inTurn(() => {
      if (this.opened?.at !== step.at) return;
      const { examples, pane, position } = this.dispatch.now();
      this.setOpened({ ...this.opened, began: { examples, initial: pane.initial, position } });
      if (step.tries.length === 0) this.#note(step, 0, { count: 0, state: "right" });
      this.changed();
    });
  }

  #show(step: OpenedStep | null): void {
    this.setOpened(step);
    this.changed();
  }

  /** A task has come to an end. */
  #end(step: OpenedStep, index: number, { next }: Task): void {
    const tries = this.opened?.tries[index];
    if (tries) this.#note(step, index + 1, tries);
    if (next) this.dispatch(reveals[next]);
  }

  #note(step: OpenedStep, task: number, tries: Parameters<Progress["note"]>[2]): void {
    const kind = task === 0 ? "read" : kindOfTask(step, task - 1);
    this.progress.note(step.course.id, resultName(step, task), tries, kind);
  }

  #take(course: Course, address: string | null): void {
    this.#refuse(course.refusals);
    this.#course = course;
    this.#address = address;
    this.#below = null;
    this.#show(null);
    // Nobody waits for what the engine says of its tasks.
    void course.tryTasks?.().then(
      (refusals) => {
        if (this.#course === course) this.#refuse(refusals);
      },
      () => {},
    );
  }

  #refuse(refusals: Course["refusals"]): void {
    if (refusals.length > 0) this.dispatch({ type: "refuse", refusals });
  }

  /** As every session opens; a course of another site that waits to be allowed does so no longer. */
  async #trying(act: (counts: () => boolean) => Promise<void>): Promise<void> {
    this.otherSites.drop();
    await this.opening(act);
  }
}

/** The tutor of a playground. */
export const tutorOf = sessionOf((dispatch) => new Tutor(dispatch));
