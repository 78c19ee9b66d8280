import { type Challenge, isBetter } from "../challenges/challenge.js";
import { type KeyValueStorage, type Results, StoredRecord } from "../lessons/progress.js";

/** What has come of the questions of a kind. */
export interface Score {
  /** Answered right at the first try, of so many. */
  readonly right: number;
  readonly tries: number;
  /** So many in a row, up to the last one. */
  readonly streak: number;
  /** Passed over before a first answer, of so many: none of them comes again. */
  readonly passed?: number;
  /** The best result in a challenge; null in questions. */
  readonly best: number | null;
}

const none: Score = { right: 0, tries: 0, streak: 0, best: null };

/** Scores by the names of quizzes and challenges, kept as the results of lessons are. */
export class Scores {
  readonly #all: StoredRecord<Score>;

  /** @param storage Throws where a frame may not use storage. */
  constructor(storage?: () => KeyValueStorage) {
    this.#all = new StoredRecord("perceptron-playground.practice", scoresOf, storage);
  }

  get persisted(): boolean {
    return this.#all.persisted;
  }

  of(name: string): Score {
    return this.#all.values[name] ?? none;
  }

  /** A question has been answered for the first time. */
  note(name: string, right: boolean): void {
    this.#change(name, ({ tries, ...score }) => ({
      ...score,
      tries: tries + 1,
      right: score.right + (right ? 1 : 0),
      streak: right ? score.streak + 1 : 0,
    }));
  }

  /** The seed that the next question of a kind has: none that it has had before. */
  next(name: string): number {
    const { tries, passed = 0 } = this.of(name);
    return tries + passed + 1;
  }

  /** A question has been passed over, without an answer. */
  pass(name: string): void {
    this.#change(name, ({ passed = 0, ...score }) => ({ ...score, passed: passed + 1 }));
  }

  /** A challenge has had a result: what is better than the best stays. */
  best(name: string, result: number, challenge: Pick<Challenge, "better">): void {
    const { best } = this.of(name);
    if (best === null || isBetter(challenge, result, best)) this.#change(name, (score) => ({ ...score, best: result }));
  }

  /** The page around has brought what was answered, and keeps it from now on: no question comes again. */
  handOver(questions: Results): void {
    const all: Record<string, Score> = {};
    for (const [name, { tries, right }] of Object.entries(questions)) {
      const [kind = "", seed] = name.split(".");
      if (seed === undefined) continue;
      const { tries: asked, right: before, passed = 0, ...score } = all[kind] ?? none;
      const next = Math.max(asked + passed, Number(seed));
      const [answered, first] = [tries > 0 ? 1 : 0, right && tries === 1 ? 1 : 0];
      all[kind] = { ...score, tries: asked + answered, right: before + first, passed: next - asked - answered };
    }
    this.#all.handOver(all);
  }

  reset(): void {
    this.#all.reset();
  }

  #change(name: string, make: (score: Score) => Score): void {
    this.#all.change((all) => ({ ...all, [name]: make(all[name] ?? none) }));
  }
}

/** What is well formed of what is kept: others can write there. */
function scoresOf(value: unknown): Record<string, Score> {
  return Object.fromEntries(Object.entries(Object(value) as object).filter(([, score]) => isScore(score)));
}

function isScore(value: unknown): value is Score {
  const { right, tries, streak, passed = 0, best } = Object(value) as Partial<Score>;
  return [right, tries, streak, passed].every(Number.isInteger) && (best === null || Number.isFinite(best));
}
