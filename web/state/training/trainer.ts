import type { WasmEngine } from "../../engine/engine.js";
import { PlaygroundError } from "../../engine/errors.js";
import type { Background, Desk, Disagreement, OrderExperiment } from "../background/index.js";
import type { Examples } from "../data/examples.js";
import { examplesOf } from "../data/examples.js";
import { heldOutOf, trainingSetOf } from "../data/training-set.js";
import { mostClasses } from "../document/limits.js";
import type { Problem } from "../document/problem.js";
import type { Frame, PaneView, Playback } from "../frame.js";
import type { Intent } from "../intent.js";
import { Lockstep } from "./lockstep.js";
import { PaneRun } from "./pane-run.js";

/** Of nothing. */
export const noExamples = new Uint32Array(0);

/** Throws where an example is none. One that is held out, or of a class the learner does not take, never comes to the core. */
function check({ X, label }: Examples): void {
  if (label.every((y) => y && y >= -1 && y < mostClasses) && X.every((x) => Math.abs(x) <= 1e100)) return;
  const message = "Examples have finite numbers up to 1e100 and a label: −1, +1, or 2 to 5.";
  throw new PlaygroundError("out-of-range", "X", message);
}

/** Works until it is late; says whether there is more. */
type Job = (isLate: () => boolean, background: Background | null) => boolean;

/** Owns the runs of the present problem, one a learner, and looks at them. */
export class Trainer {
  readonly #engine: WasmEngine;
  #panes: readonly PaneRun[] = [];
  #problem: Problem | null = null;
  #lead = 0;
  #course: Lockstep | null = null;
  #background: Background | null = null;
  #desk: Desk | null = null;
  /** Whether learning curves are shown. */
  #curves = false;
  #wantsVerdict = false;
  #experiment: OrderExperiment | null = null;
  #disagreement: Disagreement | null = null;
  #turn = 0;
  examples: Examples = {
    count: 0,
    base: 2,
    X: new Float64Array(0),
    xy: new Float64Array(0),
    label: new Int8Array(0),
    heldOut: null,
    columns: ["x₁", "x₂"],
  };

  constructor(engine: WasmEngine) {
    this.#engine = engine;
  }

  /** What computes beside training, once it has loaded. */
  set background(background: Background) {
    if (background === this.#background) return;
    this.#background = background;
    this.#desk = new background.Desk(this.#engine);
    this.#desk.wantsVerdict = this.#wantsVerdict;
    this.#brief();
  }

  /** Whether a pane is asked for what is computed beside training, and that has not loaded. */
  get lacksBackground(): boolean {
    return this.#panes.some((pane) => pane.lacksBackground);
  }

  /** Whether the lead's run has ended without convergence. */
  get endedInVain(): boolean {
    const stop = this.#panes[this.#lead]?.run?.moment().stop ?? null;
    return stop !== null && stop !== "converged";
  }

  /** Whether it is to be found out of every problem if a hyperplane separates its examples. */
  get verdictWanted(): boolean {
    return this.#wantsVerdict;
  }

  wantVerdict(): void {
    this.#wantsVerdict = true;
    if (this.#desk) this.#desk.wantsVerdict = true;
  }

  /** The runs as one, or null while there is nothing to train. */
  get run(): Lockstep | null {
    return this.#course;
  }

  /** Which learner leads: one of the panes. */
  get lead(): number {
    return this.#lead;
  }

  set lead(index: number) {
    this.#lead = Math.min(Math.max(0, index), Math.max(0, this.#panes.length - 1));
    this.#course = this.#lockstep(this.#course?.visit ?? 0);
  }

  /** Replaces the runs by those for this problem. Throws `PlaygroundError`; then everything stays as it was. */
  load(problem: Problem): void {
    const present = this.#problem;
    const drawn = problem.data === present?.data ? this.examples : examplesOf(problem.data, this.#engine);
    if (drawn !== this.examples) check(drawn);
    const same = drawn === this.examples && problem.split === present?.split;
    const examples = same ? drawn : heldOutOf(drawn, problem.split, this.#engine);
    const panes = this.#start(problem, examples);
    panes.forEach((pane, index) => {
      // Only the plane has a stage that asks for more.
      pane.want = (problem.data.kind !== "reviews" && this.#panes[index]?.want) || null;
      pane.wantsCurve = this.#curves;
    });
    // What the desk does may go on: it is told of the problem below.
    for (const pane of this.#panes) pane.dispose();
    this.#panes = panes;
    this.#disagreement = null;
    this.#experiment = null;
    this.#problem = problem;
    this.examples = examples;
    this.#lead = Math.min(this.#lead, panes.length - 1);
    this.#course = this.#lockstep(0);
    this.#brief();
  }

  /** What an intent asks to be computed beside training. False when it asks for nothing of the kind. */
  act(intent: Intent): boolean {
    const lead = this.#panes[this.#lead];
    switch (intent.type) {
      case "want-curves":
        this.#curves = intent.want;
        for (const pane of this.#panes) pane.wantsCurve = intent.want;
        return true;
      case "want-field": {
        const pane = this.#panes[intent.pane];
        if (pane) pane.want = intent.want;
        return true;
      }
      case "want-verdict":
        this.wantVerdict();
        return true;
      case "run-experiment":
        // In place of the last one.
        this.#experiment =
          this.#background && lead?.run ? new this.#background.OrderExperiment(this.#engine, lead.spec, intent) : null;
        return true;
      case "cancel-experiment":
        this.#experiment?.cancel();
        return true;
      default:
        return this.#desk?.act(intent, lead) ?? false;
    }
  }

  /** Tells the desk of the problem. */
  #brief(): void {
    if (this.#problem) this.#desk?.load(this.#problem, this.examples);
  }

  dispose(): void {
    this.#desk?.drop();
    for (const pane of this.#panes) pane.dispose();
    this.#panes = [];
    this.#course = null;
  }

  /** The examples on which two learners do not agree now; null where one of the two has nothing to say. */
  disagreements(pair: readonly [number, number] | null): Frame["disagreements"] {
    const [one, other] = [this.#panes[pair?.[0] ?? -1], this.#panes[pair?.[1] ?? -1]];
    if (!one?.run || !other?.run) {
      this.#disagreement = null;
    } else if (this.#background && !this.#disagreement?.isOf(one, other)) {
      this.#disagreement = new this.#background.Disagreement(one, other, this.examples);
    }
    return this.#disagreement?.indices ?? null;
  }

  /** What there is to do of what the panes show, in so many milliseconds. Returns whether there is more. */
  work(clock: () => number, budget: number): boolean {
    const jobs = [...this.#panes.map((pane) => pane.work), ...this.#others()];
    // Each has its share of what is left, and another is first in the next frame: a slow one shall not starve the others.
    this.#turn = (this.#turn + 1) % jobs.length;
    const last = clock() + budget;
    let more = false;
    jobs.forEach((_, k) => {
      const now = clock();
      const end = now + (last - now) / (jobs.length - k);
      const job = jobs[(this.#turn + k) % jobs.length];
      more = job?.(() => clock() >= end, this.#background) || more;
    });
    return more;
  }

  /** Whether there is anything to do of what the panes show. */
  get pending(): boolean {
    const isLate = () => true;
    return [...this.#panes.map((pane) => pane.work), ...this.#others()].some((job) => job(isLate, this.#background));
  }

  /** Work that is of no pane. */
  #others(): Job[] {
    const experiment = this.#experiment;
    const disagreement = this.#disagreement;
    return [
      ...(experiment ? [(late: () => boolean) => experiment.work(late)] : []),
      ...(this.#desk ? [this.#desk.work] : []),
      ...(disagreement ? [(late: () => boolean) => disagreement.work(late)] : []),
    ];
  }

  /** The page's examples in the order of the lead's epoch; empty while there is nothing to train. */
  sequence(): Uint32Array {
    return this.#panes[this.#lead]?.sequence() ?? noExamples;
  }

  look(): Pick<Frame, "panes" | "lead" | "pane" | "experiment" | "findings"> & {
    readonly playback: Omit<Playback, "playing">;
  } {
    const panes = this.#panes.map((pane) => pane.look());
    const pane = panes[this.#lead];
    if (!pane) throw new Error("A trainer looks at a problem that has been loaded.");
    return {
      panes,
      lead: this.#lead,
      pane,
      playback: this.#playback(panes, pane),
      experiment: this.#experiment?.view ?? null,
      findings: this.#desk?.look(pane, this.#panes[this.#lead]?.run ?? null) ?? null,
    };
  }

  #playback(panes: readonly PaneView[], { epochLength, stop }: PaneView): Omit<Playback, "playing"> {
    const visit = this.#course?.visit ?? 0;
    const trained = panes.filter(({ obstacle }) => obstacle === null);
    return {
      visit,
      epoch: Math.floor(visit / Math.max(1, epochLength)),
      frontier: Math.max(0, ...trained.map(({ frontier }) => frontier)),
      finished: trained.length > 0 && trained.every(({ finished }) => finished),
      stop: this.#course?.stopped ? stop : null,
    };
  }

  #start(problem: Problem, examples: Examples): PaneRun[] {
    const set = trainingSetOf(examples);
    const panes: PaneRun[] = [];
    try {
      for (const learner of problem.learners) panes.push(new PaneRun(this.#engine, problem, learner, set));
      return panes;
    } catch (error) {
      for (const pane of panes) pane.dispose();
      throw error;
    }
  }

  #lockstep(visit: number): Lockstep | null {
    const runs = this.#panes.flatMap(({ run }) => run ?? []);
    const lead = this.#panes[this.#lead]?.run ?? runs[0];
    return lead ? new Lockstep(runs, lead, visit) : null;
  }
}
