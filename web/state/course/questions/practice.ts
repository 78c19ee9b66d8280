import type { WholeEngine } from "../../../engine/engine.js";
import { PlaygroundError } from "../../../engine/errors.js";
import type { PerceptronSpec, TieRule } from "../../../engine/types.js";
import { liftStart } from "../../document/limits.js";
import { problemOf, sameProblem } from "../../document/problem.js";
import { defaultState } from "../../document/settings.js";
import type { PlaygroundState, UiState } from "../../document/state.js";
import type { Dispatch } from "../../runs/intent.js";
import { type ChallengeName, challenges } from "../challenges/index.js";
import type { Answer } from "../checks/kind.js";
import { builtIn } from "../lessons/course.js";
import { toldTruth } from "../lessons/grade.js";
import { GuideSession, sessionOf } from "../lessons/guide-session.js";
import { isBare } from "../lessons/opening.js";
import { type Progress, progressOf, storageOf } from "../lessons/progress.js";
import type { QuizDetail } from "../lessons/quiz-detail.js";
import { rememberAsked } from "./asked-state.js";
import { numberOf } from "./asking.js";
import { examQuestion, examSeed, isExam } from "./exam/index.js";
import {
  type AnyQuestion,
  type DrawnQuestion,
  drawnKind,
  isDrawn,
  type QuizName,
  quizKind,
  turns,
} from "./kinds/index.js";
import {
  answered,
  isBeaten,
  judged,
  type OpenedChallenge,
  type OpenedQuiz,
  openedChallenge,
  openedQuiz,
  type PageBefore,
  pageBefore,
  readReference,
  revealed,
  solved,
  unknownName,
  whose,
  written,
} from "./opened.js";
import { KeptRounds, questionNow, type Round, withAnswer } from "./rounds/round.js";
import { Scores } from "./scores.js";
import { made, RandomChoices, rateOf, type Subject, subjectOf } from "./subject.js";

/** Examples that are made until a question can be asked of them. */
const attempts = 400;

/** The question of a kind and a seed: of the examples given where it can be asked of them, else of some made for it. */
export function questionOf(name: QuizName, seed: number, own: Subject | null, engine: WholeEngine): AnyQuestion | null {
  if (isExam(name))
    return untilMade(new RandomChoices(examSeed(name, seed)), (random) => examQuestion(name, random, engine));
  const kind = drawnKind(name);
  const asked = own && kind.generate(seed, own, engine);
  if (asked) return asked;
  // Of each kind other examples.
  return untilMade(new RandomChoices(seed * turns.count + turns.of[name]), (random) => {
    const subject = subjectOf(made(random, kind.made), engine);
    return subject && kind.generate(seed, subject, engine);
  });
}

/** What chance makes, with as many tries as it takes. */
function untilMade(random: RandomChoices, make: (random: RandomChoices) => AnyQuestion | null): AnyQuestion | null {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const question = make(random);
    if (question) return question;
  }
  return null;
}

/** A round that is over, at its last question. */
interface OpenedEnd {
  readonly at: OpenedQuiz["at"];
  readonly ended: Round;
}

export type Opened = OpenedQuiz | OpenedChallenge | OpenedEnd;

/** The practice of one playground: the question or the challenge that is open, and the scores. */
export class Practice extends GuideSession<Opened> {
  readonly scores: Scores;
  readonly rounds: KeptRounds;
  readonly progress: Progress;
  #engine: WholeEngine | null = null;
  #round: Round | null = null;
  #before: PageBefore | null = null;

  constructor(
    dispatch: Dispatch,
    scores = new Scores(storageOf(dispatch)),
    rounds = new KeptRounds(storageOf(dispatch)),
    progress = progressOf(dispatch),
  ) {
    super(dispatch, "question");
    this.progress = progress;
    this.scores = scores;
    this.rounds = rounds;
  }

  /** The round that the question is of; null: of none. */
  get round(): Round | null {
    return this.#round;
  }

  /** What stood on the page before questions were opened; null: nothing of the reader's own. */
  get work(): PlaygroundState | null {
    return this.#before?.any ? this.#before.state : null;
  }

  /** What questions are graded by; null until all of it has come. */
  get engine(): WholeEngine | null {
    return this.#engine;
  }

  /** Opens a question, the next one where no seed is given: its examples are on the page, and undo gives back what was there. */
  async open(name: QuizName, seed = this.scores.next(name)): Promise<void> {
    await this.#trying((engine) => {
      const { state } = this.dispatch.now();
      if (state.ui.quiz === null) this.#before = pageBefore(state, engine);
      this.#endRound();
      this.#ask({ quiz: name, seed }, engine);
    });
  }

  /** Opens the first question of a round. */
  async openRound(round: Round): Promise<void> {
    await this.#trying((engine) => {
      const { state } = this.dispatch.now();
      if (state.ui.quiz === null) this.#before = pageBefore(state, null);
      this.#goOn(round, engine);
    });
  }

  async openChallenge(name: ChallengeName): Promise<void> {
    await this.#trying(() => {
      const { state } = this.dispatch.now();
      if (state.ui.quiz === null) this.#before = pageBefore(state, null);
      this.#endRound();
      this.#begin(openedChallenge(name), { ...defaultState, ...challenges[name].start });
    });
  }

  /** The next question of the kind that is open, or of the round: one that is passed over counts as not right. */
  async next(): Promise<void> {
    if (!this.mayGoOn) return;
    this.passOver();
    const { at } = this.opened ?? {};
    const round = this.#round;
    if (round) {
      const isOver = at !== undefined && !isSameQuestion(at, questionNow(round));
      await this.#trying((engine) => this.#goOn(isOver ? round : withAnswer(round, false), engine));
      return;
    }
    if (at && "quiz" in at) await this.#trying((engine) => this.#ask({ ...at, seed: at.seed + 1 }, engine));
  }

  /** Whether the next question may be asked: the one that is open may have to be answered first. */
  get mayGoOn(): boolean {
    return this.#waiting() === null || !this.locks("skip");
  }

  /** The question that is open is left without an answer: another one is asked the next time. */
  passOver(): void {
    const opened = this.#waiting();
    if (!opened) return;
    if (opened.tries.count === 0) this.scores.pass(opened.at.quiz);
    this.progress.skip(builtIn.id, written(opened.at), opened.at.quiz);
  }

  /** A link has led to a question: it is asked of what the link brings, where it brings anything. */
  async arrive(text: string | null): Promise<void> {
    await this.#trying((engine) => {
      const at = readReference(text);
      if (!at) throw unknownName(text ?? "");
      const { state } = this.dispatch.now();
      const { open } = this.rounds;
      // After a reload a round goes on where it was: a question that has been answered is over.
      if (open?.asked.slice(0, open.right.length + 1).some((one) => isSameQuestion(at, one))) {
        this.#before = { ...pageBefore(state, null), any: false };
        return this.#goOn(open, engine);
      }
      this.#endRound();
      if ("challenge" in at) {
        this.#before = pageBefore(state, null);
        const start = isBare(state) ? { ...defaultState, ...challenges[at.challenge].start } : null;
        return this.#begin(openedChallenge(at.challenge), start);
      }
      const before = pageBefore(state, engine);
      // Of a question that is opened again, its examples are on the page already.
      const made = questionOf(at.quiz, at.seed, null, engine);
      const isAgain = made !== null && sameProblem(problemOf(made.subject.state), problemOf(state));
      this.#before = isAgain ? { ...before, any: false, subject: null } : before;
      this.#ask(at, engine);
    });
  }

  /** Whether that is what is open. */
  shows(text: string | null): boolean {
    return this.opened !== null && written(this.opened.at) === text;
  }

  /** An answer is being made: it is shown wherever it can be made. */
  hold(draft: Answer): void {
    const opened = this.#waiting();
    if (!opened) return;
    this.setOpened({ ...opened, draft });
    this.changed();
  }

  /** What an answer is worth, and what it reveals. Null where no question waits for one. */
  answer(answer: Answer): QuizDetail | null {
    const waiting = this.#waiting();
    if (!waiting || !this.#engine) return null;
    const engine = this.#engine;
    const opened = answered(waiting, answer, engine, !this.locks("solutions"));
    const { count, state } = opened.tries;
    const right = state === "right";
    const { quiz: kind, seed } = opened.at;
    const id = written(opened.at);
    this.progress.tried(builtIn.id, id, kind, { right, answer });
    if (state === "shown") this.progress.note(builtIn.id, id, opened.tries, kind);
    if (count === 1) {
      this.scores.note(opened.at.quiz, right);
      if (this.#round) this.#holdRound(withAnswer(this.#round, right));
    }
    this.#take(opened);
    const truth = toldTruth(() => quizKind(kind).truth(opened.question, engine));
    const revealed = this.progress.of(builtIn.id)[id]?.revealed ?? false;
    return detail({ id, kind, seed, right, tries: count, result: null, answer, truth, revealed });
  }

  /** Shows an answer that is right. */
  show(): void {
    const opened = this.#waiting();
    if (!opened || !this.#engine || this.locks("solutions")) return;
    if (opened.tries.count === 0) this.scores.pass(opened.at.quiz);
    const shown = solved(opened, this.#engine);
    this.progress.note(builtIn.id, written(opened.at), shown.tries, opened.at.quiz);
    this.#take(shown);
  }

  /** What the page is worth now in the challenge that is open. Null where none is. */
  judge(): QuizDetail | null {
    const open = this.opened;
    if (!open || !("challenge" in open) || !this.#engine) return null;
    const opened = judged(open, this.dispatch.now(), this.#engine);
    const { at, challenge, standing, tries } = opened;
    const result = standing?.result ?? null;
    if (result !== null) this.scores.best(at.challenge, result, challenge);
    this.setOpened(opened);
    const { challenge: id } = at;
    const right = isBeaten(opened);
    this.progress.tried(builtIn.id, id, id, { right, answer: null });
    this.changed();
    return detail({ id, kind: id, seed: null, right, tries, result, answer: null, truth: null, revealed: false });
  }

  /** Closes it: what stood on the page before stands there again. */
  leave(): void {
    const before = this.#before?.state;
    if (before) this.dispatch({ type: "replace", state: { ...before, ui: { ...before.ui, quiz: null } } });
    else this.dispatch({ type: "set-ui", ui: { quiz: null } });
    this.gone();
    this.changed();
  }

  /** What was open has left the page without being closed here, for a lesson or a link: whoever comes back to it begins anew. */
  gone(): void {
    if (this.dispatch.now().state.ui.quiz !== null) return;
    this.drop();
    this.#endRound();
    this.#before = null;
    this.setOpened(null);
  }

  /** Forgets all scores. */
  reset(): void {
    this.scores.reset();
    this.rounds.reset();
    this.progress.resetQuestions();
    this.changed();
  }

  /** The question of a round whose turn it is, or its end. */
  #goOn(round: Round, engine: WholeEngine): void {
    this.#holdRound(round);
    const at = questionNow(round);
    const last = round.asked.at(-1);
    if (at) this.#ask(at, engine);
    else if (last) {
      this.setOpened({ at: last, ended: round });
      this.changed();
    }
  }

  #holdRound(round: Round): void {
    this.#round = round;
    this.rounds.hold(round);
  }

  #endRound(): void {
    if (this.#round) this.rounds.end();
    this.#round = null;
  }

  #ask(at: OpenedQuiz["at"], engine: WholeEngine): void {
    const own = this.#round ? null : (this.#before?.subject ?? null);
    const question = questionOf(at.quiz, at.seed, own, engine);
    if (!question) throw new PlaygroundError("unknown", "quiz", "There is no such question of this seed.");
    const { subject, visit } = question;
    const examples = this.#round ? "made" : whose({ subject, drawn: isDrawn(question) }, this.#before);
    const opened = openedQuiz(at, question, examples);
    const state = { ...subject.state, visit };
    rememberAsked(this.dispatch, opened.examples === "own" ? null : { quiz: written(at), state });
    this.#begin(opened, state);
  }

  /** @param state what stands on the page then; null: what stands there. */
  #begin(opened: Opened, state: PlaygroundState | null): void {
    this.setOpened(opened);
    const ui: Partial<UiState> = {
      // Questions are put in this notation: the page is not to call by another name what is asked for.
      ...("question" in opened && { labels: "plus-minus", biasAs: "bias" }),
      quiz: written(opened.at),
      lesson: null,
      course: null,
      lessons: false,
      drawer: null,
      lift: liftOf(opened),
      why: null,
      lead: 0,
    };
    this.dispatch({
      type: "replace",
      state: (present) => ({ ...(state ?? present), ui: { ...present.ui, ...ui } }),
      // What a run has been followed to would say what is asked.
      anew: state !== null,
    });
  }

  /** The question that waits for an answer. */
  #waiting(): OpenedQuiz | null {
    const opened = this.opened;
    return opened && "question" in opened && opened.tries.state === "open" ? opened : null;
  }

  /** Once the answer is known the page shows it. */
  #take(opened: OpenedQuiz): void {
    this.setOpened(opened);
    if (opened.tries.state !== "open")
      this.dispatch({ type: "replace", state: ({ ui }) => ({ ...revealed(opened), ui }) });
    this.changed();
  }

  async #trying(act: (engine: WholeEngine) => void): Promise<void> {
    await this.opening(async (counts) => {
      this.#engine = await this.dispatch.now().engine.complete();
      if (counts()) act(this.#engine);
    });
  }
}

/** In three dimensions where the plane would draw some examples over others. */
function liftOf(opened: Opened): UiState["lift"] {
  const lift = "question" in opened ? opened.question.lift : undefined;
  return lift === undefined ? null : { ...liftStart, feature: lift };
}

function isSameQuestion(at: Opened["at"], other: OpenedQuiz["at"] | null): boolean {
  return other !== null && written(at) === written(other);
}

/** Of no lesson. */
function detail(told: Omit<QuizDetail, "course" | "lesson" | "step" | "task" | "max">): QuizDetail {
  return { ...told, course: null, lesson: null, step: null, task: null, max: 1 };
}

/** The practice of a playground. */
export const practiceOf = sessionOf((dispatch) => new Practice(dispatch));

/** What the words of a question are made of. */
export interface QuestionFacts {
  /** The number of the example that comes next, from 1; 0: none does. */
  readonly example: number;
  readonly rate: number;
  readonly tie: TieRule;
  readonly bias: boolean;
  /** The bias that the vector is turned with; null where there is none. */
  readonly keptBias: number | null;
  /** Whether a point has to be placed outside of all examples. */
  readonly outside: boolean;
}

export function factsOf(question: DrawnQuestion): QuestionFacts {
  const { subject } = question;
  const { bias, learner } = subject.spec;
  return {
    example: "next" in question ? numberOf(subject, question.next.example) : 0,
    rate: rateOf(subject),
    tie: (learner as Partial<PerceptronSpec>).tie ?? "mistake",
    bias,
    keptBias: question.kind === "drag" && bias ? question.bias : null,
    outside: question.kind === "inseparable" && question.outside,
  };
}
