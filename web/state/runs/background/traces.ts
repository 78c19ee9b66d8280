import type { WholeEngine } from "../../../engine/engine.js";
import { PlaygroundError } from "../../../engine/errors.js";
import type { Job } from "../../../engine/job.js";
import type { WasmRun } from "../../../engine/run.js";
import type { SolutionRegion, WeightAxes, WeightPath } from "../../../engine/types.js";
import { trainsHyperplane } from "../../learners/traits.js";
import type { RegionView, TraceView, WeightsView } from "../findings.js";
import type { TraceWant, WeightsWant } from "../intent.js";
import type { TraceRow } from "../trace/trace.js";
import { TraceReader, type TraceSource } from "../trace/trace-reader.js";
import type { PaneRun } from "../training/pane-run.js";
import { type Finding, Following, LatestJob, type LeadRun } from "./queue.js";
import { type Slice, Sliced, type Steps } from "./sliced.js";

/** The plane of two of the lead's weights: the way they have gone, and where every example is right. */
class WeightSpace implements Finding<WeightsWant, WeightsView> {
  readonly #axes: WeightAxes;
  readonly #path: Following<WeightPath>;
  readonly #region: LatestJob<WeightsWant, SolutionRegion, RegionView>;
  #view: WeightsView | null = null;

  constructor({ engine, queue, run, pane }: LeadRun, axes: WeightAxes) {
    this.#axes = axes;
    this.#path = new Following(queue, run, engine.startWeightPath(run, axes));
    this.#region = new LatestJob(queue, ({ window }) => {
      if (window?.axes.join() !== axes.join()) return null;
      const { visit } = run.moment();
      return {
        moment: JSON.stringify([visit, window]),
        start: () => engine.startSolutionRegion(run, window, visit),
        read: (found) => ({ ...ofPage(found, pane), visit, window }),
      };
    });
  }

  /** The same until there is more. */
  get view(): WeightsView {
    const [axes, path, region] = [this.#axes, this.#path.view, this.#region.view];
    const known = this.#view;
    if (known && known.path === path && known.region === region) return known;
    this.#view = { axes, path, region };
    return this.#view;
  }

  follow(want: WeightsWant): void {
    this.#path.follow();
    this.#region.follow(want);
  }

  dispose(): void {
    this.#path.dispose();
    this.#region.dispose();
  }
}

export const weightSpace = {
  of: ({ axes }: WeightsWant) => axes.join(),
  begin: (lead: LeadRun, { axes }: WeightsWant) => (isPlaneOf(lead.pane, axes) ? new WeightSpace(lead, axes) : null),
};

/** Whether these are two of the weights that the lead trains. */
function isPlaneOf({ run, learner, spec }: PaneRun, axes: WeightAxes): boolean {
  const isWeight = (name: string): boolean =>
    name === "bias" ? spec.bias !== false : (run?.features.includes(name) ?? false);
  return trainsHyperplane(learner) && axes.every(isWeight) && axes[0] !== axes[1];
}

/** The examples by the page's numbers. */
function ofPage(found: SolutionRegion, { set: { train } }: PaneRun): SolutionRegion {
  const page = (example: number): number => (example < 0 ? example : (train.index[example] ?? example));
  return {
    ...found,
    edges: found.edges.map(page),
    firstNever: found.firstNever === null ? null : page(found.firstNever),
  };
}

/** A run before its first visit. */
interface ReplayStart {
  readonly weights: readonly string[];
  /** The weights that it starts from. */
  readonly start: readonly number[];
}

/** A second copy of a run, made in slices. It goes to any visit and reads rows from there, without moving the page's run. */
class ReplayedRun {
  readonly #start: Job<WasmRun>;
  readonly #source: TraceSource;
  #begun: { readonly run: WasmRun; readonly reader: TraceReader; readonly started: ReplayStart } | null = null;

  /** Throws `PlaygroundError` where the engine refuses the run. */
  constructor(engine: Pick<WholeEngine, "startRun">, source: TraceSource) {
    this.#source = source;
    this.#start = engine.startRun(source.spec) as Job<WasmRun>;
  }

  /** Null until the run has been started. */
  get started(): ReplayStart | null {
    return this.#begun?.started ?? null;
  }

  /** Works on its start. Returns true once it has started. */
  start(work: number): boolean {
    if (this.#begun) return true;
    if (!this.#start.advance(work)) return false;
    const run = this.#start.result();
    this.#start.dispose();
    const reader = new TraceReader(run, this.#source);
    this.#begun = { run, reader, started: { weights: reader.weights, start: reader.currentWeights() } };
    return true;
  }

  /** Works towards a visit. Returns true once it is there, or at the end of the run if that is before it. */
  goTo(visit: number, work: number): boolean {
    if (!this.#begun) return false;
    const { run, reader } = this.#begun;
    if (run.visit === visit) return true;
    if (!run.approach(visit, work)) return false;
    const { frontier } = run;
    run.seek(Math.min(visit, frontier));
    if (visit <= frontier) return true;
    const most = Math.max(1, Math.floor(work / reader.cost));
    return run.advance({ visits: Math.min(most, visit - frontier) }) === 0 || run.visit === visit;
  }

  /** Makes the next visits within the given work, at least one, and returns their rows; fewer at the end of the run. */
  readRows(most: number, work: number): readonly TraceRow[] {
    const rows: TraceRow[] = [];
    if (!this.#begun) return rows;
    const { reader } = this.#begun;
    for (let left = work; left > 0 && rows.length < most; left -= reader.cost) {
      const row = reader.next();
      if (!row) break;
      rows.push(row);
    }
    return rows;
  }

  dispose(): void {
    (this.#begun?.run ?? this.#start).dispose();
  }
}

/** How many rows on both sides of those in sight are kept: whoever scrolls back a little finds them there. */
const kept = 200;

const none: TraceView = { weights: [], start: [], rows: new Map(), obstacle: null };

/** The rows of the lead's trace that are in sight, told by a run of their own. */
class Trace implements Finding<TraceWant, TraceView> {
  readonly #lead: LeadRun;
  #want: TraceWant = { first: 1, last: 0 };
  #run: ReplayedRun | null = null;
  #job: Job<Told> | null = null;
  #view = none;

  constructor(lead: LeadRun) {
    this.#lead = lead;
  }

  get view(): TraceView {
    return this.#view;
  }

  /** Begins to tell what is in sight and not known. What is being told of other rows is of no use any more. */
  follow(want: TraceWant): void {
    if (want !== this.#want) this.#dropJob();
    this.#want = want;
    if (this.#job || this.#view.obstacle !== null) return;
    const missing = this.#missing(want, this.#lead.run.frontier);
    if (missing || !this.#run) this.#begin(missing ?? { first: 1, last: 0 });
  }

  dispose(): void {
    this.#dropJob();
    this.#run?.dispose();
  }

  #dropJob(): void {
    this.#lead.queue.drop(this.#job);
    this.#job = null;
  }

  /** From the first to the last that is not known, of those that have been made. */
  #missing({ first, last }: TraceWant, frontier: number): TraceWant | null {
    const { rows } = this.#view;
    let [from, to] = [Math.max(1, first), Math.min(last, frontier)];
    while (from <= to && rows.has(from)) from++;
    while (from <= to && rows.has(to)) to--;
    return from <= to ? { first: from, last: to } : null;
  }

  #begin(stretch: TraceWant): void {
    const { engine, pane, queue } = this.#lead;
    try {
      this.#run ??= new ReplayedRun(engine, { spec: pane.spec, index: pane.set.train.index });
    } catch (error) {
      this.#refuse(error);
      return;
    }
    const run = this.#run;
    this.#job = new Sliced((slice) => told(slice, run, stretch));
    queue.put(this.#job, (rows) => {
      this.#job = null;
      if (rows instanceof PlaygroundError) this.#refuse(rows);
      else this.#take(run, stretch, rows);
      // By now there may be more visits.
      this.follow(this.#want);
    });
  }

  #take(run: ReplayedRun, { first, last }: TraceWant, told: readonly TraceRow[]): void {
    if (!run.started) return;
    const from = this.#want.first - kept;
    const to = this.#want.last + kept;
    const near = [...this.#view.rows].filter(([visit]) => visit >= from && visit <= to);
    const rows = new Map([...near, ...told.map((row) => [row.visit, row] as const)]);
    const whole = told.length === last - first + 1;
    this.#view = { ...run.started, rows, obstacle: whole ? null : { code: "noMemory" } };
  }

  #refuse(error: unknown): void {
    if (!(error instanceof PlaygroundError)) throw error;
    this.#view = { ...this.#view, obstacle: { code: "refused", error } };
  }
}

export const trace = { begin: (lead: LeadRun) => new Trace(lead) };

/** A stretch of a run, or what the engine refuses it for. The run goes on being its owner's. */
function* told(slice: Slice, run: ReplayedRun, { first, last }: TraceWant): Steps<Told> {
  const count = last - first + 1;
  const rows: TraceRow[] = [];
  try {
    while (!run.start(slice.work)) yield 0;
    if (count < 1) return rows;
    while (!run.goTo(first - 1, slice.work)) yield 0;
    for (;;) {
      const read = run.readRows(count - rows.length, slice.work);
      rows.push(...read);
      if (read.length === 0 || rows.length === count) return rows;
      yield rows.length / count;
    }
  } catch (error) {
    if (!(error instanceof PlaygroundError)) throw error;
    return error;
  }
}

type Told = readonly TraceRow[] | PlaygroundError;
