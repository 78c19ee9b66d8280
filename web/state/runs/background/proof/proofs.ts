import type { WholeEngine } from "../../../../engine/engine.js";
import type { Job } from "../../../../engine/job.js";
import type {
  Analysis,
  OrderExperimentJob,
  ProofCurve,
  ProofStep,
  ProofTerms,
  RunSpec,
  TrialResult,
} from "../../../../engine/types.js";
import { trainsAsPerceptron } from "../../../learners/traits.js";
import type { Verdict } from "../../findings.js";
import type { ProofStepView, ProofView, UpdateCounts } from "../../proof.js";
import { aimedAt } from "../../proof-target.js";
import type { PaneRun } from "../../training/pane-run.js";
import { Following, type JobQueue } from "../queue.js";
import { mostVisits } from "../trial.js";
import { LatestJob } from "../weights/weight-spaces.js";

/** Visits that all orders together may take. */
const mostInAll = 20_000_000;
const mostOrders = 200;
/** Fewer say nothing of how they are spread. */
const fewestOrders = 20;
/** What an order may take, and what each is given before more of them are drawn. */
const epochs = { most: 2000, least: 50 };

/** How many updates runs from weights 0 need: in the order of a run, and in random ones. */
export class UpdateCountJob implements Job<UpdateCounts> {
  readonly #engine: WholeEngine;
  readonly #spec: RunSpec;
  readonly #epochs: number;
  #trial: Job<TrialResult> | null = null;
  #orders: OrderExperimentJob | null = null;
  #view: UpdateCounts;

  /** @param examples How many are trained on. */
  constructor(engine: WholeEngine, { initial: _, ...spec }: RunSpec, examples: number) {
    this.#engine = engine;
    this.#spec = spec;
    const room = Math.floor(mostInAll / (examples * epochs.least));
    const total = room < fewestOrders ? 0 : Math.min(room, mostOrders);
    this.#epochs = Math.min(Math.floor(mostInAll / (examples * Math.max(1, total))), epochs.most);
    this.#view = { own: null, counts: new Float64Array(0), unfinished: 0, done: 0, total };
  }

  get progress(): number {
    const { own, done, total } = this.#view;
    return ((own ? 1 : 0) + done) / (1 + total);
  }

  /** What has come of it so far. */
  get view(): UpdateCounts {
    return this.#view;
  }

  advance(work: number): boolean {
    const { own, done, total } = this.#view;
    if (!own) this.#train(work);
    else if (done < total) this.#draw(work);
    return this.#view.own !== null && this.#view.done === this.#view.total;
  }

  result(): UpdateCounts {
    return this.#view;
  }

  dispose(): void {
    this.#trial?.dispose();
    this.#orders?.dispose();
  }

  #train(work: number): void {
    this.#trial ??= this.#engine.startTrial(this.#spec, { mostVisits });
    if (!this.#trial.advance(work)) return;
    const { updates, stopReason } = this.#trial.result();
    this.#view = { ...this.#view, own: { updates, converged: stopReason === "converged" } };
  }

  #draw(work: number): void {
    const { total } = this.#view;
    const kind = this.#spec.order?.kind === "shuffle-each-epoch" ? "shuffle-each-epoch" : "shuffle-once";
    this.#orders ??= this.#engine.startOrderExperiment(
      { ...this.#spec, order: { kind, seed: 1 } },
      { seeds: total, epochs: this.#epochs },
    );
    this.#orders.advance(work);
    const done = Math.round(this.#orders.progress * total);
    if (done === this.#view.done) return;
    // Every run is summed anew, so while more come it is not at every slice, but when there is a tenth more.
    const runs = done === total || done >= 1.1 * this.#view.counts.length ? this.#orders.soFar() : null;
    this.#view = { ...this.#view, done, ...(runs && counted(runs)) };
  }
}

/** A mistake is an update. A run has ended whose last epoch had none. */
function counted(runs: readonly Float64Array[]): Pick<UpdateCounts, "counts" | "unfinished"> {
  return {
    counts: Float64Array.from(runs, (mistakes) => mistakes.reduce((sum, count) => sum + count, 0)).sort(),
    unfinished: runs.filter((mistakes) => mistakes.at(-1) !== 0).length,
  };
}

/** The proof of convergence with the numbers of the lead's run, and how many updates other orders need. */
export class Proofs {
  readonly #queue: JobQueue;
  readonly #steps: LatestJob<ProofStep>;
  #target: readonly number[] | false = false;
  #pane: PaneRun | null = null;
  #analysis: Analysis | null = null;
  /** As the analysis found them, and as they are held against the run. */
  #best: ProofTerms | null = null;
  #terms: ProofTerms | null = null;
  #curve: Following<ProofCurve> | null = null;
  #counting: UpdateCountJob | null = null;
  #step: ProofStepView | null = null;
  #view: ProofView | null = null;

  constructor(queue: JobQueue) {
    this.#queue = queue;
    this.#steps = new LatestJob(queue);
  }

  get view(): ProofView | null {
    const [best, curve, step, counts] = [
      this.#best,
      this.#curve?.view ?? null,
      this.#step,
      this.#counting?.view ?? null,
    ];
    if (!best || !this.#terms || !this.#analysis) return null;
    // The γ of a target that was chosen comes with its curve.
    if (curve && !Object.is(curve.margin, this.#terms.margin)) this.#terms = { ...this.#terms, margin: curve.margin };
    const terms = this.#terms;
    const known = this.#view;
    if (known?.terms !== terms || known.curve !== curve || known.step !== step || known.counts !== counts)
      this.#view = { separable: this.#analysis.separable === true, best, terms, curve, step, counts };
    return this.#view;
  }

  /** The target it is held against, where it is shown. */
  set wanted(target: readonly number[] | false) {
    if (!target) this.dispose();
    else if (target !== this.#target) this.#release();
    this.#target = target;
  }

  /** Begins what there is to find out of the lead's updates, and of its present moment. */
  follow(engine: WholeEngine, lead: PaneRun | undefined, verdict: Verdict | null): void {
    if (!this.#target) return;
    const analysis = verdict && !verdict.stale ? verdict.analysis : null;
    if (lead !== this.#pane || analysis !== this.#analysis) this.dispose();
    this.#pane = lead ?? null;
    this.#analysis = analysis;
    if (!lead?.run || !analysis || !trainsAsPerceptron(lead.learner)) return;
    if (!this.#best) this.#begin(engine, lead, analysis);
    if (!this.#best) return;
    if (!this.#terms) {
      const aimed = analysis.separable ? aimedAt(this.#best, this.#target, lead.spec.bias !== false) : null;
      this.#terms = aimed ?? this.#best;
      this.#curve = new Following(this.#queue, lead.run, engine.startProofCurve(lead.run, this.#terms));
    }
    this.#curve?.follow();
    this.#look(engine, lead.run, this.#terms);
  }

  dispose(): void {
    this.#release();
    this.#queue.drop(this.#counting);
    this.#pane = null;
    this.#analysis = null;
    this.#best = null;
    this.#counting = null;
    this.#view = null;
  }

  /** Lets go of what is held against one target. */
  #release(): void {
    this.#curve?.dispose();
    this.#steps.drop();
    this.#terms = null;
    this.#curve = null;
    this.#step = null;
  }

  #begin(engine: WholeEngine, lead: PaneRun, analysis: Analysis): void {
    this.#best = termsOf(analysis, lead);
    if (!this.#best || analysis.separable !== true) return;
    this.#counting = new UpdateCountJob(engine, lead.spec, lead.set.train.index.length);
    this.#queue.put(this.#counting, () => {});
  }

  #look(engine: WholeEngine, run: NonNullable<PaneRun["run"]>, terms: ProofTerms): void {
    const { visit } = run.moment();
    this.#steps.want({
      moment: String(visit),
      start: () => engine.startProofStep(run, terms, visit),
      take: (found) => {
        this.#step = { ...found, visit };
      },
    });
  }
}

/** Null where nothing is proved, or no number is left to prove it with. */
function termsOf({ separable, separator, margin, radius }: Analysis, { learner, run }: PaneRun): ProofTerms | null {
  const learningRate = "learningRate" in learner ? (learner.learningRate ?? 1) : 1;
  if (separable === null || !(radius > 0)) return null;
  if (separator && margin && margin > 0) return { separator, margin, radius, learningRate };
  // There is no w*: of the weights only their length is held against anything.
  const weights = new Float64Array(run?.features.length ?? 0);
  return separable ? null : { separator: { weights, bias: 0 }, margin: radius, radius, learningRate };
}
