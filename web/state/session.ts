import type { WasmEngine } from "../engine/engine.js";
import { PlaygroundError } from "../engine/errors.js";
import { isEdit, selectedAfter } from "./edits.js";
import type { Frame } from "./frame.js";
import { History } from "./history.js";
import type { Intent } from "./intent.js";
import { Notices } from "./notices.js";
import { Player } from "./player.js";
import type { PlaygroundState } from "./playground-state.js";
import { firstLearner, type Problem, problemField, sameProblem } from "./problem.js";
import { type Reduced, reduceConfigure, reduceEdit, reduceNewSeed, reducePreset, reduceUi } from "./reduce.js";
import { Trainer } from "./trainer.js";
import { travel } from "./travel.js";

function problemOf({ data, features, scaling, bias, learners, order, initial, maxEpochs }: PlaygroundState): Problem {
  return { data, scaling, bias, learners, order, initial, maxEpochs, ...(features && { features }) };
}

/** One playground: takes intents, keeps the state and its history, trains, and says what there is to see. */
export class Session {
  readonly #engine: WasmEngine;
  readonly #trainer: Trainer;
  readonly #player: Player;
  readonly #notices = new Notices();
  readonly #onChange: () => void;
  #history: History<Problem>;
  #page: Pick<PlaygroundState, "view" | "ui">;
  #selected: number | null = null;

  /** `onChange` is called whenever the next frame will differ. Throws `PlaygroundError` when the state is not valid. */
  constructor(engine: WasmEngine, state: PlaygroundState, onChange: () => void, clock?: () => number) {
    this.#engine = engine;
    this.#trainer = new Trainer(engine);
    this.#player = new Player(clock);
    this.#onChange = onChange;
    this.#history = new History(problemOf(state));
    this.#page = { view: state.view, ui: state.ui };
    this.#trainer.load(this.#history.present);
    this.#travelTo(state.visit);
  }

  /** The whole state as JSON. */
  get state(): PlaygroundState {
    return { v: 1, ...this.#history.present, visit: this.#trainer.run?.moment().visit ?? 0, ...this.#page };
  }

  /** Takes a whole state, undoably. A field that the engine refuses is named and stays as it is. */
  replace(state: PlaygroundState): void {
    this.#page = { view: state.view, ui: state.ui };
    this.#reporting(() => {
      const wanted = problemOf(state);
      if (!sameProblem(wanted, this.#history.present)) this.#loadValid(wanted);
      if (state.visit !== this.state.visit) this.#travelTo(state.visit);
    });
  }

  /** Forgets what could be undone: after the first state there is nothing to go back to. */
  forget(): void {
    this.#history = new History(this.#history.present);
    this.#onChange();
  }

  /** The run on the stage, or null while there is nothing to train. Owned by the session. */
  get run() {
    return this.#trainer.run;
  }

  notify(...notice: Parameters<Notices["add"]>): void {
    this.#notices.add(...notice);
    this.#onChange();
  }

  readonly dispatch = (intent: Intent): void => this.#reporting(() => this.#act(intent));

  /** One animation frame: trains within the budget. Returns whether the next frame will have something to do too. */
  tick(): boolean {
    const run = this.#trainer.run;
    if (!run) this.#player.pause();
    if (!run || !this.#player.active) return false;
    this.#player.tick(run, run.moment().visit, this.#page.ui.speed);
    if (run.moment().stop !== null) this.#player.pause();
    return this.#player.active;
  }

  frame(): Frame {
    const problem = this.#history.present;
    const look = this.#trainer.look();
    return {
      ...look,
      state: this.state,
      presets: this.#engine.presets,
      examples: this.#trainer.examples,
      learner: firstLearner(problem),
      order: problem.order,
      playing: this.#player.active,
      obstacle: this.#trainer.obstacle,
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
      return;
    }
    this.#actOnTheRest(intent, problem);
  }

  #actOnTheRest(intent: Intent, problem: Problem): void {
    switch (intent.type) {
      case "load-preset":
        this.#commit({ problem: reducePreset(problem, intent) });
        this.#page = { ...this.#page, view: null };
        break;
      case "configure":
        this.#commit({ problem: reduceConfigure(problem, intent) });
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
    if (!this.#page.ui.keepWeights || !run || run.moment().updates === 0) return reduced;
    if (reduced.problem === this.#history.present) return reduced;
    const { weights, bias } = run.current();
    return { ...reduced, problem: { ...reduced.problem, initial: { weights: Array.from(weights), bias } } };
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
    if (this.#trainer.examples !== examples) this.#selected = null;
  }
}
