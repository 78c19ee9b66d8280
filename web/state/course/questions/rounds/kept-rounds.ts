import { readReference as readStep } from "../../lessons/reference.js";
import { type KeyValueStorage, StoredRecord } from "../../lessons/stored-record.js";
import { isQuizName } from "../kinds/index.js";
import { questionNow, type Round } from "./round.js";

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
