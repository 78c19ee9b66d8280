import { problemOf, sameProblem } from "../../state/document/problem.js";
import type { PlaygroundState } from "../../state/document/state.js";

/** The state at an entry of the browser's history, and its position in the undo history. */
export interface Entry {
  readonly state: PlaygroundState;
  readonly position: number;
}

/** The number of entries that are remembered. */
const capacity = 200;

/** Remembers the states of the browser's history entries, and which of them undo and redo lead to. */
export class EntryHistory {
  readonly #entries = new Map<number, Entry>();
  /** The state at each position of the undo history that has been seen. */
  #reached: readonly (PlaygroundState | undefined)[] = [];
  #position = 0;
  #next = 0;

  /** Records the first state; returns the number of its entry. After an edit, the current entry belongs to the state before it. */
  begin(moment: Entry): number {
    this.#position = moment.position;
    this.#reached = Object.assign([], { [moment.position]: moment.state });
    return moment.position === 0 ? this.save(moment) : this.#next++;
  }

  /** Records the current state. A new problem discards the states after it, as in the undo history. */
  record({ state, position }: Entry): void {
    const redone = position === this.#position + 1 && this.#isAt(position, state);
    const changed = position === this.#position && !this.#isAt(position, state);
    if (changed || (position > this.#position && !redone)) this.#reached = this.#reached.slice(0, position);
    this.#reached = Object.assign([...this.#reached], { [position]: state });
    this.#position = position;
  }

  /** Stores the state of an entry; returns the number of the entry. */
  save(entry: Entry, number: number = this.#next++): number {
    this.#entries.set(number, entry);
    this.#entries.delete(number - capacity);
    return number;
  }

  entry(number: number): Entry | undefined {
    return this.#entries.get(number);
  }

  /** The number of redo steps (negative: undo steps) that lead to an entry; null if none do. */
  stepsTo({ state, position }: Entry): number | null {
    return this.#isAt(position, state) ? position - this.#position : null;
  }

  #isAt(position: number, state: PlaygroundState): boolean {
    const there = this.#reached[position];
    return there !== undefined && sameProblem(problemOf(there), problemOf(state));
  }
}
