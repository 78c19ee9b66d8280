import { problemOf, sameProblem } from "../../state/document/problem.js";
import type { PlaygroundState } from "../../state/document/state.js";

/** What the page showed at an entry of the browser's history, and where in the history of the problem that was. */
export interface Entry {
  readonly state: PlaygroundState;
  readonly position: number;
}

/** Of so many entries it is remembered. */
const capacity = 200;

/** Remembers what the page showed at the browser's entries, and which of them undo and redo lead to. */
export class Trail {
  readonly #entries = new Map<number, Entry>();
  /** What there is at each position of the history of the problem, as far as it has been seen. */
  #reached: readonly (PlaygroundState | undefined)[] = [];
  #position = 0;
  #next = 0;

  /** The first moment. That of an edit has no entry yet: what the one there is showed is in its address. Returns its number. */
  begin(moment: Entry): number {
    this.#position = moment.position;
    this.#reached = Object.assign([], { [moment.position]: moment.state });
    return moment.position === 0 ? this.keep(moment) : this.#next++;
  }

  /** The state at a moment: what undo and redo lead to is as it was, and what a new problem takes the place of is gone. */
  note({ state, position }: Entry): void {
    const redone = position === this.#position + 1 && this.#isAt(position, state);
    const changed = position === this.#position && !this.#isAt(position, state);
    if (changed || (position > this.#position && !redone)) this.#reached = this.#reached.slice(0, position);
    this.#reached = Object.assign([...this.#reached], { [position]: state });
    this.#position = position;
  }

  /** Keeps what an entry shows; returns the number of the entry. */
  keep(entry: Entry, number: number = this.#next++): number {
    this.#entries.set(number, entry);
    this.#entries.delete(number - capacity);
    return number;
  }

  entry(number: number): Entry | undefined {
    return this.#entries.get(number);
  }

  /** How many steps of redo, or with a minus sign of undo, lead to an entry; null where none do. */
  stepsTo({ state, position }: Entry): number | null {
    return this.#isAt(position, state) ? position - this.#position : null;
  }

  #isAt(position: number, state: PlaygroundState): boolean {
    const there = this.#reached[position];
    return there !== undefined && sameProblem(problemOf(there), problemOf(state));
  }
}
