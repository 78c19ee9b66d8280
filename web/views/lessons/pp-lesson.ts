import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import type { Answer, CheckContext } from "../../state/lessons/checks/kind.js";
import type { OpenedStep } from "../../state/lessons/opened-step.js";
import { isDone, type Results } from "../../state/lessons/progress.js";
import { type Reference, readReference } from "../../state/lessons/reference.js";
import { type Tutor, tutorOf } from "../../state/lessons/tutor.js";
import { define } from "../shared/controls/define.js";
import { chosenFromList } from "../shared/guide/chosen.js";
import { focusInSight } from "../shared/guide/focus-in-sight.js";
import { Guide } from "../shared/guide/guide.js";
import { needsRow } from "../shared/needs/needs-row.js";
import { viewOf } from "../shared/view.js";
import { foot } from "./foot.js";
import { ownText } from "./own-text.js";
import { taskView } from "./task-view.js";

/** The step of the lesson that is open: its text, what it asks, and the way to the others. */
export class PpLesson extends viewOf(
  ["state.ui.lesson", "state.ui.course", "state.ui.present", "pane.features", "state.bias"],
  ["pane.visit"],
) {
  #tutor: Tutor | null = null;
  #unfollow = (): void => {};
  /** What the page said last of the step that is open. */
  #said: string | null = null;
  #moment: CheckContext | null = null;
  /** The visit shown when the moment was last asked for. */
  #visit: number | null = null;
  /** The step that is drawn, and its task: when they change by hand the focus goes there. */
  #drawn: { readonly step: OpenedStep["step"]; readonly task: number | null } | null = null;
  #turned = false;

  constructor() {
    super();
    new Guide(this, {
      label: "Lesson",
      needs: () => this.#tutor?.opened?.step.highlight ?? [],
      presents: () => this.frame?.state.ui.present ?? false,
      turn: this.#turn,
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#follow();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unfollow();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has("dispatch")) this.#follow();
    const visit = this.frame?.pane.visit ?? null;
    if (visit !== this.#visit) {
      this.#visit = visit;
      void this.#refreshMoment();
    }
    const { lesson = null, course = null } = this.frame?.state.ui ?? {};
    const said = `${lesson} ${course}`;
    if (said === this.#said) return;
    this.#said = said;
    if (this.#tutor && !this.#tutor.shows(lesson)) void this.#tutor.arrive(lesson, course, comesBack(this.#tutor));
  }

  protected override updated(): void {
    const opened = this.#tutor?.opened ?? null;
    const before = this.#drawn;
    this.#drawn = opened && { step: opened.step, task: opened.task };
    if (!opened) return;
    if (before?.step !== opened.step) {
      if (this.#turned || chosenFromList(this)) this.#focus(".pp-lesson-heading");
    } else if (this.#turned && before.task !== opened.task) this.#focus(`[data-state="open"]`, ".pp-lesson-next");
  }

  protected override render(): TemplateResult | typeof nothing {
    const tutor = this.#tutor;
    if (!tutor) return nothing;
    const { opened, failure, otherSites } = tutor;
    if (otherSites.asks !== null) return askFirst(otherSites.asks, tutor);
    if (failure !== null) return this.#refused(failure, tutor);
    return opened ? this.#step(opened, tutor) : html`<p class="pp-hint" role="status">Loading the lesson …</p>`;
  }

  #step(opened: OpenedStep, tutor: Tutor): TemplateResult {
    const { step, lesson, entry, at, course } = opened;
    const number = course.id === "" ? html`Lesson ${entry.number} · ` : nothing;
    return html`
      <div class="pp-lesson" @click=${this.#link}>
        <header class="pp-lesson-head">
          <p class="pp-lesson-title">${number}${lesson.title}</p>
          <button class="pp-button pp-button-quiet" type="button" title="Leave the lesson: what stands on the page stays" aria-label="Leave the lesson" @click=${() => tutor.leave()}>Leave</button>
        </header>
        ${stepsRow(opened, tutor.progress.of(course.id), this.#go)}
        <h2 class="pp-lesson-heading" tabindex="-1">${step.heading}</h2>
        <div class="pp-lesson-text">${typeof step.text === "string" ? unsafeHTML(step.text) : html`${ownText(step.text.source)}${unsafeHTML(step.text.below)}`}</div>
        ${needsRow(step.highlight)}
        ${this.#tasks(opened)}
        ${step.note === null ? nothing : html`<p class="pp-lesson-note">${unsafeHTML(step.note)}</p>`}
        ${foot(opened, { back: tutor.neighbour(-1), next: tutor.neighbour(1), go: this.#go, last: at.step === lesson.steps.length })}
      </div>
    `;
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
      return [taskView({ ...inputs, submit: this.#submit, goOn: this.#goOn })];
    });
  }

  #refused(failure: string, tutor: Tutor): TemplateResult {
    return html`
      <div class="pp-lesson">
        <p class="pp-error" role="alert">${failure}</p>
        <button class="pp-button" type="button" @click=${() => tutor.leave()}>Leave the lesson</button>
      </div>
    `;
  }

  readonly #go = (at: Reference): void => {
    this.#turned = true;
    void this.#tutor?.open(at);
  };

  readonly #submit = (answer: Answer): void => {
    this.#turned = true;
    void this.#tutor?.answer(answer).then((detail) => {
      if (detail) this.dispatchEvent(new CustomEvent("pp-quiz", { detail, bubbles: true, composed: true }));
    });
  };

  readonly #goOn = (): void => {
    this.#turned = true;
    this.#tutor?.solve();
  };

  readonly #link = (event: MouseEvent): void => {
    followLink(event, { go: this.#go, show: (parameters) => void this.#tutor?.show(parameters) });
  };

  readonly #turn = (by: 1 | -1): boolean => {
    const at = this.#tutor?.neighbour(by);
    if (at) this.#go(at);
    return Boolean(at);
  };

  #follow(): void {
    this.#unfollow();
    const tutor = tutorOf(this.dispatch);
    this.#tutor = tutor;
    this.#unfollow = tutor.subscribe(() => {
      this.requestUpdate();
      void this.#refreshMoment();
    });
  }

  async #refreshMoment(): Promise<void> {
    const moment = (await this.#tutor?.moment().catch(() => null)) ?? null;
    if (!moment) return;
    this.#moment = moment;
    this.requestUpdate();
  }

  #focus(...selectors: readonly string[]): void {
    this.#turned = false;
    focusInSight(selectors.map((selector) => this.querySelector<HTMLElement>(selector)).find((element) => element));
  }
}

/** Before anything is requested of another site. */
function askFirst(site: string, tutor: Tutor): TemplateResult {
  return html`
    <div class="pp-lesson">
      <p>This link opens a course from another site: <strong>${site}</strong>. If you open it, that site sees your internet address.</p>
      <div class="pp-answer">
        <button class="pp-button" type="button" @click=${() => tutor.otherSites.allow()}>Open the course</button>
        <button class="pp-button pp-button-quiet" type="button" @click=${() => tutor.leave()}>Leave it</button>
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
function stepsRow({ entry, at }: OpenedStep, results: Results, go: (at: Reference) => void): TemplateResult {
  return html`
    <nav class="pp-lesson-steps" aria-label="Steps of the lesson">
      <ol>
        ${entry.steps.map((heading, index) => {
          const step = index + 1;
          const done = isDone(results, at.lesson, step, entry.tasks[index] ?? 0);
          return html`
            <li>
              <button
                type="button"
                aria-label=${`Step ${step}: ${heading}${done ? ", done" : ""}`}
                aria-current=${step === at.step ? "step" : nothing}
                title=${heading}
                @click=${() => go({ lesson: at.lesson, step })}
              >
                ${step}${done ? html`<span aria-hidden="true">✓</span>` : nothing}
              </button>
            </li>
          `;
        })}
      </ol>
    </nav>
  `;
}
