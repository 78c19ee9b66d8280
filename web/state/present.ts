import type { WasmEngine } from "../engine/engine.js";
import { PlaygroundError } from "../engine/errors.js";
import { isClassed } from "./data/examples.js";
import { withinProblem } from "./document/choices.js";
import { withoutRefused } from "./document/fit.js";
import { History } from "./document/history.js";
import { type Problem, problemOf, sameProblem } from "./document/problem.js";
import type { PlaygroundState } from "./document/state.js";
import type { PaneView } from "./frame.js";
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
  /** The same problem, begun from the weights learned so far. */
  keepWeights(problem: Problem, panes: readonly PaneView[]): Problem;
}

/** The state as it is: the problem with its history, and the page. The runs are always those of the present problem. */
export class Present {
  readonly #engine: WasmEngine;
  readonly #trainer: Trainer;
  readonly #time: Time;
  readonly #services: Services;
  #history: History<Problem>;
  #page: Page;

  /** Throws `PlaygroundError` when the state is not valid. */
  constructor(engine: WasmEngine, state: PlaygroundState, trainer: Trainer, time: Time, services: Services) {
    this.#engine = engine;
    this.#trainer = trainer;
    this.#time = time;
    this.#services = services;
    this.#history = new History(problemOf(state));
    this.#page = { view: state.view, ui: state.ui, selected: null };
    trainer.load(this.problem);
    trainer.lead = state.ui.lead;
    time.seek(state.visit);
  }

  get problem(): Problem {
    return this.#history.present;
  }

  get history(): Pick<History<Problem>, "canUndo" | "canRedo"> {
    return this.#history;
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
    const visit = this.#trainer.run?.visit ?? (this.#trainer.starting ? this.#time.awaited : 0);
    return { v: 1, ...this.problem, visit, view, ui };
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
    this.#history = new History(this.problem);
  }

  /** One step through the history, where there is one. */
  go(step: "undo" | "redo"): void {
    const before = this.problem;
    const problem = this.#history[step]();
    if (problem !== before) this.#load(problem);
  }

  /** Makes a change, undoably. Throws `PlaygroundError` where it is not valid; then everything stays as it was. */
  commit(reduced: Reduced): void {
    const { problem, warning, group, moved, view, among } = reduced;
    const { selected, ui } = this.#page;
    if (problem === this.problem) {
      if (warning) this.#services.warn(warning);
      return;
    }
    const { run } = this.#trainer;
    const keeps = reduced.keeps && ui.keepWeights && run;
    const changed = keeps ? this.#services.keepWeights(problem, this.#trainer.look().panes) : problem;
    this.#load(changed, { ...ui, ...among });
    this.#history.push(changed, group);
    if (warning) this.#services.warn(warning);
    if (moved && selected !== null) this.#page = { ...this.#page, selected: moved(selected) };
    if (view !== undefined) this.#page = { ...this.#page, view };
    if (among && run) this.#time.catchUp(run.visit);
  }

  /**
   * Takes a whole state, undoably. A field that the engine refuses is named and stays as it is. Throws `PlaygroundError`
   * "not-ready" where it takes the engine's extension; then everything stays as it was.
   */
  replace(state: PlaygroundState): void {
    this.#commitValid(problemOf(state));
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
