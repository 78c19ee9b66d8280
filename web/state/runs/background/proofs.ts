import type { WholeEngine } from "../../../engine/engine.js";
import type { Job } from "../../../engine/job.js";
import type {
  Analysis,
  OrderExperimentJob,
  ProofCurve,
  ProofStep,
  ProofTerms,
  RunSpec,
  TrialResult,
} from "../../../engine/types.js";
import { trainsAsPerceptron } from "../../learners/traits.js";
import { aimedAt, type ProofStepView, type ProofView, type UpdateCounts } from "../proof-target.js";
import type { PaneRun } from "../training/pane-run.js";
import { type Finding, Following, LatestJob, type LeadRun } from "./queue.js";
import { Watched } from "./sliced.js";
import { mostVisits } from "./trial.js";

/** Visits that all orders together may take. */
const mostInAll = 20_000_000;
const mostOrders = 200;
/** Fewer say nothing of how they are spread. */
const fewestOrders = 20;
/** What an order may take, and what each is given before more of them are drawn. */
const epochs = { most: 2000, least: 50 };

/**
 * How many updates runs from weights 0 need: in the order of a run, and in random ones.
 * @param examples How many are trained on.
 */
export function updateCounts(
  engine: WholeEngine,
  { initial: _, ...spec }: RunSpec,
  examples: number,
): Watched<UpdateCounts> {
  const room = Math.floor(mostInAll / (examples * epochs.least));
  const total = room < fewestOrders ? 0 : Math.min(room, mostOrders);
  const each = Math.min(Math.floor(mostInAll / (examples * Math.max(1, total))), epochs.most);
  const none = { own: null, counts: new Float64Array(0), unfinished: 0, done: 0, total };
  return new Watched<UpdateCounts>(none, function* (slice, show) {
    let trial: Job<TrialResult> | null = null;
    let orders: OrderExperimentJob | null = null;
    try {
      trial = engine.startTrial(spec, { mostVisits });
      while (!trial.advance(slice.work)) yield 0;
      const { updates, stopReason } = trial.result();
      show({ own: { updates, converged: stopReason === "converged" } });
      const kind = spec.order?.kind === "shuffle-each-epoch" ? "shuffle-each-epoch" : "shuffle-once";
      for (let done = 0, summed = 0; done < total; ) {
        yield (1 + done) / (1 + total);
        orders ??= engine.startOrderExperiment({ ...spec, order: { kind, seed: 1 } }, { seeds: total, epochs: each });
        orders.advance(slice.work);
        const before = done;
        done = Math.round(orders.progress * total);
        if (done === before) continue;
        // Every run is summed anew, so while more come it is not at every slice, but when there is a tenth more.
        const runs = done === total || done >= 1.1 * summed ? orders.soFar() : null;
        if (runs) summed = runs.length;
        show({ done, ...(runs && counted(runs)) });
      }
    } finally {
      trial?.dispose();
      orders?.dispose();
    }
  });
}

/** A mistake is an update. A run has ended whose last epoch had none. */
function counted(runs: readonly Float64Array[]): Pick<UpdateCounts, "counts" | "unfinished"> {
  return {
    counts: Float64Array.from(runs, (mistakes) => mistakes.reduce((sum, count) => sum + count, 0)).sort(),
    unfinished: runs.filter((mistakes) => mistakes.at(-1) !== 0).length,
  };
}

/** The proof of convergence with the numbers of the lead's run, and how many updates other orders need. */
class Proof implements Finding<readonly number[], ProofView> {
  readonly #lead: LeadRun;
  readonly #separable: boolean;
  /** As the analysis found them, and as they are held against the run. */
  readonly #best: ProofTerms;
  #terms: ProofTerms;
  #target: readonly number[] | null = null;
  #curve: Following<ProofCurve> | null = null;
  #step: LatestJob<ProofTerms, ProofStep, ProofStepView> | null = null;
  #counting: Watched<UpdateCounts> | null = null;
  #view: ProofView | null = null;

  constructor(lead: LeadRun, separable: boolean, best: ProofTerms) {
    this.#lead = lead;
    this.#separable = separable;
    this.#best = best;
    this.#terms = best;
    if (!separable) return;
    this.#counting = updateCounts(lead.engine, lead.pane.spec, lead.pane.set.train.index.length);
    lead.queue.put(this.#counting, () => {});
  }

  /** The same until there is more. */
  get view(): ProofView {
    const [curve, step] = [this.#curve?.view ?? null, this.#step?.view ?? null];
    const counts = this.#counting?.view ?? null;
    // The γ of a target that was chosen comes with its curve.
    if (curve && !Object.is(curve.margin, this.#terms.margin)) this.#terms = { ...this.#terms, margin: curve.margin };
    const terms = this.#terms;
    const known = this.#view;
    if (known && known.terms === terms && known.curve === curve && known.step === step && known.counts === counts)
      return known;
    this.#view = { separable: this.#separable, best: this.#best, terms, curve, step, counts };
    return this.#view;
  }

  /** @param target What it is held against. */
  follow(target: readonly number[]): void {
    if (target !== this.#target) this.#aim(target);
    this.#curve?.follow();
    this.#step?.follow(this.#terms);
  }

  dispose(): void {
    this.#release();
    this.#lead.queue.drop(this.#counting);
  }

  #aim(target: readonly number[]): void {
    const { engine, queue, run, pane } = this.#lead;
    this.#release();
    this.#target = target;
    const aimed = this.#separable ? aimedAt(this.#best, target, pane.spec.bias !== false) : null;
    this.#terms = aimed ?? this.#best;
    this.#curve = new Following(queue, run, engine.startProofCurve(run, this.#terms));
    this.#step = new LatestJob(queue, (terms) => {
      const { visit } = run.moment();
      const start = () => engine.startProofStep(run, terms, visit);
      return { moment: String(visit), start, read: (found) => ({ ...found, visit }) };
    });
  }

  /** Lets go of what is held against one target. */
  #release(): void {
    this.#curve?.dispose();
    this.#step?.dispose();
  }
}

export const proof = {
  begin: (lead: LeadRun, _: unknown, analysis: Analysis | null) => {
    const best = analysis && trainsAsPerceptron(lead.pane.learner) ? termsOf(analysis, lead.pane) : null;
    return best && new Proof(lead, analysis?.separable === true, best);
  },
};

/** Null where nothing is proved, or no number is left to prove it with. */
function termsOf({ separable, separator, margin, radius }: Analysis, { learner, run }: PaneRun): ProofTerms | null {
  const learningRate = "learningRate" in learner ? (learner.learningRate ?? 1) : 1;
  if (separable === null || !(radius > 0)) return null;
  if (separator && margin && margin > 0) return { separator, margin, radius, learningRate };
  // There is no w*: of the weights only their length is held against anything.
  const weights = new Float64Array(run?.features.length ?? 0);
  return separable ? null : { separator: { weights, bias: 0 }, margin: radius, radius, learningRate };
}
