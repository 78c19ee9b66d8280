import type { WholeEngine } from "../../../engine/engine.js";
import type { Analysis, ProofCurve, ProofStep, ProofTerms } from "../../../engine/types.js";
import type { Verdict } from "../../findings.js";
import { trainsAsPerceptron } from "../../learners/traits.js";
import type { ProofStepView, ProofView } from "../../proof.js";
import type { PaneRun } from "../../training/pane-run.js";
import { Following } from "../following.js";
import type { JobQueue } from "../queue.js";
import { LatestJob } from "../weights/latest-job.js";
import { UpdateCountJob } from "./update-counts.js";

/** The proof of convergence with the numbers of the lead's run, and how many updates other orders need. */
export class Proofs {
  readonly #queue: JobQueue;
  readonly #steps: LatestJob<ProofStep>;
  #wanted = false;
  #pane: PaneRun | null = null;
  #analysis: Analysis | null = null;
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
    const terms = this.#terms;
    if (!terms || !this.#analysis) return null;
    const { separable } = this.#analysis;
    const [curve, step, counts] = [this.#curve?.view ?? null, this.#step, this.#counting?.view ?? null];
    const known = this.#view;
    if (known?.terms !== terms || known.curve !== curve || known.step !== step || known.counts !== counts)
      this.#view = { separable: separable === true, terms, curve, step, counts };
    return this.#view;
  }

  /** Whether it is shown. */
  set wanted(wanted: boolean) {
    this.#wanted = wanted;
    if (!wanted) this.dispose();
  }

  /** Begins what there is to find out of the lead's updates, and of its present moment. */
  follow(engine: WholeEngine, lead: PaneRun | undefined, verdict: Verdict | null): void {
    if (!this.#wanted) return;
    const analysis = verdict && !verdict.stale ? verdict.analysis : null;
    if (lead !== this.#pane || analysis !== this.#analysis) this.dispose();
    this.#pane = lead ?? null;
    this.#analysis = analysis;
    if (!lead?.run || !analysis || !trainsAsPerceptron(lead.learner)) return;
    if (!this.#terms) this.#begin(engine, lead, lead.run, analysis);
    if (!this.#terms) return;
    this.#curve?.follow();
    this.#look(engine, lead.run, this.#terms);
  }

  dispose(): void {
    this.#curve?.dispose();
    this.#steps.drop();
    this.#queue.drop(this.#counting);
    this.#pane = null;
    this.#analysis = null;
    this.#terms = null;
    this.#curve = null;
    this.#counting = null;
    this.#step = null;
    this.#view = null;
  }

  #begin(engine: WholeEngine, lead: PaneRun, run: NonNullable<PaneRun["run"]>, analysis: Analysis): void {
    this.#terms = termsOf(analysis, lead);
    if (!this.#terms) return;
    this.#curve = new Following(this.#queue, run, engine.startProofCurve(run, this.#terms));
    if (analysis.separable !== true) return;
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
