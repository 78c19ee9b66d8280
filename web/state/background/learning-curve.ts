import type { WasmRun } from "../../engine/run.js";
import type { Curve } from "../frame.js";
import type { Mistakes } from "./mistake-count.js";

/** Most epochs a curve has points for. */
const mostPoints = 64;

/** What a run's model gets wrong after its epochs, as far as they have been evaluated. */
export class LearningCurve {
  readonly #run: WasmRun;
  readonly #known = new Map<number, Mistakes>();
  #view: Curve | null = null;

  constructor(run: WasmRun) {
    this.#run = run;
  }

  get view(): Curve | null {
    return this.#view;
  }

  /** The first epoch up to the frontier that has still to be evaluated, or null. */
  get missing(): number | null {
    return epochsOf(this.#run).find((epoch) => !this.#known.has(epoch)) ?? null;
  }

  add(epoch: number, mistakes: Mistakes): void {
    this.#known.set(epoch, mistakes);
    const points = [...this.#known].sort(([a], [b]) => a - b);
    this.#view = {
      epoch: Float64Array.from(points, ([at]) => at),
      train: Float64Array.from(points, ([, { trainingMistakes }]) => trainingMistakes),
      heldOut:
        mistakes.heldOutMistakes === null
          ? null
          : Float64Array.from(points, ([, { heldOutMistakes }]) => heldOutMistakes ?? 0),
    };
  }
}

/** Every epoch up to the frontier, or some of them: always those of a shorter run as well as the last. */
export function epochsOf(run: WasmRun): number[] {
  const last = Math.floor(run.frontier / run.examples);
  const step = 2 ** Math.max(0, Math.ceil(Math.log2(last / mostPoints)));
  const epochs = Array.from({ length: Math.floor(last / step) + 1 }, (_, k) => k * step);
  return run.frontierStop !== null && epochs.at(-1) !== last ? [...epochs, last] : epochs;
}
