import type { WasmEngine } from "../engine/engine.js";
import { PlaygroundError } from "../engine/errors.js";
import type { LateWork } from "./background/index.js";
import { isClassed } from "./data/examples.js";
import { History } from "./document/history.js";
import { withinLearners, withoutLearner } from "./document/learner-choices.js";
import { type Problem, problemField, problemOf, sameProblem } from "./document/problem.js";
import type { PlaygroundState } from "./document/state.js";
import type { Frame } from "./frame.js";
import type { Intent } from "./intent.js";
import { Notices } from "./notices.js";
import { isEdit, selectedAfter } from "./reduce/points.js";
import {
  type Reduced,
  reduceConfigure,
  reduceEdit,
  reduceKeepWeights,
  reduceLearners,
  reduceNewSeed,
  reducePreset,
  reduceUi,
} from "./reduce/reduce.js";
import { Player } from "./training/playback.js";
import { catchUp, travel } from "./training/time.js";
import { noExamples, Trainer } from "./training/trainer.js";

/** Milliseconds a frame spends on training, and beside it on what the panes show; several panes leave less of the frame. */
const budgets = { single: { train: 8, look: 5 }, several: { train: 4, look: 3 } };

/** One playground: takes intents, keeps the state and its history, trains, and says what there is to see. */
export class Session {
  readonly #engine: WasmEngine;
  #presets: Frame["presets"];
  readonly #trainer: Trainer;
  readonly #player: Player;
  readonly #notices = new Notices();
  readonly #onChange: () => void;
  readonly #clock: () => number;
  #history: History<Problem>;
  #page: Pick<PlaygroundState, "view" | "ui">;
  #selected: number | null = null;
  /** Whether something that the panes show could not be computed. */
  #stuck = false;

  /** `onChange` is called whenever the next frame will differ. Throws `PlaygroundError` when the state is not valid. */
  constructor(engine: WasmEngine, state: PlaygroundState, onChange: () => void, clock = () => performance.now()) {
    this.#engine = engine;
    this.#presets = engine.presets;
    this.#trainer = new Trainer(engine);
    this.#player = new Player(clock);
    this.#onChange = onChange;
    this.#clock = clock;
    this.#history = new History(problemOf(state));
    this.#page = { view: state.view, ui: state.ui };
    this.#trainer.load(this.#history.present);
    this.#trainer.lead = state.ui.lead;
    this.#travelTo(state.visit);
  }

  /** The whole state as JSON. */
  get state(): PlaygroundState {
    return { v: 1, ...this.#history.present, visit: this.#trainer.run?.visit ?? 0, ...this.#page };
  }

  /** Takes a whole state, undoably. A field that the engine refuses is named and stays as it is. */
  replace(state: PlaygroundState): void {
    this.#page = { view: state.view, ui: state.ui };
    this.#reporting(() => {
      const wanted = problemOf(state);
      if (!sameProblem(wanted, this.#history.present)) this.#loadValid(wanted);
      this.#trainer.lead = state.ui.lead;
      if (state.visit !== this.state.visit) this.#travelTo(state.visit);
    });
  }

  /** Forgets what could be undone: after the first state there is nothing to go back to. */
  forget(): void {
    this.#history = new History(this.#history.present);
    this.#onChange();
  }

  /** The runs in lockstep, or null while there is nothing to train. Owned by the session. */
  get run() {
    return this.#trainer.run;
  }

  notify(...notice: Parameters<Notices["add"]>): void {
    this.#notices.add(...notice);
    this.#onChange();
  }

  readonly dispatch = (intent: Intent): void => this.#reporting(() => this.#act(intent));

  /** Hands over what computes beside training, which a first visit does not wait for. */
  provide(late: LateWork): void {
    this.#trainer.late = late;
    this.#presets = [...this.#engine.presets, late.reviewsPreset];
    this.#onChange();
  }

  /** Between two frames: works within the budget. Returns whether there will be something to do after the next one too. */
  tick(): boolean {
    const run = this.#trainer.run;
    const budget = this.#history.present.learners.length > 1 ? budgets.several : budgets.single;
    if (!run) this.#player.pause();
    else if (this.#player.active) {
      this.#player.tick(run, run.visit, this.#page.ui.speed, budget.train);
      if (run.stopped) this.#player.pause();
    }
    // Where nothing is trained, its time is left.
    const left = this.#player.active ? budget.look : budget.look + budget.train;
    const more = this.#works && this.#work(left);
    return this.#player.active || more;
  }

  /** Whether there is something to do before the next frame: it plays, or shows what is still to be computed. */
  get busy(): boolean {
    return this.#player.active || (this.#works && this.#trainer.pending);
  }

  /** Whether what the panes show can be computed. */
  get #works(): boolean {
    return this.#engine.whole && !this.#stuck;
  }

  /** What cannot be computed is said, and not tried again until the user does something else. */
  #work(budget: number): boolean {
    try {
      return this.#trainer.work(this.#clock, budget);
    } catch (error) {
      if (!(error instanceof PlaygroundError)) throw error;
      this.#stuck = true;
      this.notify("error", error.message, error);
      return false;
    }
  }

  frame(): Frame {
    const problem = this.#history.present;
    const { playback, ...look } = this.#trainer.look();
    return {
      ...look,
      playback: { ...playback, playing: this.#player.active },
      sequence: this.#page.ui.orders ? this.#trainer.sequence() : noExamples,
      disagreements: this.#trainer.disagreements(this.#page.ui.difference),
      state: this.state,
      presets: this.#presets,
      examples: this.#trainer.examples,
      order: problem.order,
      selected: this.#selected,
      canUndo: this.#history.canUndo,
      canRedo: this.#history.canRedo,
      notices: this.#notices.list,
    };
  }

  dispose(): void {
    this.#player.pause();
    this.#trainer.dispose();
  }

  /** What the engine refuses becomes a notice. */
  #reporting(action: () => void): void {
    this.#stuck = false;
    try {
      action();
    } catch (error) {
      if (!(error instanceof PlaygroundError)) throw error;
      this.#notices.add("error", error.message, error);
    }
    this.#onChange();
  }

  #loadValid(wanted: Problem): void {
    const { present } = this.#history;
    for (let problem = wanted; ; ) {
      try {
        this.#commit({ problem });
        this.#player.pause();
        return;
      } catch (error) {
        const field = error instanceof PlaygroundError ? problemField(error.field) : null;
        if (!(error instanceof PlaygroundError) || !field || problem[field] === present[field]) throw error;
        this.#notices.add("error", error.message, error);
        problem = { ...problem, [field]: present[field] };
        if (sameProblem(problem, present)) return;
      }
    }
  }

  #travelTo(visit: number): void {
    const run = this.#trainer.run;
    if (run) travel({ type: "seek", visit }, run, this.#player);
  }

  #act(intent: Intent): void {
    const { run, examples } = this.#trainer;
    if (run && travel(intent, run, this.#player)) return;
    if (this.#trainer.act(intent)) return;
    const problem = this.#history.present;
    if (isEdit(intent)) {
      const stroke = "stroke" in intent ? intent.stroke : undefined;
      const selected = this.#selected;
      this.#commit(this.#keepingWeights(reduceEdit(problem, examples, intent)), stroke);
      if (this.#history.present !== problem) this.#selected = selectedAfter(selected, intent);
      return;
    }
    const ui = reduceUi(this.#page.ui, intent);
    if (ui) {
      this.#page = { ...this.#page, ui };
      if (intent.type === "set-lead") this.#trainer.lead = intent.index;
      return;
    }
    if (this.#actLate(intent, problem)) return;
    const learners = reduceLearners(problem, intent, this.#trainer.lead, examples.base);
    if (learners) this.#commitLearners(learners, intent.type === "remove-learner" ? intent.index : undefined);
    else this.#actOnTheRest(intent, problem);
  }

  /** What the parts that load late make of an intent. False when they leave it to the others. */
  #actLate(intent: Intent, problem: Problem): boolean {
    const { late, examples } = this.#trainer;
    const reduced = late?.reduceLate(problem, examples, intent);
    if (!reduced) return false;
    const selected = this.#selected;
    this.#commit(reduced.keeps ? this.#keepingWeights(reduced) : reduced);
    if (reduced.keeps && this.#trainer.examples.count === examples.count) this.#selected = selected;
    return true;
  }

  #actOnTheRest(intent: Intent, problem: Problem): void {
    switch (intent.type) {
      case "load-preset": {
        const classed = isClassed(intent.name, this.#engine);
        const from = this.#trainer.late?.leavingReviews(problem) ?? problem;
        this.#commit({ problem: reducePreset(from, intent, { classed, lead: this.#trainer.lead }) });
        this.#page = { ...this.#page, view: null };
        break;
      }
      case "configure":
        this.#commit({ problem: reduceConfigure(problem, intent, this.#trainer.lead) });
        break;
      case "new-seed":
        this.#commit({ problem: reduceNewSeed(problem) });
        break;
      case "undo":
        if (this.#history.canUndo) this.#load(this.#history.undo());
        break;
      case "redo":
        if (this.#history.canRedo) this.#load(this.#history.redo());
        break;
      case "set-view":
        this.#page = { ...this.#page, view: intent.view };
        break;
      case "select":
        this.#selected = intent.example;
        break;
      case "dismiss-notice":
        this.#notices.dismiss(intent.id);
        break;
    }
  }

  /** After an edit the weights learned so far are the initial ones, if the user wants that. */
  #keepingWeights(reduced: Reduced): Reduced {
    const run = this.#trainer.run;
    if (!this.#page.ui.keepWeights || !run || reduced.problem === this.#history.present) return reduced;
    return reduceKeepWeights(reduced, this.#trainer.look().panes);
  }

  /** Other learners on the same problem: they come to the moment the others stand at. */
  #commitLearners(reduced: Reduced, removed = Number.POSITIVE_INFINITY): void {
    const { lead, run } = this.#trainer;
    const before = this.#history.present;
    this.#commit(reduced);
    if (this.#history.present === before) return;
    this.#trainer.lead = removed < lead ? lead - 1 : lead;
    const difference = withoutLearner(this.#page.ui.difference, removed);
    this.#page = { ...this.#page, ui: { ...this.#page.ui, lead: this.#trainer.lead, difference } };
    if (run && this.#trainer.run) catchUp(this.#trainer.run, run.visit, this.#player);
  }

  #commit({ problem, warning }: Reduced, stroke?: number): void {
    if (warning) this.#notices.add("warning", warning);
    if (problem === this.#history.present) return;
    this.#load(problem);
    this.#history.push(problem, stroke);
  }

  /** Another run. Of other examples none is selected. */
  #load(problem: Problem): void {
    const { examples } = this.#trainer;
    this.#trainer.load(problem);
    this.#player.dropGoal();
    this.#page = { ...this.#page, ui: withinLearners(this.#page.ui, problem.learners.length) };
    this.#trainer.lead = this.#page.ui.lead;
    if (this.#trainer.examples !== examples) this.#selected = null;
  }
}
