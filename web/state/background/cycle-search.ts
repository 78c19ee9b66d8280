import type { Job } from "../../engine/job.js";
import type { WasmRun } from "../../engine/run.js";
import type { Current } from "../../engine/types.js";
import { type Cycle, hyperplane, hyperplanes } from "../frame.js";
import { atVisit, rowsFor } from "./mistake-count.js";

/** Numbers that are kept of the ends of epochs looked at: after that the search is given up. */
const mostKept = 2 ** 20;

interface End {
  readonly epoch: number;
  readonly bits: Uint32Array;
}

/**
 * Looks for two ends of epochs of a run at which what is in training is the same bit by bit. Where the order of the visits
 * is the same in every epoch and an update depends on the weights alone, the run then goes round for ever.
 */
export class CycleSearch {
  readonly #run: WasmRun;
  /** The ends of epochs that have been looked at, by a sum over their bits. */
  readonly #ends = new Map<number, readonly End[]>();
  #next = 0;
  #kept = 0;
  #cycle: Cycle | null = null;

  constructor(run: WasmRun) {
    this.#run = run;
  }

  get cycle(): Cycle | null {
    return this.#cycle;
  }

  /** Whether there is an end of an epoch that has not been looked at. Without a mistake an epoch changes nothing. */
  get behind(): boolean {
    const { frontier, frontierStop, examples } = this.#run;
    if (this.#cycle !== null || frontierStop === "converged" || this.#kept > mostKept) return false;
    return this.#next * examples <= frontier;
  }

  /** A job that looks at those that there are. */
  begin(): Job<void> {
    return {
      progress: 0,
      advance: (work) => {
        const { visitCost, examples } = this.#run;
        for (let epochs = rowsFor(work, visitCost * examples); epochs > 0 && this.behind; epochs--) this.#look(work);
        return !this.behind;
      },
      result: () => {},
      dispose: () => {},
    };
  }

  /** At the next end of an epoch, when so much work, or that of a few such calls, gets there. */
  #look(work: number): void {
    atVisit(this.#run, this.#next * this.#run.examples, work, () => {
      this.#compare({ epoch: this.#next, bits: bitsOf(this.#run.current()) });
      this.#next++;
    });
  }

  #compare(end: End): void {
    const sum = sumOf(end.bits);
    const alike = this.#ends.get(sum) ?? [];
    const before = alike.find(({ bits }) => sameBits(bits, end.bits));
    if (before) this.#cycle = { since: before.epoch, epochs: end.epoch - before.epoch };
    this.#ends.set(sum, [...alike, end]);
    this.#kept += end.bits.length / 2;
  }
}

function bitsOf(current: Current): Uint32Array {
  const one = hyperplane(current);
  const models = one ? [one] : (hyperplanes(current) ?? []);
  return new Uint32Array(Float64Array.from(models.flatMap(({ weights, bias }) => [...weights, bias])).buffer);
}

function sumOf(bits: Uint32Array): number {
  return bits.reduce((sum, word) => (Math.imul(sum, 31) + word) | 0, 0);
}

function sameBits(a: Uint32Array, b: Uint32Array): boolean {
  return a.length === b.length && a.every((word, i) => word === b[i]);
}
