import type { WasmEngine } from "../engine/engine.js";
import { PlaygroundError } from "../engine/errors.js";
import { isClassed } from "./data/examples.js";
import { withinProblem } from "./document/choices.js";
import { withoutRefused } from "./document/fit.js";
import { History } from "./document/history.js";
import { holds, lockedReason } from "./document/lock.js";
import { type Problem, problemOf, sameProblem } from "./document/problem.js";
import type { PlaygroundState } from "./document/state.js";
import { keepWeights } from "./reduce/keep-weights.js";
import type { Page } from "./reduce/page.js";
import type { Around, Reduced } from "./reduce/reduced.js";
import type { Time } from "./training/time.js";
import type { Trainer } from "./training/trainer.js";

/** What a change is made with beside the state. */
export interface Services {
  /** Says what of a change was not made as it was wanted. */
  warn(text: string): void;
  /** Says what was not made. */
  refuse(error: PlaygroundError): void;
}

/** A problem, and the visit that was shown of it when it was left. */
interface Moment {
  readonly problem: Problem;
  readonly visit: number;
}

/** The state as it is: the problem with its history, and the page. The runs are always those of the present problem. */
export class Present {
  readonly #engine: WasmEngine;
  readonly #trainer: Trainer;
  readonly #time: Time;
  readonly #services: Services;
  #history: History<Moment>;
  #page: Page;

  /** Throws `PlaygroundError` when the state is not valid. */
  constructor(engine: WasmEngine, state: PlaygroundState, trainer: Trainer, time: Time, services: Services) {
    this.#engine = engine;
    this.#trainer = trainer;
    this.#time = time;
    this.#services = services;
    this.#history = new History({ problem: problemOf(state), visit: state.visit });
    this.#page = { view: state.view, ui: state.ui, selected: null };
    trainer.load(this.problem);
    trainer.lead = state.ui.lead;
    time.seek(state.visit);
  }

  get problem(): Problem {
    return this.#history.present.problem;
  }

  get history(): Pick<History<Moment>, "position" | "canUndo" | "canRedo"> {
    const { position, canUndo, canRedo } = this.#history;
    return { position, canUndo, canRedo };
  }

  get page(): Page {
    return this.#page;
  }

  set page(page: Page) {
    const { lead } = this.#page.ui;
    this.#page = page;
    if (page.ui.lead !== lead) this.#trainer.lead = page.ui.lead;
  }

  /** The whole state as JSON. */
  get state(): PlaygroundState {
    const { view, ui } = this.#page;
    return { v: 1, ...this.problem, visit: this.#visit, view, ui };
  }

  get #visit(): number {
    return this.#trainer.run?.visit ?? (this.#trainer.starting ? this.#time.awaited : 0);
  }

  /** What a reducer may know beside the problem. */
  get around(): Around {
    return {
      examples: this.#trainer.examples,
      ui: this.#page.ui,
      isClassed: (preset) => isClassed(preset, this.#engine),
    };
  }

  /** Forgets what could be undone. */
  forget(): void {
    this.#history = new History({ problem: this.problem, visit: this.#visit });
  }

  /** One step through the history, where there is one: to a problem, its weights and the moment at which it was left. */
  go(step: "undo" | "redo"): void {
    this.#noteMoment();
    const before = this.problem;
    const { problem, visit } = this.#history[step]();
    if (problem === before) return;
    this.#load(problem);
    this.#time.seek(visit);
  }

  #noteMoment(): void {
    this.#history.amend({ problem: this.problem, visit: this.#visit });
  }

  /** Goes to another moment for somebody who looks at the page, unless that is locked. */
  move(go: () => void): void {
    if (holds(this.#page.ui.lock, "visit")) this.#services.warn(lockedReason);
    else go();
  }

  /** Makes a change, undoably. Throws `PlaygroundError` where it is not valid; then everything stays as it was. */
  commit(reduced: Reduced): void {
    const { problem, warning, group, moved, view, among } = reduced;
    const { selected, ui } = this.#page;
    if (problem === this.problem) {
      if (warning) this.#services.warn(warning);
      return;
    }
    const stood = this.#trainer.run?.visit;
    const keeps = reduced.keeps && ui.keepWeights && stood !== undefined;
    const changed = keeps ? keepWeights(problem, this.#trainer.look().panes) : problem;
    this.#noteMoment();
    this.#load(changed, { ...ui, ...among });
    this.#history.push({ problem: changed, visit: 0 }, group);
    if (warning) this.#services.warn(warning);
    if (moved && selected !== null) this.#page = { ...this.#page, selected: moved(selected) };
    if (view !== undefined) this.#page = { ...this.#page, view };
    if (among && stood !== undefined) this.#time.catchUp(stood);
  }

  /**
   * Takes a whole state, undoably. A field that the engine refuses is named and stays as it is. Throws `PlaygroundError`
   * "not-ready" where it takes the engine's extension; then everything stays as it was.
   * @param anew see the intent
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
    if (state.visit !== this.state.visit) this.#time.seek(state.visit);
  }

  #commitValid(wanted: Problem): void {
    const present = this.problem;
    const refused: PlaygroundError[] = [];
    for (let problem = wanted; !sameProblem(problem, present); ) {
      try {
        this.commit({ problem });
        this.#time.pause();
        break;
      } catch (error) {
        if (!(error instanceof PlaygroundError) || error.code === "not-ready") throw error;
        refused.push(error);
        const left = withoutRefused(problem, present, error.field);
        if (!left) break;
        problem = left;
      }
    }
    for (const error of refused) this.#services.refuse(error);
  }

  /** Other runs. Of other examples none is selected. */
  #load(problem: Problem, ui = this.#page.ui): void {
    const { examples } = this.#trainer;
    this.#trainer.load(problem);
    this.#time.beginAnew();
    const selected = this.#trainer.examples === examples ? this.#page.selected : null;
    this.#page = { ...this.#page, selected, ui: withinProblem(ui, problem) };
    this.#trainer.lead = this.#page.ui.lead;
  }
}
