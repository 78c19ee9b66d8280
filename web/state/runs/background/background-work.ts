import type { WholeEngine } from "../../../engine/engine.js";
import type { Job } from "../../../engine/job.js";
import type {
  Analysis,
  Disagreements,
  ExperimentOptions,
  ObjectiveCurve,
  ProjectedExamples,
} from "../../../engine/types.js";
import type { StartedRuns } from "../../../engine/whole/index.js";
import type { Examples } from "../../data/examples.js";
import type { TrainingSet } from "../../data/training-set.js";
import { type Problem, sameProblem } from "../../document/problem.js";
import { trainsHyperplane, traitsOf } from "../../learners/traits.js";
import type { Results } from "../demand.js";
import type { DescentView, ProjectionView, SplitsView, TraceView, WeightsView } from "../findings.js";
import type { ExperimentView, Findings, Frame, PaneView } from "../frame.js";
import type { Intent, TraceWant, WeightsWant } from "../intent.js";
import type { ProofView } from "../proof-target.js";
import type { PaneRun } from "../training/pane-run.js";
import { orderExperiment } from "./order-experiment.js";
import { type PaneFindings, PaneJobs } from "./pane-jobs.js";
import { proof } from "./proofs.js";
import { type Finding, Following, JobQueue, LatestJob, type LeadRun, WhileWanted } from "./queue.js";
import { Readings } from "./readings.js";
import type { Experiment } from "./sliced.js";
import { splitExperiment } from "./split-experiment.js";
import { trace, weightSpace } from "./traces.js";
import { Trials } from "./trial.js";
import { Verdicts } from "./verdicts.js";

/** The criterion that the lead descends on, after its epochs; beside it that of the lead before, with other settings. */
class Descent {
  readonly #queue: JobQueue;
  #problem: Problem | null = null;
  #pane: PaneRun | null = null;
  #curve: Following<ObjectiveCurve> | null = null;
  #view: DescentView | null = null;
  #wanted = false;

  constructor(queue: JobQueue) {
    this.#queue = queue;
  }

  get view(): DescentView | null {
    return this.#wanted ? this.#known() : null;
  }

  /** Whether it is shown. */
  set wanted(wanted: boolean) {
    this.#wanted = wanted;
    if (!wanted) this.#curve?.pause();
  }

  /** Only runs of the same problem are compared: only the learners may differ. */
  load(problem: Problem): void {
    this.#curve?.pause();
    const essence = (one: Problem): Problem => ({ ...one, learners: [] });
    const same = this.#problem !== null && sameProblem(essence(this.#problem), essence(problem));
    if (!same) this.#forget();
    this.#problem = problem;
  }

  /** Begins what there is to find out of the lead's run. */
  follow(engine: WholeEngine, lead: PaneRun | undefined): void {
    if (!lead?.run || !traitsOf(lead.learner).objective) {
      this.#forget();
      return;
    }
    if (lead !== this.#pane) this.#take(lead);
    if (!this.#wanted) return;
    this.#curve ??= new Following(this.#queue, lead.run, engine.startObjectiveCurve(lead.run));
    this.#curve.follow();
  }

  dispose(): void {
    this.#curve?.dispose();
    this.#curve = null;
  }

  /** What was found of the lead before is shown next to what will be found of this one. */
  #take(lead: PaneRun): void {
    const known = this.#known();
    const trained = known !== null && known.now.epoch.length > 1;
    const other = JSON.stringify(this.#pane?.learner) !== JSON.stringify(lead.learner);
    const before = (trained && other ? known.now : known?.before) ?? null;
    this.dispose();
    this.#pane = lead;
    this.#view = {
      now: { learner: lead.learner, epoch: new Float64Array(0), objective: new Float64Array(0) },
      before,
    };
  }

  /** With the points that there are, shown or not: the same until there are more. */
  #known(): DescentView | null {
    const points = this.#curve?.view;
    if (this.#view && points && points.epoch !== this.#view.now.epoch) {
      this.#view = { ...this.#view, now: { ...this.#view.now, ...points } };
    }
    return this.#view;
  }

  #forget(): void {
    this.dispose();
    this.#pane = null;
    this.#view = null;
  }
}

/** The examples on the line of the lead's weights, kept up with the moment that it has come to. */
const projection = {
  begin: ({ engine, queue, run, pane }: LeadRun): Finding<true, ProjectionView> | null => {
    if (!trainsHyperplane(pane.learner)) return null;
    return new LatestJob(queue, () => {
      const { visit } = run.moment();
      return {
        moment: String(visit),
        start: () => engine.startProjection(run, visit),
        read: (found) => found && { ...ofPage(found, pane), visit },
      };
    });
  },
};

/** The examples by the page's numbers. */
function ofPage(found: ProjectedExamples, { set: { train, heldOut } }: PaneRun): Omit<ProjectionView, "visit"> {
  const examples = new Uint32Array(found.score.length);
  examples.set(train.index);
  // Those held out are there once the run knows of them.
  examples.set(heldOut.index.subarray(0, examples.length - train.index.length), train.index.length);
  return { ...found, examples, trained: train.index.length, nearest: train.index[found.nearest] ?? 0 };
}

/** The examples on which two learners do not agree, at the moment they have come to. */
class Difference {
  readonly #queue: JobQueue;
  #pair: readonly [PaneRun, PaneRun] | null = null;
  #visits = "";
  #job: Job<Disagreements> | null = null;
  #found: readonly number[] | null = null;

  constructor(queue: JobQueue) {
    this.#queue = queue;
  }

  get view(): Frame["disagreements"] {
    return this.#pair && (this.#found ?? "counting");
  }

  /** Ends where one of the two has nothing to say. */
  follow(engine: WholeEngine, one: PaneRun | undefined, other: PaneRun | undefined): void {
    if (!one?.run || !other?.run) {
      this.end();
      return;
    }
    const visits = [one.run, other.run].map((run) => run.visit).join();
    if (this.#pair?.[0] === one && this.#pair[1] === other && visits === this.#visits) return;
    this.end();
    this.#pair = [one, other];
    this.#visits = visits;
    this.#job = engine.startDisagreements(one.run, other.run);
    this.#queue.put(this.#job, (found) => {
      this.#found = onPage(one.set, found);
      this.#job = null;
    });
  }

  end(): void {
    this.#queue.drop(this.#job);
    this.#job = null;
    this.#pair = null;
    this.#found = null;
  }
}

/** The page's examples, ascending. */
function onPage({ train, heldOut }: TrainingSet, found: Disagreements): readonly number[] {
  const trained = Array.from(found.training, (row) => train.index[row] ?? row);
  const held = Array.from(found.heldOut, (row) => heldOut.index[row] ?? row);
  return [...trained, ...held].sort((a, b) => a - b);
}

type Shown = Pick<Frame, "examples" | "panes" | "pane" | "lead">;

/** Keeps what was shown last on show while the runs are trained again. */
class LastAnswer {
  #shown: Shown | null = null;

  /** What there is to show now. Another learner, or other features, are shown as they train. */
  of<Part extends Shown>(now: Part, retraining: boolean): Part {
    const shown = this.#shown as Part | null;
    if (retraining && shown && now.panes.every((pane, place) => alike(pane, shown.panes[place])))
      return { ...shown, ...answersOf(shown, now), examples: now.examples };
    this.#shown = now;
    return now;
  }
}

/** The panes of before, without what numbers examples where these are not as many any more. */
function answersOf(shown: Shown, { examples }: Shown): Pick<Shown, "panes" | "pane"> {
  const { panes, pane, lead } = shown;
  if (shown.examples.count === examples.count) return { panes, pane };
  const left = panes.map((one) => ({ ...one, wrong: null, event: null }));
  return { panes: left, pane: left[lead] ?? pane };
}

function alike({ learner, features }: PaneView, before: PaneView | undefined): boolean {
  return before?.learner === learner && before.features.join() === features.join();
}

/** Keeps all that is computed beside training up with the problem and with the moment its runs have come to. */
export class BackgroundWork {
  readonly #engine: WholeEngine;
  readonly #queue: JobQueue;
  readonly #verdicts: Verdicts;
  readonly #trials: Trials;
  readonly #difference: Difference;
  readonly #descent: Descent;
  readonly #trace: WhileWanted<TraceWant, TraceView>;
  readonly #projection: WhileWanted<true, ProjectionView>;
  readonly #weights: WhileWanted<WeightsWant, WeightsView>;
  readonly #proof: WhileWanted<readonly number[], ProofView, Analysis | null>;
  readonly #readings: Readings;
  /** See `LastAnswer`. */
  readonly lastAnswer = new LastAnswer();
  #panes: readonly PaneRun[] = [];
  #lead: PaneRun | undefined;
  #jobs: readonly PaneJobs[] = [];
  #start: Job<StartedRuns> | null = null;
  #experiment: Experiment<ExperimentView> | null = null;
  #splits: Experiment<SplitsView> | null = null;
  #loaded: { readonly problem: Problem; readonly examples: Examples } | null = null;

  constructor(engine: WholeEngine, clock: () => number) {
    this.#engine = engine;
    this.#queue = new JobQueue(clock);
    this.#verdicts = new Verdicts(engine, this.#queue, false);
    this.#trials = new Trials(engine, this.#queue);
    this.#difference = new Difference(this.#queue);
    this.#descent = new Descent(this.#queue);
    this.#trace = new WhileWanted(trace, engine, this.#queue);
    this.#projection = new WhileWanted(projection, engine, this.#queue);
    this.#weights = new WhileWanted(weightSpace, engine, this.#queue);
    this.#proof = new WhileWanted(proof, engine, this.#queue);
    this.#readings = new Readings(engine);
  }

  /** See `Verdicts.want`. */
  wantVerdict(): void {
    this.#verdicts.want();
  }

  /** Whether there is anything to do. */
  get busy(): boolean {
    return this.#queue.busy;
  }

  /** What the experiment on orders has come to that was asked for last, or null. */
  get experiment(): ExperimentView | null {
    return this.#experiment?.view ?? null;
  }

  /** What there is of the examples on which two learners do not agree. */
  get disagreements(): Frame["disagreements"] {
    return this.#difference.view;
  }

  /** Another problem, or other runs: what was found out of those before is forgotten. */
  load(problem: Problem, examples: Examples, panes: readonly PaneRun[]): void {
    this.#dropPanes();
    this.#panes = panes;
    this.#loaded = { problem, examples };
    this.#jobs = panes.map((pane) => new PaneJobs(this.#engine, this.#queue, pane));
    this.#readings.load(problem, examples);
    this.#descent.load(problem);
    this.#trials.load(problem, examples);
    this.#verdicts.load(problem, examples);
  }

  /** Works on the start of the runs, which goes on after the problem has been taken. */
  begin(start: Job<StartedRuns>, take: (started: StartedRuns) => void): void {
    this.#start = start;
    this.#queue.put(start, take);
  }

  /** Which results are shown, and have to be computed. */
  show({ curves, descent, projection, proof }: Results): void {
    for (const jobs of this.#jobs) jobs.wantsCurve = curves;
    this.#descent.wanted = descent;
    this.#projection.want = projection || null;
    this.#proof.want = proof || null;
  }

  /** What an intent asks to be computed. False when it asks for nothing of the kind. */
  act(intent: Intent, lead: PaneRun | undefined): boolean {
    switch (intent.type) {
      case "want-trace":
        this.#trace.want = intent.want;
        return true;
      case "want-weights":
        this.#weights.want = intent.want;
        return true;
      case "want-field": {
        const jobs = this.#jobs[intent.pane];
        if (jobs) jobs.want = intent.want;
        return true;
      }
      case "run-experiment":
        this.#beginExperiment(lead, intent);
        return true;
      case "cancel-experiment":
        this.#queue.drop(this.#experiment);
        return true;
      case "run-splits":
        this.#beginSplits();
        return true;
      case "cancel-splits":
        this.#queue.drop(this.#splits);
        return true;
      default:
        return this.#trials.act(intent, lead);
    }
  }

  /** Begins what there is to find out of the moment that the runs have come to, and ends what is of no use any more. */
  follow(lead: PaneRun | undefined, difference: readonly [number, number] | null): void {
    const engine = this.#engine;
    for (const jobs of this.#jobs) jobs.follow();
    if (lead) this.#trials.follow(lead.learner);
    this.#descent.follow(engine, lead);
    for (const shown of [this.#trace, this.#projection, this.#weights]) shown.follow(lead, null);
    this.#lead = lead;
    this.#prove();
    this.#difference.follow(engine, this.#panes[difference?.[0] ?? -1], this.#panes[difference?.[1] ?? -1]);
  }

  /** Works for so many milliseconds, or until all is done. */
  work(milliseconds: number): void {
    this.#queue.work(milliseconds);
    // Once there is a verdict, there is something to prove.
    this.#prove();
  }

  /** What has been found out of a pane. Margin and angle are told where there is something to compare them with. */
  ofPane(index: number, { plane }: PaneView): (PaneFindings & Pick<PaneView, "angle">) | null {
    const found = this.#jobs[index]?.view;
    if (!found) return null;
    if (this.#jobs.length === 1) return { ...found, margin: null, angle: null };
    const { verdict } = this.#verdicts.view;
    const widest = verdict?.stale === false ? verdict.analysis.geometric : null;
    return { ...found, angle: plane && widest ? this.#engine.angle(plane.weights, widest.weights) : null };
  }

  findings(lead: PaneView, index: number): Findings {
    const separates = lead.plane && lead.obstacle === null ? (this.#jobs[index]?.separates ?? null) : null;
    return {
      ...this.#verdicts.view,
      trial: this.#trials.view,
      splits: this.#splits?.view ?? null,
      descent: this.#descent.view,
      trace: this.#trace.view,
      projection: this.#projection.view,
      weights: this.#weights.view,
      proof: this.#proof.view,
      ...this.#readings.of(lead, this.#panes[index]?.run ?? null),
      separates,
    };
  }

  dispose(): void {
    this.#dropPanes();
    this.#verdicts.dispose();
    this.#trials.dispose();
    this.#descent.dispose();
    for (const shown of [this.#trace, this.#projection, this.#weights, this.#proof]) shown.dispose();
  }

  #prove(): void {
    const { verdict } = this.#verdicts.view;
    this.#proof.follow(this.#lead, verdict?.stale === false ? verdict.analysis : null);
  }

  #dropPanes(): void {
    this.#lead = undefined;
    this.#endExperiment();
    this.#endSplits();
    this.#difference.end();
    for (const jobs of this.#jobs) jobs.dispose();
    this.#queue.drop(this.#start);
    this.#start = null;
    this.#panes = [];
    this.#jobs = [];
  }

  #beginExperiment(lead: PaneRun | undefined, options: ExperimentOptions): void {
    this.#endExperiment();
    if (!lead?.run) return;
    this.#experiment = orderExperiment(this.#engine, lead.spec, options);
    this.#queue.put(this.#experiment, () => {});
  }

  #endExperiment(): void {
    this.#queue.drop(this.#experiment);
    this.#experiment = null;
  }

  #beginSplits(): void {
    this.#endSplits();
    if (!this.#loaded) return;
    const { problem, examples } = this.#loaded;
    if (!problem.split || !examples.heldOut) return;
    this.#splits = splitExperiment(this.#engine, problem, problem.split, examples);
    this.#queue.put(this.#splits, () => {});
  }

  #endSplits(): void {
    this.#queue.drop(this.#splits);
    this.#splits = null;
  }
}
