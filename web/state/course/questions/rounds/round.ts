import { type Reference, readReference as readStep } from "../../lessons/course.js";
import { type KeyValueStorage, StoredRecord } from "../../lessons/progress.js";
import { isSame, stepsOn, type Unit, unitOf, units } from "../../lessons/unit.js";
import { isQuizName, type QuizName, quizNames } from "../kinds/index.js";
import type { OpenedQuiz } from "../opened.js";
import type { Scores } from "../scores.js";
import { RandomChoices } from "../subject.js";

/** The step of the course that teaches what each kind of question asks for. */
export const taught: Readonly<Record<QuizName, Reference>> = {
  fires: { lesson: 1, step: 2 },
  score: { lesson: 2, step: 3 },
  mistake: { lesson: 3, step: 3 },
  weights: { lesson: 3, step: 3 },
  drag: { lesson: 5, step: 2 },
  boundary: { lesson: 5, step: 3 },
  gate: { lesson: 18, step: 2 },
  line: { lesson: 8, step: 6 },
  inseparable: { lesson: 9, step: 1 },
  margin: { lesson: 10, step: 1 },
  proof: { lesson: 10, step: 3 },
  bound: { lesson: 10, step: 4 },
  feature: { lesson: 18, step: 1 },
  counts: { lesson: 5, step: 6 },
  start: { lesson: 6, step: 2 },
  rate: { lesson: 9, step: 7 },
  truth: { lesson: 10, step: 8 },
  votes: { lesson: 12, step: 3 },
  classes: { lesson: 15, step: 3 },
  sets: { lesson: 19, step: 5 },
  tie: { lesson: 4, step: 3 },
  residual: { lesson: 7, step: 2 },
  orders: { lesson: 11, step: 2 },
  stopping: { lesson: 13, step: 3 },
  batch: { lesson: 14, step: 3 },
  reading: { lesson: 16, step: 1 },
  cycle: { lesson: 17, step: 2 },
  kernel: { lesson: 20, step: 1 },
};

/** Several questions, one after another: before a lesson, or as a test. */
export interface Round {
  /** The step of a lesson that it comes before; null: it is a test. */
  readonly before: Reference | null;
  /** The unit that a test is of, by its name; "course": of all of them; "" before a lesson. */
  readonly of: string;
  readonly asked: readonly OpenedQuiz["at"][];
  /** Of those that are over, whether the first answer was right. */
  readonly right: readonly boolean[];
}

/** What the test of the whole course is called where units have their names. */
export const wholeCourse = "course";
const questionsBefore = 2;
export const questionsOfAll = 8;

/** The questions before a step; null: nothing has been taught yet that they could ask for. */
export function roundBefore(at: Reference, done: readonly Reference[], scores: Scores): Round | null {
  const way = stepsOn("hour");
  const place = way.findIndex((step) => isSame(step, at));
  const core = units[0]?.steps ?? [];
  const known = [...way.slice(0, Math.max(0, place)).filter((step) => core.includes(step)), ...done];
  const kinds = taughtIn(known).filter((name) => taught[name].lesson !== at.lesson);
  if (kinds.length === 0) return null;
  return { before: at, of: "", asked: seeded(due(kinds, scores), questionsBefore, scores), right: [] };
}

/** The test of a unit: what that teaches, and then what came before it, in any order. Null: of the whole course. */
export function testOf(unit: Unit | null, scores: Scores): Round {
  const count = unit?.test ?? questionsOfAll;
  const own = due(taughtIn((unit ? [unit] : units).flatMap(({ steps }) => steps)), scores);
  const earlier = unit ? units.slice(0, units.indexOf(unit)).flatMap(({ steps }) => steps) : [];
  // A unit with few kinds of questions asks each of its own twice.
  const ownCount = Math.min(count, earlier.length === 0 ? count : 2 * own.length);
  const asked = [...seeded(own, ownCount, scores), ...seeded(due(taughtIn(earlier), scores), count - ownCount, scores)];
  const random = new RandomChoices(quizNames.reduce((sum, name) => sum + scores.of(name).tries, 0));
  return { before: null, of: unit?.name ?? wholeCourse, asked: random.shuffled(asked), right: [] };
}

/** With another question over. */
export function withAnswer(round: Round, right: boolean): Round {
  return { ...round, right: [...round.right, right] };
}

/** The question whose turn it is; null once all are over. */
export function questionNow({ asked, right }: Round): OpenedQuiz["at"] | null {
  return asked[right.length] ?? null;
}

/** Of a test, so many in four have to be right for what its unit promises. */
const enough = 3 / 4;

/** Whether a test shows what its unit promises. */
export function isPassed({ asked, right }: Round): boolean {
  return right.filter(Boolean).length >= enough * asked.length;
}

/** The steps that teach what was not right, each once. */
export function toLookAtAgain({ asked, right }: Round): readonly Reference[] {
  const steps = asked.filter((_, at) => right[at] === false).map(({ quiz }) => taught[quiz]);
  return steps.filter((one, at) => steps.findIndex((other) => isSame(one, other)) === at);
}

/** What was not right the last time comes first, then what was asked least. */
function due(kinds: readonly QuizName[], scores: Scores): readonly QuizName[] {
  const rank = (name: QuizName): number => {
    const { tries, streak } = scores.of(name);
    return tries > 0 && streak === 0 ? -1 : tries;
  };
  return kinds.toSorted((one, other) => rank(one) - rank(other));
}

/** So many questions of these kinds in turn, each with the seed that its kind has not had yet. */
function seeded(kinds: readonly QuizName[], count: number, scores: Scores): Round["asked"] {
  if (kinds.length === 0) return [];
  return Array.from({ length: count }, (_, at) => {
    const quiz = kinds[at % kinds.length] as QuizName;
    return { quiz, seed: scores.next(quiz) + Math.floor(at / kinds.length) };
  });
}

function taughtIn(steps: readonly Reference[]): readonly QuizName[] {
  return quizNames.filter((name) => steps.some((step) => isSame(step, taught[name])));
}

/** Whether a step is the first of its lesson in its unit: there the lesson opens. */
export function opensLesson(at: Reference): boolean {
  return unitOf(at)?.steps.find(({ lesson }) => lesson === at.lesson)?.step === at.step;
}

/** The name of the round that is open. */
const open = "open";

/** The round that a reload goes on with, and the last one of each test, kept by the browser as the results of lessons are. */
export class KeptRounds {
  readonly #record: StoredRecord<Round>;

  /** @param storage Throws where a frame may not use storage. */
  constructor(storage?: () => KeyValueStorage) {
    this.#record = new StoredRecord("perceptron-playground.rounds", roundsIn, storage);
  }

  /** The one that is open; null: none. */
  get open(): Round | null {
    return this.#record.values[open] ?? null;
  }

  /** The last test of a unit; null: none yet. */
  testOf(name: string): Round | null {
    return this.#record.values[`test.${name}`] ?? null;
  }

  /** The last test of each unit. */
  get tests(): readonly Round[] {
    const all = Object.entries(this.#record.values);
    return all.flatMap(([name, round]) => (name === open ? [] : [round]));
  }

  /** The page around has brought tests, and keeps them from now on. */
  handOver(tests: readonly Round[]): void {
    const named = tests.map((round) => [questionNow(round) === null ? `test.${round.of}` : open, round] as const);
    this.#record.handOver(Object.fromEntries(named));
  }

  /** It is the one that is open; of a test at its end, the result stays. */
  hold(round: Round): void {
    const isResult = round.before === null && questionNow(round) === null;
    this.#record.change((all) => ({ ...all, [open]: round, ...(isResult && { [`test.${round.of}`]: round }) }));
  }

  /** None is open. */
  end(): void {
    this.#record.change(({ [open]: _, ...others }) => others);
  }

  reset(): void {
    this.#record.reset();
  }
}

/** What is well formed of what is kept: others can write there. */
function roundsIn(value: unknown): Record<string, Round> {
  return Object.fromEntries(Object.entries(Object(value) as object).filter(([, round]) => isRound(round)));
}

function isRound(value: unknown): value is Round {
  const { before, of, asked, right } = Object(value) as Partial<Round>;
  const isStep = before === null || readStep(`${before?.lesson}.${before?.step}`) !== null;
  if (!isStep || typeof of !== "string" || !Array.isArray(asked) || !Array.isArray(right)) return false;
  const isAsked = asked.every(({ quiz, seed }) => isQuizName(quiz) && Number.isInteger(seed));
  return isAsked && right.length <= asked.length && right.every((one) => typeof one === "boolean");
}
