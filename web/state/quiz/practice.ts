import type { WholeEngine } from "../../engine/engine.js";
import { PlaygroundError } from "../../engine/errors.js";
import { defaultState } from "../document/defaults.js";
import { problemOf, sameProblem } from "../document/problem.js";
import type { PlaygroundState, UiState } from "../document/state.js";
import type { Dispatch } from "../intent.js";
import type { Answer } from "../lessons/checks/kind.js";
import { isBare } from "../lessons/opening.js";
import type { QuizDetail } from "../lessons/quiz-detail.js";
import { after, type Tries, untried } from "../lessons/tries.js";
import type { Challenge, Standing } from "./challenges/challenge.js";
import { type ChallengeName, challenges } from "./challenges/index.js";
import { type AnyQuestion, type QuizName, quizKind } from "./kinds/index.js";
import { questionOf } from "./quiz.js";
import { type QuizReference, readReference, written } from "./reference.js";
import { Scores } from "./scores.js";
import { type Subject, subjectOf } from "./subject.js";

/** A question as it is open. A new object with every change. */
export interface OpenedQuiz {
  readonly at: Extract<QuizReference, { readonly quiz: QuizName }>;
  readonly question: AnyQuestion;
  /** Whether its examples are those of the page, or made: because there were none, or instead of some that do not allow it. */
  readonly examples: "own" | "made" | "instead";
  readonly tries: Tries;
  /** The answer that is being made, as the form and the stage both show it; null: none yet. */
  readonly draft: Answer;
  /** An answer that is right, once there has been one or it has been shown. */
  readonly truth: Answer;
}

export interface OpenedChallenge {
  readonly at: { readonly challenge: ChallengeName };
  readonly challenge: Challenge;
  /** What the page is worth now; null until it has been judged. */
  readonly standing: Standing | null;
}

export type Opened = OpenedQuiz | OpenedChallenge;

/** The practice of one playground: the question or the challenge that is open, and the scores. */
export class Practice {
  readonly scores: Scores;
  readonly #dispatch: Dispatch;
  readonly #listeners = new Set<() => void>();
  #opened: Opened | null = null;
  #engine: WholeEngine | null = null;
  /** What stood on the page before, and what of that can be asked about. */
  #before: PlaygroundState | null = null;
  #own: Subject | null = null;
  /** Whether anything of the reader's stood on the page. */
  #any = false;
  #failure: string | null = null;

  constructor(dispatch: Dispatch, scores = new Scores()) {
    this.#dispatch = dispatch;
    this.scores = scores;
  }

  get opened(): Opened | null {
    return this.#opened;
  }

  /** Why nothing could be opened, in a sentence; null where nothing was refused. */
  get failure(): string | null {
    return this.#failure;
  }

  /** What stood on the page before the first was opened; null: nothing of the reader's own. */
  get before(): PlaygroundState | null {
    return this.#before;
  }

  /** What questions are graded by; null until all of it has come. */
  get engine(): WholeEngine | null {
    return this.#engine;
  }

  /** Calls the listener after every change, until the returned function is called. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Opens a question, the next one where no seed is given: its examples are on the page, and undo gives back what was there. */
  async open(name: QuizName, seed = this.scores.of(name).tries + 1): Promise<void> {
    await this.#trying((engine) => {
      const { state } = this.#dispatch.now();
      if (state.ui.quiz === null) this.#comeFrom(state, engine);
      this.#ask({ quiz: name, seed }, engine);
    });
  }

  async openChallenge(name: ChallengeName): Promise<void> {
    await this.#trying(() => {
      const { state } = this.#dispatch.now();
      if (state.ui.quiz === null) this.#before = ofTheReader(state);
      this.#begin(
        { at: { challenge: name }, challenge: challenges[name], standing: null },
        {
          ...defaultState,
          ...challenges[name].start,
        },
      );
    });
  }

  /** The next question of the kind that is open. */
  async next(): Promise<void> {
    const { at } = this.#opened ?? {};
    if (at && "quiz" in at) await this.#trying((engine) => this.#ask({ ...at, seed: at.seed + 1 }, engine));
  }

  /** A link has led to a question: it is asked of what the link brings, where it brings anything. */
  async arrive(text: string | null): Promise<void> {
    await this.#trying((engine) => {
      const at = readReference(text);
      if (!at) throw new PlaygroundError("unknown", "quiz", `There is no practice of the name ${text}.`);
      const { state } = this.#dispatch.now();
      if ("challenge" in at) {
        const challenge = challenges[at.challenge];
        const begun = { at, challenge, standing: null };
        this.#before = ofTheReader(state);
        this.#begin(begun, isBare(state) ? { ...defaultState, ...challenge.start } : null);
        return;
      }
      this.#comeFrom(state, engine);
      // Of a question that is opened again, its examples are on the page already.
      const made = questionOf(at.quiz, at.seed, null, engine);
      if (made && sameProblem(problemOf(made.subject.state), problemOf(state))) {
        this.#own = null;
        this.#any = false;
      }
      this.#ask(at, engine);
    });
  }

  /** Whether that is what is open. */
  shows(text: string | null): boolean {
    return this.#opened !== null && written(this.#opened.at) === text;
  }

  /** An answer is being made: it is shown wherever it can be made. */
  hold(draft: Answer): void {
    const opened = this.#waiting();
    if (!opened) return;
    this.#opened = { ...opened, draft };
    this.#changed();
  }

  /** What an answer is worth, and what it reveals. Null where no question waits for one. */
  answer(answer: Answer): QuizDetail | null {
    const opened = this.#waiting();
    const engine = this.#engine;
    if (!opened || !engine) return null;
    const { question, at } = opened;
    const { right, say } = quizKind(at.quiz).grade(question, answer, engine);
    const tries = after(opened.tries, { right, said: say });
    if (tries.count === 1) this.scores.note(at.quiz, right);
    this.#opened = { ...opened, tries, draft: answer, truth: right ? answer : null };
    // Of two answers a wrong one tells the other.
    if (right) this.#reveal();
    else if (quizKind(at.quiz).binary) this.show();
    this.#changed();
    return { course: null, lesson: null, step: null, task: null, kind: at.quiz, right, tries: tries.count };
  }

  /** Shows an answer that is right. */
  show(): void {
    const opened = this.#waiting();
    if (!opened || !this.#engine) return;
    const kind = quizKind(opened.at.quiz);
    const truth = kind.truth(opened.question, this.#engine);
    const { say } = kind.grade(opened.question, truth, this.#engine);
    this.#opened = { ...opened, truth, tries: { ...opened.tries, state: "shown", solved: true, solution: say } };
    this.#reveal();
    this.#changed();
  }

  /** What the page is worth now in the challenge that is open. */
  judge(): void {
    const opened = this.#opened;
    if (!opened || !("challenge" in opened) || !this.#engine) return;
    const standing = opened.challenge.judge(this.#dispatch.now(), this.#engine);
    if (standing.result !== null) this.scores.best(opened.at.challenge, standing.result, opened.challenge);
    this.#opened = { ...opened, standing };
    this.#changed();
  }

  /** Closes it: what stood on the page before stands there again. */
  leave(): void {
    const { before } = this;
    this.#before = null;
    this.#opened = null;
    this.#failure = null;
    if (before) this.#dispatch({ type: "replace", state: { ...before, ui: { ...before.ui, quiz: null } } });
    else this.#dispatch({ type: "set-ui", ui: { quiz: null } });
    this.#changed();
  }

  /** Forgets all scores. */
  reset(): void {
    this.scores.reset();
    this.#changed();
  }

  #comeFrom(state: PlaygroundState, engine: WholeEngine): void {
    this.#before = ofTheReader(state);
    this.#any = !isBare(state);
    this.#own = this.#any ? subjectOf(state, engine) : null;
  }

  #ask(at: OpenedQuiz["at"], engine: WholeEngine): void {
    const question = questionOf(at.quiz, at.seed, this.#own, engine);
    if (!question) throw new PlaygroundError("unknown", "quiz", "There is no such question of this seed.");
    const { subject, visit } = question;
    const examples = subject === this.#own ? "own" : this.#any ? "instead" : "made";
    this.#begin({ at, question, examples, tries: untried, draft: null, truth: null }, { ...subject.state, visit });
  }

  /** @param state what stands on the page then; null: what stands there. */
  #begin(opened: Opened, state: PlaygroundState | null): void {
    this.#opened = opened;
    const ui: Partial<UiState> = {
      quiz: written(opened.at),
      lesson: null,
      course: null,
      lessons: false,
      drawer: null,
      lift: null,
      why: null,
      lead: 0,
    };
    this.#dispatch({
      type: "replace",
      state: (present) => ({ ...(state ?? present), ui: { ...present.ui, ...ui } }),
    });
  }

  /** The question that waits for an answer. */
  #waiting(): OpenedQuiz | null {
    const opened = this.#opened;
    return opened && "question" in opened && opened.tries.state === "open" ? opened : null;
  }

  /** The page shows what the answer is. */
  #reveal(): void {
    const opened = this.#opened;
    if (!opened || !("question" in opened)) return;
    const { question, truth, at } = opened;
    const { subject, visit } = question;
    const shown = { ...subject.state, visit, ...quizKind(at.quiz).reveal(question, truth) };
    this.#dispatch({ type: "replace", state: ({ ui }) => ({ ...shown, ui }) });
  }

  async #trying(act: (engine: WholeEngine) => void): Promise<void> {
    this.#failure = null;
    try {
      this.#engine = await this.#dispatch.now().engine.complete();
      act(this.#engine);
    } catch (error) {
      this.#failure = error instanceof PlaygroundError ? error.message : "The question could not be loaded.";
    }
    this.#changed();
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** The page as it was without the list that it was left by. */
function ofTheReader(state: PlaygroundState): PlaygroundState {
  return { ...state, ui: { ...state.ui, lessons: false } };
}

const practices = new WeakMap<Dispatch, Practice>();

/** The practice of a playground, which all its parts share. */
export function practiceOf(dispatch: Dispatch): Practice {
  const practice = practices.get(dispatch) ?? new Practice(dispatch);
  practices.set(dispatch, practice);
  return practice;
}
