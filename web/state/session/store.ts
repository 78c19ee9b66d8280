import type { WasmEngine } from "../../engine/engine.js";
import { PlaygroundError } from "../../engine/errors.js";
import { isClassed } from "../data/examples.js";
import { withinProblem } from "../document/choices.js";
import { isPerClass, isZero, withoutCarriedStart, withoutInitial } from "../document/initial-weights.js";
import { holds } from "../document/lock.js";
import { type Problem, problemField, problemOf, sameProblem } from "../document/problem.js";
import { withoutRefused } from "../document/reading/fit-problem.js";
import { refusedStarts } from "../document/reading/fit-state.js";
import { droppingData, type Refusal } from "../document/reading/refusal.js";
import type { ClassInitial, Initial, PageLearner, PlaygroundState } from "../document/state.js";
import { hyperplane, hyperplanes, type PaneView, type Warning } from "../runs/frame.js";
import type { Time } from "../runs/training/time.js";
import type { Trainer } from "../runs/training/trainer.js";
import { History } from "./history.js";
import type { Change, PageState, ReducerContext } from "./reduce/change.js";

/** Receives what the user is told about a change. */
interface Reporter {
  /** Says that a change was made differently from what was asked. */
  warn(warning: Warning): void;
  /** Says that a change was not made. */
  refuse(...refusals: readonly Refusal[]): void;
}

/** A problem, and the visit at which the user left it. */
interface HistoryEntry {
  readonly problem: Problem;
  readonly visit: number;
}

/** Holds the current state: the problem with its undo history, and the page. The runs always belong to this problem. */
export class Store {
  readonly #engine: WasmEngine;
  readonly #trainer: Trainer;
  readonly #time: Time;
  readonly #reporter: Reporter;
  #history: History<HistoryEntry>;
  #page: PageState;

  /** Throws `PlaygroundError` when the state is not valid. */
  constructor(engine: WasmEngine, state: PlaygroundState, trainer: Trainer, time: Time, services: Reporter) {
    this.#engine = engine;
    this.#trainer = trainer;
    this.#time = time;
    this.#reporter = services;
    this.#history = new History({ problem: problemOf(state), visit: state.visit });
    this.#page = { view: state.view, ui: state.ui, selected: null, pointed: null };
    trainer.load(this.problem);
    trainer.lead = state.ui.lead;
    this.#arrive(state.visit);
  }

  get problem(): Problem {
    return this.#history.present.problem;
  }

  get history(): Pick<History<HistoryEntry>, "position" | "travelled" | "canUndo" | "canRedo"> {
    const { position, travelled, canUndo, canRedo } = this.#history;
    return { position, travelled, canUndo, canRedo };
  }

  get page(): PageState {
    return this.#page;
  }

  set page(page: PageState) {
    const { lead } = this.#page.ui;
    const live = this.#live;
    this.#page = page;
    if (page.ui.lead !== lead) this.#trainer.lead = page.ui.lead;
    if (this.#live && !live) this.#time.retrain();
  }

  /** Whether every change is trained to its end. */
  get #live(): boolean {
    return this.#page.ui.live && !holds(this.#page.ui.lock, "visit");
  }

  /** The whole state as JSON. */
  get state(): PlaygroundState {
    const { view, ui } = this.#page;
    return { v: 1, ...this.problem, visit: this.#visit, view, ui };
  }

  get #visit(): number {
    return this.#trainer.run?.visit ?? (this.#trainer.starting ? this.#time.awaited : 0);
  }

  /** What a reducer may read in addition to the problem. */
  get reducerContext(): ReducerContext {
    return {
      examples: this.#trainer.examples,
      ui: this.#page.ui,
      isClassed: (preset) => isClassed(preset, this.#engine),
    };
  }

  /** Makes the current problem the only one in the history. */
  clearHistory(): void {
    this.#history = new History({ problem: this.problem, visit: this.#visit });
  }

  /** Goes one step through the history, if there is one: to the problem, its weights and the visit at which it was left. */
  travel(step: "undo" | "redo"): void {
    this.#saveVisit();
    const before = this.problem;
    const { problem, visit } = this.#history[step]();
    if (problem === before) return;
    this.#load(problem);
    if (this.#live) this.#time.retrain();
    else this.#time.seek(visit);
  }

  #saveVisit(): void {
    this.#history.amend({ problem: this.problem, visit: this.#visit });
  }

  /** Goes to another visit for the reader, unless the visit is locked. */
  moveIfUnlocked(go: () => void): void {
    if (holds(this.#page.ui.lock, "visit")) this.#reporter.warn({ code: "locked" });
    else go();
  }

  /** Applies an undoable change. Throws `PlaygroundError` when it is not valid, and then changes nothing. */
  commit(change: Change): void {
    const { problem, warning, group, moveSelection, view, learnersUi } = change;
    const { selected, ui } = this.#page;
    if (problem === this.problem) {
      if (warning) this.#reporter.warn(warning);
      return;
    }
    const visit = this.#trainer.run?.visit;
    const changed = change.keepsWeights ? this.#startOf(problem) : problem;
    this.#saveVisit();
    this.#load(changed, { ...ui, ...learnersUi });
    this.#history.push({ problem: changed, visit: 0 }, group);
    if (warning) this.#reporter.warn(warning);
    if (moveSelection && selected !== null) this.#page = { ...this.#page, selected: moveSelection(selected) };
    if (view !== undefined) this.#page = { ...this.#page, view };
    if (this.#live) this.#time.retrain();
    else if (learnersUi && visit !== undefined) this.#time.catchUp(visit);
  }

  /** At the visit of a state that has been opened. */
  #arrive(visit: number): void {
    if (this.#live && visit === 0) this.#time.retrain();
    else if (visit !== this.state.visit) this.#time.seek(visit);
  }

  /** The problem after an edit of its data, with the weights that it starts from. */
  #startOf(problem: Problem): Problem {
    // What is trained again says the same, whatever way led there.
    if (this.#live) return withoutCarriedStart(problem);
    const keeps = this.#page.ui.keepWeights && this.#trainer.run;
    return keeps ? keepWeights(problem, this.#trainer.look().panes) : problem;
  }

  /**
   * Replaces the whole state, undoably. A field that the engine refuses is reported and keeps its value. Throws
   * `PlaygroundError` "not-ready" when the state takes the whole engine, and then changes nothing.
   * @param anew See the intent.
   */
  replace(state: PlaygroundState, anew = false): void {
    const before = this.problem;
    this.#commitValid(problemOf(state));
    if (anew && this.problem === before) {
      this.#load(before);
      this.#time.pause();
    }
    const ui = withinProblem(state.ui, this.problem);
    this.page = { ...this.#page, view: state.view, ui };
    this.#arrive(state.visit);
  }

  #commitValid(wanted: Problem): void {
    const present = this.problem;
    const refused: Refusal[] = [];
    for (let problem = wanted; !sameProblem(problem, present); ) {
      try {
        this.commit({ problem });
        this.#time.pause();
        break;
      } catch (error) {
        if (!(error instanceof PlaygroundError) || error.code === "not-ready") throw error;
        const field = problemField(error.field);
        const ofData = field === "data" && problem.data !== present.data;
        refused.push(ofData ? droppingData(error) : error);
        const left = withoutRefused(problem, present, error.field);
        if (!left) break;
        if (field !== "data" && field !== "initial") refused.push(...refusedStarts(problem, left));
        problem = left;
      }
    }
    if (refused.length > 0) this.#reporter.refuse(...refused);
  }

  /** Starts new runs. Clears the selection when the examples have changed. */
  #load(problem: Problem, ui = this.#page.ui): void {
    const { examples } = this.#trainer;
    this.#trainer.load(problem);
    this.#time.beginAnew();
    const selected = this.#trainer.examples === examples ? this.#page.selected : null;
    this.#page = { ...this.#page, selected, pointed: null, ui: withinProblem(ui, problem) };
    this.#trainer.lead = this.#page.ui.lead;
  }
}

/**
 * Learners go on from the weights they have come to, as online learners do: one as the problem says, several each from
 * their own, and so does one with a weight vector a class. One that has no weights to carry starts afresh, and one that
 * has not learned yet starts where it would have.
 */
function keepWeights(problem: Problem, panes: readonly PaneView[]): Problem {
  const starts = panes.map((pane) => carriedFrom(pane, problem));
  const [only] = starts;
  if (starts.length === 1 && only && !isPerClass(only)) {
    return { ...problem, initial: isZero(only) ? null : only, learners: problem.learners.map(withoutInitial) };
  }
  const learners = problem.learners.map((learner, k): PageLearner => {
    const initial = starts[k];
    return initial ? { ...learner, initial } : learner;
  });
  return starts.some((start) => start) ? { ...problem, learners } : problem;
}

/** Null where the problem after the edit says itself where to start. */
function carriedFrom(
  { learner, initial, updates, current }: PaneView,
  problem: Problem,
): Initial | ClassInitial | null {
  // A preset's own start goes with the preset: it is carried too.
  const own = initial !== null && !learner.initial && !problem.initial;
  if (updates === 0 && !own) return null;
  const plane = hyperplane(current);
  if (plane) return { weights: Array.from(plane.weights), bias: plane.bias, carried: true };
  const planes = hyperplanes(current);
  return (
    planes && {
      weights: planes.map(({ weights }) => Array.from(weights)),
      bias: planes.map(({ bias }) => bias),
      carried: true,
    }
  );
}
