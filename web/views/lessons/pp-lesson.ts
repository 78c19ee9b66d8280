import { html, nothing, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import type { Answer, CheckContext } from "../../state/course/checks/kind.js";
import { type Reference, readReference } from "../../state/course/lessons/course.js";
import type { GuideFailure } from "../../state/course/lessons/guide-session.js";
import { languageOf, type OpenedStep } from "../../state/course/lessons/opened-step.js";
import { isDone } from "../../state/course/lessons/progress.js";
import type { QuizDetail } from "../../state/course/lessons/quiz-detail.js";
import { type Tutor, tutorOf } from "../../state/course/lessons/tutor.js";
import type { Unit } from "../../state/course/lessons/unit.js";
import { enter, testUnit } from "../../state/course/questions/rounds/enter.js";
import type { Frame } from "../../state/runs/frame.js";
import type { Dispatch } from "../../state/runs/intent.js";
import { define } from "../../ui/controls/define.js";
import { type LessonsWords, lessons } from "../../words/generated/en/lessons.js";
import { loading } from "../../words/generated/en/loading.js";
import { alike, whole } from "../shared/frame-reads.js";
import { atRest } from "../shared/frame-values.js";
import {
  chosenElsewhere,
  Followed,
  failureView,
  focusFromTop,
  focusInSight,
  Guide,
  guideHead,
  guideHeading,
  linkedInSight,
  saidInSight,
  unitCard,
} from "../shared/guide/guide.js";
import { ToldProgress } from "../shared/guide/told-progress.js";
import { tryAgain } from "../shared/loading/loading.js";
import { needsRow } from "../shared/needs/styles.js";
import { hearTerm } from "../shared/terms/terms.js";
import { View } from "../shared/view.js";
import { foot, taskView } from "./task-view.js";

/** Whether undo has gone on to what was there before the step: it says so, and leads back. */
class BehindStep {
  #began: OpenedStep["began"] = null;
  /** How many changes lay behind the page when the step began. */
  #start = 0;

  render(opened: OpenedStep, dispatch: Dispatch, say: LessonsWords): TemplateResult {
    const missing = this.#missing(opened, dispatch.now());
    const back = (): void => {
      for (let left = missing; left > 0; left--) dispatch({ type: "redo" });
    };
    // What is told stands in a place that is there before it.
    return html`
      <div class="pp-lesson-behind" role="status">
        ${missing > 0 ? html`<p>${say.behind}</p><button class="pp-button" type="button" @click=${back}>${say.again}</button>` : nothing}
      </div>
    `;
  }

  /** How many changes would have to be made again. */
  #missing({ began }: OpenedStep, { position, canRedo }: Pick<Frame, "position" | "canRedo">): number {
    if (began !== this.#began) {
      this.#began = began;
      this.#start = began?.position ?? 0;
    }
    // With nothing to redo the page has not been undone: its history has begun anew, or goes another way.
    if (!canRedo) this.#start = Math.min(this.#start, position);
    return this.#start - position;
  }
}

/** How long nothing has changed on the page, in milliseconds, before it counts as at rest: nobody is in the middle of a drag. */
const pause = 300;

/** What tasks look at, and what has been undone; of the moment only where it is at rest. */
function looksOf({ position, canRedo, pane, state, playback: { playing } }: Frame): readonly unknown[] {
  const edited = [position, canRedo, pane.features, pane.initial, state.bias];
  return playing ? edited : [...edited, pane.visit, pane.stop, whole(state)];
}

/** The step of the lesson that is open: its text, what it asks, and the way to the others. */
export class PpLesson extends View {
  readonly #guide = new Followed(this, tutorOf, () => {
    this.requestUpdate();
    void this.#refreshMoment();
    this.#settle();
  });
  /** What the page said last of the step that is open. */
  #said: string | null = null;
  /** What has come last from outside. */
  #linked: Frame["linked"] = null;
  #moment: CheckContext | null = null;
  /** The visit shown, and the weights the run starts from, when the moment was last asked for. */
  #asked: readonly unknown[] = [];
  /** What tasks looked at last. */
  #looks: readonly unknown[] = [];
  /** The step that is drawn, and its task: when they change by hand the focus goes there. */
  #drawn: Pick<OpenedStep, "at" | "task" | "tries"> | null = null;
  readonly #behind = new BehindStep();
  #turned = false;
  /** Whether the step that the page says was opened here, and not by a link. */
  #pressed = false;
  #settling: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    new ToldProgress(this);
    new Guide(this, {
      label: () => this.say(lessons).label,
      needs: () => this.#guide.session.opened?.step.highlight ?? [],
      turn: this.#turn,
      reveal: this.#reveal,
    });
  }

  protected override willUpdate(): void {
    const { frame } = this;
    const looks = frame ? looksOf(frame) : [];
    if (!alike(looks, this.#looks)) this.#settle();
    this.#looks = looks;
    const { visit } = frame ? atRest(frame).pane : {};
    const initial = frame?.pane.initial;
    if (visit !== this.#asked[0] || initial !== this.#asked[1]) {
      this.#asked = [visit, initial];
      void this.#refreshMoment();
    }
    const tutor = this.#guide.session;
    void tutor.translate();
    const { lesson = null, course = null } = frame?.state.ui ?? {};
    const said = `${lesson} ${course}`;
    const linked = frame?.linked ?? null;
    const isSet = linked !== null && linked !== this.#linked;
    if (said === this.#said && !isSet) return;
    this.#said = said;
    this.#linked = linked;
    // What a link has led to takes no focus; nor does a page that is set from outside.
    this.#pressed = tutor.shows(lesson) && !isSet;
    if (!this.#pressed) void tutor.arrive(lesson, course, comesBack(tutor));
  }

  protected override updated(): void {
    const { opened } = this.#guide.session;
    const before = this.#drawn;
    this.#drawn = opened && { at: opened.at, task: opened.task, tries: opened.tries };
    if (!opened) return;
    if (before?.at !== opened.at) {
      if (this.#turned || (this.#pressed && chosenElsewhere(this))) this.#begin();
      // Reviews are longer than the window, and below the lesson already.
      else if (!this.#pressed && this.dispatch.now().state.data.kind !== "reviews") linkedInSight(this);
    } else if (!this.#turned) return;
    else if (before.task !== opened.task) this.#focus(`[data-state="open"]`, ".pp-lesson-next");
    else if (before.tries !== opened.tries) saidInSight(this);
  }

  protected override render(): TemplateResult {
    const tutor = this.#guide.session;
    const { opened, failure, otherSites } = tutor;
    if (otherSites.asks !== null) return askFirst(otherSites.asks, tutor, this.say(lessons));
    if (failure !== null) return this.#refused(failure, tutor);
    if (!opened || tutor.slow) return this.#waiting(tutor);
    return this.#step(opened, tutor);
  }

  #waiting(tutor: Tutor): TemplateResult {
    const say = this.say(lessons);
    if (!tutor.slow) return html`<p class="pp-hint" role="status">${say.loading}</p>`;
    return html`
      <div class="pp-guide pp-lesson">
        <p class="pp-hint" role="status">${this.say(loading).slow}</p>
        ${this.#ways(tutor)}
      </div>
    `;
  }

  /** What can be done where nothing has come. */
  #ways(tutor: Tutor): TemplateResult {
    return html`
      <div class="pp-answer">
        ${tutor.mayCome ? tryAgain(this.words, false, tutor.tryAgain) : nothing}
        <button class="pp-button" type="button" @click=${() => tutor.leave()}>${this.say(lessons).leave}</button>
      </div>
    `;
  }

  #step(opened: OpenedStep, tutor: Tutor): TemplateResult {
    const { step, lesson, entry, course } = opened;
    const say = this.say(lessons);
    return html`
      <div class="pp-guide pp-lesson" lang=${languageOf(opened) ?? nothing} @click=${this.#link} @pointermove=${this.#term} @focusin=${this.#term}>
        ${guideHead(
          say.title({ number: course.id === "" ? entry.number : null, title: lesson.title }),
          {
            title: say.leaveHint,
            label: say.leave,
            press: () => tutor.leave(),
          },
          this.words,
        )}
        ${stepsRow(opened, tutor, this.#go, say)}
        ${guideHeading(step.heading)}
        <div class="pp-lesson-text">${unsafeHTML(step.text)}</div>
        ${needsRow(step.highlight, this.words)}
        ${this.#behind.render(opened, this.dispatch, say)}
        ${step.varied ? this.#varied(opened, say) : nothing}
        ${this.#tasks(opened)}
        ${step.note === null ? nothing : folded(step.note, say)}
        ${this.#foot(opened, tutor)}
      </div>
    `;
  }

  /** In a teacher's own course the step is as the teacher has it: there is no other. */
  #varied({ at, course }: OpenedStep, say: LessonsWords): TemplateResult {
    const open = (): void => this.#go(at);
    return html`
      <div class="pp-lesson-varied">
        <p>${say.varied}</p>
        ${course.id === "" ? html`<button class="pp-button" type="button" @click=${open}>${say.asWritten}</button>` : nothing}
      </div>
    `;
  }

  #foot(opened: OpenedStep, tutor: Tutor): TemplateResult {
    const next = tutor.neighbour(1);
    const unit = tutor.unitThatEnds;
    const test = (of: Unit | null): void => void testUnit(of, this.dispatch);
    return foot(opened, {
      back: tutor.neighbour(-1),
      next,
      mayGoOn: next !== null && tutor.mayOpen(next),
      last: next?.lesson !== opened.at.lesson,
      card:
        unit &&
        unitCard({
          unit,
          test: () => test(unit),
          can: true,
          testAll: () => test(null),
          go: this.#go,
          words: this.words,
        }),
      // In a package for a learning system the browser keeps nothing: there is nothing to hand in.
      handIn:
        next === null && opened.course.id !== "" && tutor.progress.keeper === "browser"
          ? () => this.dispatch({ type: "set-ui", ui: { lessons: true } })
          : null,
      go: this.#go,
      words: this.words,
    });
  }

  /** Those that have come to an end, and the one whose turn it is. */
  #tasks(opened: OpenedStep): TemplateResult[] {
    const { step, tries, task } = opened;
    const shown = step.tasks.slice(0, task === null ? undefined : task + 1);
    return shown.flatMap((one, index) => {
      const tried = tries[index];
      if (!tried) return [];
      const again = index < shown.length - 1 && shown[index + 1]?.ask === one.ask;
      const inputs = { task: one, tries: tried, index, again, count: step.tasks.length, moment: this.#moment };
      return [taskView({ ...inputs, words: this.words, submit: this.#submit, goOn: this.#goOn })];
    });
  }

  #refused(failure: GuideFailure, tutor: Tutor): TemplateResult {
    return html`
      <div class="pp-guide pp-lesson">
        ${failureView(failure, this.words)}
        ${this.#ways(tutor)}
      </div>
    `;
  }

  readonly #go = (at: Reference): void => {
    if (!this.#guide.session.mayOpen(at)) return;
    this.#turned = true;
    const { opened } = this.#guide.session;
    // Within a lesson nothing comes first.
    if (opened?.at.lesson === at.lesson) void this.#guide.session.open(at);
    else void enter(at, this.dispatch);
  };

  readonly #submit = (answer: Answer): void => {
    this.#turned = true;
    void this.#guide.session.answer(answer).then(this.#tell);
  };

  /** What was to be done is looked at once the page has come to rest: the focus stays where it is. */
  #settle(): void {
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => {
      if (this.isConnected) void this.#guide.session.settle().then(this.#tell);
    }, pause);
  }

  readonly #tell = (detail: QuizDetail | null): void => {
    if (detail) this.dispatchEvent(new CustomEvent("pp-quiz", { detail, bubbles: true, composed: true }));
  };

  /** Once its solution has been shown, a press goes on to the next task. */
  readonly #reveal = (): boolean => {
    const asked = this.#guide.session.opened?.task ?? null;
    if (asked !== null) void this.#guide.session.reveal();
    return asked !== null;
  };

  readonly #goOn = (): void => {
    this.#turned = true;
    this.#guide.session.solve();
  };

  readonly #term = (event: Event): void => hearTerm(event, this.words);

  readonly #link = (event: MouseEvent): void => {
    this.#term(event);
    const target = event.target as Element;
    const within = target.closest(".pp-note-mark")
      ? ".pp-footnote"
      : target.closest(".pp-note-back") && ".pp-note-mark";
    if (within) {
      event.preventDefault();
      const note = this.querySelector<HTMLDetailsElement>(".pp-lesson-aside");
      if (note) note.open = true;
      focusInSight(this.querySelector<HTMLElement>(within));
      return;
    }
    followLink(event, { go: this.#go, show: (parameters) => void this.#guide.session.show(parameters) });
  };

  readonly #turn = (by: 1 | -1): boolean => {
    const at = this.#guide.session.neighbour(by);
    if (at) this.#go(at);
    return Boolean(at);
  };

  async #refreshMoment(): Promise<void> {
    const moment = await this.#guide.session.moment().catch(() => null);
    if (!moment) return;
    this.#moment = moment;
    this.requestUpdate();
  }

  #begin(): void {
    this.#turned = false;
    focusFromTop(this);
  }

  #focus(...selectors: readonly string[]): void {
    this.#turned = false;
    focusInSight(selectors.map((selector) => this.querySelector<HTMLElement>(selector)).find((element) => element));
  }
}

/** A footnote, which most readers can do without. That of another step is closed again. */
function folded(note: string, say: LessonsWords): TemplateResult {
  return html`${keyed(
    note,
    html`<details class="pp-lesson-aside">
      <summary>* ${say.note}</summary>
      <p class="pp-footnote" role="doc-footnote" tabindex="-1">${unsafeHTML(note)} <a class="pp-note-back" href="#note-mark" role="doc-backlink" aria-label=${say.noteBack}><span title=${say.noteBack}>↩</span></a></p>
    </details>`,
  )}`;
}

/** Before anything is requested of another site. */
function askFirst(site: string, tutor: Tutor, say: LessonsWords): TemplateResult {
  const [opens, sees] = (tutor.otherSites.leadsOn ? say.leadsOn : say.otherSite).split("{site}");
  return html`
    <div class="pp-guide pp-lesson">
      <p>${opens}<strong>${site}</strong>${sees}</p>
      <div class="pp-answer">
        <button class="pp-button" type="button" @click=${() => tutor.otherSites.allow()}>${say.open}</button>
        <button class="pp-button pp-button-quiet" type="button" @click=${() => tutor.leave()}>${say.dontOpen}</button>
      </div>
    </div>
  `;
}

/** Whether the page has stood here before: it was reloaded, or the browser goes through its history. */
function comesBack({ opened }: Tutor): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return opened !== null || (navigation !== undefined && navigation.type !== "navigate");
}

define("pp-lesson", PpLesson);

/** Where the links of a text lead. */
interface Ways {
  readonly go: (at: Reference) => void;
  readonly show: (parameters: string) => void;
}

/** A link in a text opens a step, or puts a state on the page; any other goes where it goes. */
function followLink(event: MouseEvent, { go, show }: Ways): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-lesson], a[data-state]");
  if (!link || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const { lesson = null, state } = link.dataset;
  const at = readReference(lesson);
  if (at) go(at);
  else if (state !== undefined) show(state);
}

/** The steps of the lesson, as a row of numbers: which is open, and which are done. */
function stepsRow(
  { course, entry, lesson, at }: OpenedStep,
  tutor: Tutor,
  go: (at: Reference) => void,
  say: LessonsWords,
): TemplateResult {
  const results = tutor.progress.of(course.id);
  return html`
    <nav class="pp-lesson-steps" aria-label=${say.steps}>
      <ol>
        ${lesson.steps.map(({ heading }, index) => {
          const step = index + 1;
          const done = isDone(results, at.lesson, step, entry.tasks[index] ?? 0);
          return html`
            <li>
              <button
                class="pp-button"
                type="button"
                aria-label=${say.step({ step, heading, done })}
                aria-current=${step === at.step ? "step" : nothing}
                ?disabled=${!tutor.mayOpen({ lesson: at.lesson, step })}
                @click=${() => go({ lesson: at.lesson, step })}
              >
                <span title=${heading}>${step}${done ? html`<span aria-hidden="true">✓</span>` : nothing}</span>
              </button>
            </li>
          `;
        })}
      </ol>
    </nav>
  `;
}
