import type { WholeEngine } from "../../../engine/engine.js";
import type { Analysis, ProofCurve, ProofStep, ProofTerms } from "../../../engine/types.js";
import type { Verdict } from "../../findings.js";
import { trainsAsPerceptron } from "../../learners/traits.js";
import type { ProofStepView, ProofView } from "../../proof.js";
import { aimedAt } from "../../proof-target.js";
import type { PaneRun } from "../../training/pane-run.js";
import { Following } from "../following.js";
import type { JobQueue } from "../queue.js";
import { LatestJob } from "../weights/latest-job.js";
import { UpdateCountJob } from "./update-counts.js";

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
