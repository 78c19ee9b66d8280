import type { WasmEngine } from "../../../engine/engine.js";
import type { Job } from "../../../engine/job.js";
import type { WasmRun } from "../../../engine/run.js";
import type { Current, LinearModel, VisitRecord } from "../../../engine/types.js";
import { traitsOf } from "../../learners/traits.js";
import type { LeadRun } from "../lead-run.js";
import type { Trace, TraceRow } from "./trace.js";

/** Visits from `first` to `last`, counted from 1; fewer where the run ends before. */
export interface Stretch {
  readonly first: number;
  readonly last: number;
}

/** About how many multiply-adds a visit is to make and to tell, beside those of its weights. */
const visitCost = 200;

/** A run made once more, visit by visit, and told by the engine's records of it: the page's own run stays where it is. */
export class Retelling implements Job<Trace> {
  readonly #of: LeadRun;
  readonly #stretch: Stretch;
  readonly #run: WasmRun;
  readonly #rows: TraceRow[] = [];
  #ended = false;

  /** Throws `PlaygroundError` where the engine refuses the run. */
  constructor(engine: Pick<WasmEngine, "createRun">, of: LeadRun, stretch: Stretch) {
    this.#of = of;
    this.#stretch = stretch;
    this.#run = engine.createRun(of.spec);
  }

  get progress(): number {
    if (this.#ended) return 1;
    return Math.min(1, this.#run.visit / this.#stretch.last);
  }

  advance(work: number): boolean {
    const cost = visitCost + 4 * this.#run.features.length;
    for (let left = work; left > 0 && !this.#ended; ) left -= cost * this.#go(Math.max(1, Math.floor(left / cost)));
    return this.#ended;
  }

  result(): Trace {
    return { weights: weightNames(this.#run.features, this.#of), rows: this.#rows };
  }

  dispose(): void {
    this.#run.dispose();
  }

  /** Goes towards the stretch, or makes a visit of it. Returns how many visits were made, at least one. */
  #go(most: number): number {
    const { first, last } = this.#stretch;
    const before = this.#run.visit;
    const made = before < first - 1 ? this.#run.advance({ visits: Math.min(most, first - 1 - before) }) : 0;
    if (made > 0) return made;
    if (before >= last || this.#run.step() === null) {
      this.#ended = true;
      return 1;
    }
    const record = this.#run.record();
    if (record) this.#rows.push(this.#rowOf(record));
    return 1;
  }

  #rowOf({ visit, epoch, example, score, label, mistake, after }: VisitRecord): TraceRow {
    const { index, spec } = this.#of;
    const number = (index[example] ?? example) + 1;
    const weights = weightsIn(after, example, spec.bias);
    return { visit: visit + 1, epoch: epoch + 1, example: number, score, label, mistake, weights };
  }
}

function isOne(current: Current): current is LinearModel {
  return current !== null && "weights" in current;
}

/** Of counts α that of the example visited: the others stay as they are. */
function weightsIn(after: Current, example: number, bias: boolean): readonly number[] {
  if (after === null) return [];
  if ("alpha" in after) return [after.alpha[example] ?? 0];
  const all = isOne(after) ? [after] : (after as readonly LinearModel[]);
  return all.flatMap((one) => [...one.weights, ...(bias ? [one.bias] : [])]);
}

function weightNames(features: readonly string[], { spec }: LeadRun): readonly string[] {
  const named = (sign: string): string[] => [
    ...features.map((feature) => `w${sign}_${feature}`),
    ...(spec.bias ? [`b${sign}`] : []),
  ];
  const classes = Math.max(1, ...Array.from(spec.y)) + 1;
  const names = {
    one: () => named(""),
    "per-class": () => Array.from({ length: classes }, (_, number) => named(String(number))).flat(),
    "per-example": () => ["alpha"],
    none: () => [],
  };
  return names[traitsOf(spec.learner).weights]();
}
