import type { Job } from "../../engine/job.js";
import type { WasmRun } from "../../engine/run.js";
import type { Current } from "../../engine/types.js";
import { type Cycle, hyperplane, hyperplanes } from "../frame.js";
import { atVisit, rowsFor } from "./mistake-count.js";

/** Epochs that are looked at for a repetition. */
export const mostEpochs = 4096;

/**
 * Looks for two ends of epochs of a run at which what is in training is the same bit by bit. Where the order of the visits
 * is the same in every epoch and an update depends on the weights alone, the run then goes round for ever.
 */
export class CycleSearch {
  readonly #run: WasmRun;
  /** The ends of epochs that have been looked at, by a sum over their bits. */
  readonly #known = new Map<number, number[]>();
  #next = 0;
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
    if (this.#cycle !== null || frontierStop === "converged" || this.#next >= mostEpochs) return false;
    return this.#next * examples <= frontier;
  }

  /** A job that looks at those that there are. */
  begin(): Job<void> {
    return {
      progress: 0,
      advance: (work) => {
        const { visitCost, examples } = this.#run;
        for (let epochs = rowsFor(work, visitCost * examples); epochs > 0 && this.behind; epochs--) this.#look();
        return !this.behind;
      },
      result: () => {},
      dispose: () => {},
    };
  }

  #look(): void {
    const epoch = this.#next++;
    const bits = this.#at(epoch);
    const sum = sumOf(bits);
    const alike = this.#known.get(sum) ?? [];
    // Bits with the same sum are looked at themselves.
    const since = alike.find((other) => sameBits(this.#at(other), bits));
    if (since === undefined) this.#known.set(sum, [...alike, epoch]);
    else this.#cycle = { since, epochs: epoch - since };
  }

  #at(epoch: number): Uint32Array {
    let bits: Uint32Array = new Uint32Array(0);
    atVisit(this.#run, epoch * this.#run.examples, () => {
      bits = bitsOf(this.#run.current());
    });
    return bits;
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
