import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { Answer } from "../../state/lessons/checks/kind.js";
import type { QuizDetail } from "../../state/lessons/quiz-detail.js";
import { quizKind } from "../../state/quiz/kinds/index.js";
import { type Opened, type Practice, practiceOf } from "../../state/quiz/practice.js";
import { scoreText } from "../../state/quiz/score-text.js";
import { define } from "../shared/controls/define.js";
import { chosenFromList } from "../shared/guide/chosen.js";
import { focusInSight } from "../shared/guide/focus-in-sight.js";
import { Guide } from "../shared/guide/guide.js";
import { viewOf } from "../shared/view.js";
import { challengeView } from "./challenge-view.js";
import { questionView } from "./question-view.js";

/** The question or the challenge that is open, and the way to the next. */
class PpQuiz extends viewOf(["state.ui.quiz", "state.ui.present"]) {
  #practice: Practice | null = null;
  #unfollow = (): void => {};
  /** What the page said last. */
  #said: string | null = null;
  /** What the focus goes to once it is drawn, after a press here. */
  #focusNext: string | null = null;

  constructor() {
    super();
    new Guide(this, {
      label: "Question",
      needs: () => needsOf(this.#practice?.opened ?? null),
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
    this.#practice?.gone();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has("dispatch")) this.#follow();
    const said = this.frame?.state.ui.quiz ?? null;
    if (said === this.#said) return;
    this.#said = said;
    if (chosenFromList(this)) this.#focusNext = ".pp-quiz-heading";
    if (this.#practice && said !== null && !this.#practice.shows(said)) void this.#practice.arrive(said);
  }

  protected override updated(): void {
    const target = this.#focusNext === null ? null : this.querySelector<HTMLElement>(this.#focusNext);
    if (!target) return;
    this.#focusNext = null;
    focusInSight(target);
  }

  protected override render(): TemplateResult | typeof nothing {
    const practice = this.#practice;
    if (!practice) return nothing;
    const { opened, failure } = practice;
    if (failure !== null) {
      return this.#panel("Practice", html`<p class="pp-error" role="alert">${failure}</p>`, practice);
    }
    if (!opened) return html`<p class="pp-hint" role="status">Loading the question …</p>`;
    return this.#panel(titleOf(opened), this.#content(opened, practice), practice);
  }

  #panel(title: string, content: TemplateResult, practice: Practice): TemplateResult {
    const isChallenge = practice.opened !== null && "challenge" in practice.opened;
    return html`
      <div class="pp-quiz">
        <header class="pp-quiz-head">
          <p class="pp-quiz-over">${isChallenge ? "Challenge" : "Practice"}</p>
          <button class="pp-button pp-button-quiet" type="button" title="Leave: what stood here before comes back" aria-label="Leave the ${isChallenge ? "challenge" : "practice"}: what stood here before comes back" @click=${() => practice.leave()}>Leave</button>
        </header>
        <h2 class="pp-quiz-heading" tabindex="-1">${title}</h2>
        ${content}
      </div>
    `;
  }

  #content(opened: Opened, practice: Practice): TemplateResult {
    if ("challenge" in opened) {
      const { best } = practice.scores.of(opened.at.challenge);
      const again = (): void => void practice.openChallenge(opened.at.challenge);
      return challengeView({ opened, best, judge: () => this.#tell(practice.judge()), again });
    }
    return html`
      ${questionView({
        opened,
        hold: (draft) => practice.hold(draft),
        submit: this.#submit,
        show: () => {
          this.#focusNext = ".pp-quiz-next";
          practice.show();
        },
        next: this.#next,
      })}
      <p class="pp-quiz-score">${scoreText(practice.scores.of(opened.at.quiz))}</p>
    `;
  }

  readonly #next = (): void => {
    this.#focusNext = ".pp-quiz-heading";
    void this.#practice?.next();
  };

  /** There is always another question, and none before. */
  readonly #turn = (by: 1 | -1): boolean => {
    const { opened } = this.#practice ?? {};
    const turns = by === 1 && opened !== undefined && opened !== null && "question" in opened;
    if (turns) this.#next();
    return turns;
  };

  readonly #submit = (answer: Answer): void => {
    const detail = this.#practice?.answer(answer);
    if (!detail) return;
    const { opened } = this.#practice ?? {};
    const isOpen = opened && "question" in opened && opened.tries.state === "open";
    if (!isOpen) this.#focusNext = ".pp-quiz-next";
    this.#tell(detail);
  };

  /** Tells the page around what has come of it. */
  #tell(detail: QuizDetail | null): void {
    if (detail) this.dispatchEvent(new CustomEvent("pp-quiz", { detail, bubbles: true, composed: true }));
  }

  #follow(): void {
    this.#unfollow();
    this.#practice = practiceOf(this.dispatch);
    this.#unfollow = this.#practice.subscribe(() => this.requestUpdate());
  }
}

function needsOf(opened: Opened | null): readonly string[] {
  return opened && "challenge" in opened ? opened.challenge.needs : [];
}

function titleOf(opened: Opened): string {
  return "challenge" in opened ? opened.challenge.title : quizKind(opened.at.quiz).title;
}

define("pp-quiz", PpQuiz);
