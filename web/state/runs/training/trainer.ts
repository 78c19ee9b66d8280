import type { WasmEngine } from "../../../engine/engine.js";
import { PlaygroundError } from "../../../engine/errors.js";
import type { StartedRuns } from "../../../engine/extension/index.js";
import { type Examples, examplesOf } from "../../data/examples.js";
import { heldOutOf, trainingSetOf } from "../../data/training-set.js";
import { withOwnStart } from "../../document/initial-weights.js";
import { mostClasses } from "../../document/limits.js";
import type { Problem } from "../../document/problem.js";
import type { Background, BackgroundWork } from "../background/index.js";
import type { Results, Runs } from "../demand.js";
import type { Findings, Frame, PaneView, Playback } from "../frame.js";
import type { FieldWant, Intent } from "../intent.js";
import { Lockstep } from "./lockstep.js";
import { PaneRun } from "./pane-run.js";
import { Start } from "./start.js";

/** Of nothing. */
export const noExamples = new Uint32Array(0);

/** Throws where an example is none. One that is held out, or of a class the learner does not take, never comes to the core. */
function check({ X, label }: Examples): void {
  if (label.every((y) => y && y >= -1 && y < mostClasses) && X.every((x) => Math.abs(x) <= 1e100)) return;
  const sentence = "Examples have finite numbers up to 1e100 and a label: −1, +1, or 2 to 5.";
  throw new PlaygroundError("out-of-range", "X", sentence);
}

/** Owns the runs of the present problem, one a learner, and looks at them. */
export class Trainer {
  readonly #engine: WasmEngine;
  readonly #clock: () => number;
  #panes: readonly PaneRun[] = [];
  #start: Start | null = null;
  #problem: Problem | null = null;
  #lead = 0;
  /** What was seen last: where nothing has changed it is seen again. */
  #seen: { readonly panes: readonly PaneView[]; readonly findings: Findings | null } = { panes: [], findings: null };
  #lockstep: Lockstep | null = null;
  #background: Background | null = null;
  #work: BackgroundWork | null = null;
  /** Which results are shown, and what the panes' stages need predictions for. */
  #results: Results = { verdict: false, curves: false, descent: false, projection: false, proof: false };
  #wants: readonly (FieldWant | null)[] = [];
  #difference: readonly [number, number] | null = null;
  examples: Examples = {
    count: 0,
    base: 2,
    X: new Float64Array(0),
    xy: new Float64Array(0),
    label: new Int8Array(0),
    heldOut: null,
    columns: ["x₁", "x₂"],
    initial: null,
  };

  constructor(engine: WasmEngine, clock = () => performance.now()) {
    this.#engine = engine;
    this.#clock = clock;
  }

  /** What computes beside training, once it has loaded. */
  set background(background: Background) {
    if (background === this.#background) return;
    this.#background = background;
    this.#work = new background.BackgroundWork(this.#engine, this.#clock);
    this.#brief();
    this.follow();
  }

  /** Whether the runs, or what is shown of them, take what computes beside training. */
  get lacksBackground(): boolean {
    return this.starting || this.scaled || this.#wants.some((want) => want !== null);
  }

  /** Whether what is trained is still to be put over the axes, because it is over scaled features. */
  get scaled(): boolean {
    return this.#panes.some(({ drawnAsTrained }) => !drawnAsTrained);
  }

  /** See `Runs.ended`. */
  get ended(): Runs["ended"] {
    const { run, learner } = this.#panes[this.#lead] ?? {};
    return run && learner ? { stop: run.moment().stop, learner } : null;
  }

  /** See `Runs.moved`. */
  get moved(): boolean {
    return (this.#panes[this.#lead]?.run?.frontier ?? 0) > 0;
  }

  /** See `Runs.analysed`. */
  get analysed(): boolean {
    return this.#results.verdict;
  }

  /** Computes the results that are shown. The verdict, once shown, is kept up to date: much reads it. */
  show(shown: Results): void {
    const results = { ...shown, verdict: shown.verdict || this.#results.verdict };
    if (unchanged(this.#results, results) === this.#results) return;
    this.#results = results;
    this.#work?.show(results);
    this.follow();
  }

  /** Whether a run is still being started: then none of them moves. */
  get starting(): boolean {
    return (this.#start?.job ?? null) !== null;
  }

  /** The runs as one, or null while there is nothing to train, and until all have started. */
  get run(): Lockstep | null {
    return this.#lockstep;
  }

  /** Which learner leads: one of the panes. */
  get lead(): number {
    return this.#lead;
  }

  set lead(index: number) {
    this.#lead = Math.min(Math.max(0, index), Math.max(0, this.#panes.length - 1));
    this.#lockstep = this.#inLockstep();
  }

  /** Replaces the runs by those for this problem. Throws `PlaygroundError`; then everything stays as it was. */
  load(problem: Problem): void {
    const present = this.#problem;
    const drawn = problem.data === present?.data ? this.examples : examplesOf(problem.data, this.#engine);
    if (drawn !== this.examples) check(drawn);
    const same = drawn === this.examples && problem.split === present?.split;
    const examples = same ? drawn : heldOutOf(drawn, problem.split, this.#engine);
    const set = trainingSetOf(examples);
    const begun = withOwnStart(problem, examples);
    const start = new Start(this.#engine, begun, set);
    const panes = problem.learners.map(
      (learner, place) => new PaneRun(this.#engine, begun, learner, set, start.outcomes[place] ?? null),
    );
    // Only the plane has a stage that asks for more.
    const plane = problem.data.kind !== "reviews";
    this.#wants = panes.map((_, index) => (plane && this.#wants[index]) || null);
    const former = this.#start;
    this.#start = start;
    this.#panes = panes;
    this.#problem = problem;
    this.examples = examples;
    this.#lead = Math.min(this.#lead, panes.length - 1);
    this.#lockstep = this.#inLockstep();
    this.#brief();
    former?.dispose();
  }

  /** What an intent asks to be computed beside training. False when it asks for nothing of the kind. */
  act(intent: Intent): boolean {
    if (intent.type === "analyse") this.show({ ...this.#results, verdict: true });
    if (intent.type === "want-field") {
      this.#wants = this.#wants.map((want, pane) => (pane === intent.pane ? intent.want : want));
    }
    return this.#work?.act(intent, this.#panes[this.#lead]) ?? false;
  }

  /** The two learners whose predictions are set side by side. */
  compare(pair: readonly [number, number] | null): void {
    this.#difference = pair;
    this.follow();
  }

  /** Begins what there is to find out of the moment that the runs have come to. */
  follow(): void {
    if (this.#background && this.#engine.whole && this.scaled) {
      for (const pane of this.#panes) pane.axes = this.#background.overAxes;
    }
    if (this.#results.verdict && this.#engine.whole) this.#work?.wantVerdict();
    this.#work?.follow(this.#panes[this.#lead], this.#difference);
  }

  dispose(): void {
    this.#work?.dispose();
    this.#start?.dispose();
    // What is still on its way finds nothing to begin.
    this.#work = null;
    this.#background = null;
    this.#panes = [];
    this.#lockstep = null;
  }

  /** Works for so many milliseconds on what the panes show. Returns whether the runs have all started by that. */
  work(milliseconds: number): boolean {
    const starting = this.starting;
    this.#work?.work(milliseconds);
    if (!starting || this.starting) return false;
    this.#lockstep = this.#inLockstep();
    return true;
  }

  /** Whether there is anything to do of what the panes show. */
  get pending(): boolean {
    return this.#work?.busy ?? false;
  }

  /** The page's examples in the order of the lead's epoch; empty while there is nothing to train. */
  sequence(): Uint32Array {
    return this.#panes[this.#lead]?.sequence() ?? noExamples;
  }

  /** @param retraining whether what was shown before stays on show. */
  look(retraining = false): Pick<
    Frame,
    "engine" | "examples" | "panes" | "lead" | "pane" | "experiment" | "disagreements" | "findings"
  > & {
    readonly playback: Omit<Playback, "playing">;
  } {
    const before = this.#seen;
    const views = this.#panes.map((pane, index) => {
      const view = pane.look();
      const found = view.obstacle === null ? { ...view, ...this.#work?.ofPane(index, view) } : view;
      return unchanged(before.panes[index], found);
    });
    const panes = unchanged(before.panes, views);
    const pane = panes[this.#lead];
    if (!pane) throw new Error("A trainer looks at a problem that has been loaded.");
    const found = this.#work?.findings(pane, this.#lead) ?? null;
    const findings = found && unchanged(before.findings ?? undefined, found);
    this.#seen = { panes, findings };
    const look = {
      engine: this.#engine,
      examples: this.examples,
      panes,
      lead: this.#lead,
      pane,
      playback: this.#playback(panes, pane),
      experiment: this.#work?.experiment ?? null,
      disagreements: this.#work?.disagreements ?? null,
      findings,
    };
    return this.#work?.lastAnswer.of(look, retraining) ?? look;
  }

  #playback(panes: readonly PaneView[], { epochLength, stop }: PaneView): Omit<Playback, "playing"> {
    const visit = this.#lockstep?.visit ?? 0;
    const trained = panes.filter(({ obstacle }) => obstacle === null);
    return {
      visit,
      epoch: Math.floor(visit / Math.max(1, epochLength)),
      frontier: Math.max(0, ...trained.map(({ frontier }) => frontier)),
      finished: trained.length > 0 && trained.every(({ finished }) => finished),
      stop: this.#lockstep?.stopped ? stop : null,
    };
  }

  #take(started: StartedRuns): void {
    this.#start?.take(started);
    this.#panes.forEach((pane, place) => {
      pane.take(this.#start?.outcomes[place] ?? null);
    });
  }

  /** Tells of the problem and its runs. */
  #brief(): void {
    if (!this.#problem || !this.#background || !this.#work) return;
    this.#work.load(this.#problem, this.examples, this.#panes);
    const job = this.#start?.job;
    if (job) this.#work.begin(job, (started) => this.#take(started));
    this.#work.show(this.#results);
    for (const [pane, want] of this.#wants.entries()) this.#work.act({ type: "want-field", pane, want }, undefined);
    this.follow();
  }

  #inLockstep(): Lockstep | null {
    const together = this.#start?.together;
    if (!together) return null;
    const lead = this.#panes[this.#lead]?.run ?? ("runs" in together ? together.runs[0] : together);
    return lead ? new Lockstep(together, lead) : null;
  }
}

/** The one before where both have the same in every place, so that nothing is drawn again for its sake; else the one now. */
function unchanged<T extends object>(before: T | undefined, now: T): T {
  if (!before) return now;
  const places = Object.keys(now) as (keyof T)[];
  const same = places.length === Object.keys(before).length;
  return same && places.every((place) => Object.is(before[place], now[place])) ? before : now;
}
