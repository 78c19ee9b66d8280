import type { WasmEngine } from "../engine/engine.js";
import { PlaygroundError } from "../engine/errors.js";
import type { Background } from "./background/index.js";
import type { Refusal } from "./document/refusal.js";
import type { PlaygroundState } from "./document/state.js";
import type { Frame } from "./frame.js";
import type { Intent } from "./intent.js";
import { Notices } from "./notices.js";
import { Present } from "./present.js";
import { rowOf, type SettingsType } from "./reduce/index.js";
import type { Reducer } from "./reduce/reduced.js";
import { Time } from "./training/time.js";
import { noExamples, Trainer } from "./training/trainer.js";

/** Milliseconds a frame spends on training, and beside it on what the panes show; several panes leave less of the frame. */
const budgets = { single: { train: 8, look: 5 }, several: { train: 4, look: 3 } };

/** One playground: takes intents, keeps the state and its history, trains, and says what there is to see. */
export class Session {
  readonly #engine: WasmEngine;
  readonly #trainer: Trainer;
  readonly #time: Time;
  readonly #present: Present;
  readonly #notices = new Notices();
  readonly #onChange: () => void;
  /** What there is to see, until it changes. */
  #frame: Frame | null = null;
  #presets: Frame["presets"];
  readonly #refusals: Refusal[] = [];
  /** Intents whose handlers have still to load, and all that came after them. */
  readonly #waiting: (readonly [Intent, (() => void) | undefined])[] = [];
  /** Why they cannot be loaded. */
  #missing: Refusal | null = null;
  /** Whether something that the panes show could not be computed. */
  #stuck = false;

  /** `onChange` is called whenever the next frame will differ. Throws `PlaygroundError` when the state is not valid. */
  constructor(engine: WasmEngine, state: PlaygroundState, onChange: () => void, clock = () => performance.now()) {
    this.#engine = engine;
    this.#presets = engine.presets;
    this.#trainer = new Trainer(engine, clock);
    this.#time = new Time(() => this.#trainer.run, clock);
    this.#onChange = onChange;
    this.#present = new Present(engine, state, this.#trainer, this.#time, {
      warn: (text) => this.#notices.add("warning", text),
      refuse: (error) => this.refuse(error),
    });
  }

  /** The whole state as JSON. */
  get state(): PlaygroundState {
    return this.#present.state;
  }

  /** The runs in lockstep, or null while there is nothing to train. Owned by the session. */
  get run() {
    return this.#trainer.run;
  }

  /** See `Playback.arrival`. */
  get arrival(): Promise<number> {
    return this.#time.arrival;
  }

  /** Carries an intent out, at once or when its turn comes; then `done` is called. */
  readonly dispatch = (intent: Intent, done?: () => void): void => {
    if (this.#waiting.length > 0 || (this.#lacks(intent) && !this.#missing)) {
      this.#waiting.push([intent, done]);
      return;
    }
    this.#stuck = false;
    this.#refusing(() => this.#act(intent));
    this.#trainer.compare(this.#present.page.ui.difference);
    this.#changed();
    done?.();
  };

  replace(state: PlaygroundState): void {
    this.dispatch({ type: "replace", state });
  }

  /** Forgets what could be undone: after the first state there is nothing to go back to. */
  forget(): void {
    this.#present.forget();
    this.#changed();
  }

  /** Says what was not taken. */
  refuse(...refusals: readonly Refusal[]): void {
    this.#refusals.push(...refusals);
    this.#notices.add("error", ...refusals.map(({ message }) => message));
    this.#changed();
  }

  /** What was refused since the last call, all of it: the page shows a few at a time. */
  takeRefusals(): readonly Refusal[] {
    return this.#refusals.splice(0);
  }

  /** Hands over what a first visit does not wait for: what computes beside training, and the reducers of settings. */
  provide(background: Background): void {
    this.#trainer.background = background;
    this.#presets = [...this.#engine.presets, background.reviewsPreset];
    this.#missing = null;
    this.#trainer.compare(this.#present.page.ui.difference);
    this.#carryOn();
  }

  /** That could not be loaded: what waits for it is refused, and what would is too. */
  doWithout(reason: Refusal): void {
    this.#missing = reason;
    this.refuse(reason);
    this.#carryOn();
  }

  /** Between two frames: works within the budget. Returns whether there will be something to do after the next one too. */
  tick(): boolean {
    const { problem, page } = this.#present;
    const { train, look } = problem.learners.length > 1 ? budgets.several : budgets.single;
    const moved = this.#time.tick(page.ui.speed, train);
    this.#trainer.follow();
    const works = this.#works;
    // Where nothing is trained, its time is left.
    const budget = this.#time.playing ? look : look + train;
    const started = works && this.#refusing(() => this.#trainer.work(budget));
    // What cannot be computed is not tried again until the user does something else.
    if (started === null) this.#stuck = true;
    if (started) this.#time.catchUp(this.#time.awaited);
    if (started) this.#trainer.follow();
    if (moved || works) this.#changed();
    return this.#time.playing || this.#works;
  }

  /** Milliseconds until there is something to do, by playing or for what is still to be computed; Infinity: nothing. */
  get rest(): number {
    return this.#works ? 0 : this.#time.rest(this.#present.page.ui.speed);
  }

  /** What there is to see at this moment: the same object until it changes. */
  frame(): Frame {
    this.#frame ??= this.#look();
    return this.#frame;
  }

  dispose(): void {
    this.#time.pause();
    this.#trainer.dispose();
  }

  #look(): Frame {
    const { page, problem, history } = this.#present;
    const { playback, ...look } = this.#trainer.look();
    return {
      ...look,
      playback: { ...playback, playing: this.#time.playing },
      sequence: page.ui.orders ? this.#trainer.sequence() : noExamples,
      state: this.state,
      presets: this.#presets,
      examples: this.#trainer.examples,
      order: problem.order,
      selected: page.selected,
      canUndo: history.canUndo,
      canRedo: history.canRedo,
      notices: this.#notices.list,
    };
  }

  #changed(): void {
    this.#frame = null;
    this.#onChange();
  }

  /** Whether there is something to compute of what the panes show, and it can be. */
  get #works(): boolean {
    return this.#engine.whole && !this.#stuck && this.#trainer.pending;
  }

  /** What the engine refuses is said; then null comes back. */
  #refusing<Value>(action: () => Value): Value | null {
    try {
      return action();
    } catch (error) {
      if (!(error instanceof PlaygroundError)) throw error;
      this.refuse(error);
      return null;
    }
  }

  #carryOn(): void {
    for (const [intent, done] of this.#waiting.splice(0)) this.dispatch(intent, done);
    this.#changed();
  }

  /** Whether an intent is carried out by what has not been loaded. */
  #lacks(intent: Intent): boolean {
    const row = rowOf(intent);
    const begins = row.on === "background" && row.begins;
    const keeps = row.on === "problem" && this.#present.page.ui.keepWeights;
    return !this.#trainer.background && (row.on === "settings" || begins || keeps);
  }

  #act(intent: Intent): void {
    if (this.#missing && this.#lacks(intent)) {
      this.refuse(this.#missing);
      return;
    }
    const present = this.#present;
    const row = rowOf(intent);
    switch (row.on) {
      case "problem":
        present.commit(row.reduce(present.problem, intent, present.around));
        break;
      case "settings": {
        const reduce = this.#trainer.background?.settings[intent.type as SettingsType] as Reducer | undefined;
        if (reduce) present.commit(reduce(present.problem, intent, present.around));
        break;
      }
      case "present":
        row.change(present, intent);
        break;
      case "page":
        present.page = row.reduce(present.page, intent, present.problem);
        break;
      case "time":
        row.move(this.#time, intent);
        break;
      case "background":
        this.#trainer.act(intent);
        break;
      case "notices":
        row.change(this.#notices, intent);
        break;
      default:
        row satisfies never;
    }
  }
}
