import type { WasmEngine } from "../../engine/engine.js";
import { isNotReady, PlaygroundError } from "../../engine/errors.js";
import type { Lazy } from "../../engine/lazy.js";
import { reviewsPreset } from "../document/features/presets.js";
import { english, type Words } from "../document/notation/words.js";
import type { ReadState } from "../document/reading/fit-state.js";
import type { Refusal } from "../document/reading/refusal.js";
import type { PlaygroundState } from "../document/state.js";
import { type CapabilityName, demandOf } from "../runs/demand.js";
import type { Frame } from "../runs/frame.js";
import type { Decision, Intent, Wanting } from "../runs/intent.js";
import { budgetsOf, tempoOf } from "../runs/training/playback.js";
import { Time } from "../runs/training/time.js";
import { noExamples, Trainer } from "../runs/training/trainer.js";
import { type Capabilities, CapabilityLoader, capabilitiesOf } from "./capability-loader.js";
import { IntentQueue } from "./intent-queue.js";
import { Notices } from "./notices.js";
import { needsOf, rowOf, type SettingsType } from "./reduce/index.js";
import { Store } from "./store.js";

/** One playground: takes intents, holds the state and its history, trains, and produces the frame to draw. */
export class Session {
  readonly #trainer: Trainer;
  readonly #time: Time;
  readonly #store: Store;
  readonly #notices = new Notices();
  readonly #onChange: () => void;
  /** The current frame; null after a change. Once the session has ended, its last one. */
  #frame: Frame | null = null;
  /** What is still on its way for a session that has ended sees its last frame, and changes nothing. */
  #ended = false;
  readonly #presets: Frame["presets"];
  readonly #capabilities: Capabilities;
  readonly #queue: IntentQueue;
  readonly #loader: CapabilityLoader;
  readonly #refusals: Refusal[] = [];
  readonly #unsubscribe: () => void;
  /** Whether something that the panes show could not be computed. It is not tried again until the user does something else. */
  #failed = false;
  #words = english;
  #linked: ReadState | null = null;
  /** See `Frame.untouched`. */
  #untouched: boolean;

  /**
   * `onChange` is called whenever the next frame will differ. Throws `PlaygroundError` when the state is not valid.
   * @param capabilities Code that the session loads on demand.
   */
  constructor(
    engine: WasmEngine,
    state: PlaygroundState,
    onChange: () => void,
    clock = () => performance.now(),
    capabilities = capabilitiesOf(engine),
  ) {
    this.#untouched = state.visit > 0;
    this.#presets = [...engine.presets, reviewsPreset];
    this.#capabilities = capabilities;
    this.#queue = new IntentQueue((refusal) => this.refuse(refusal));
    this.#loader = new CapabilityLoader(capabilities, {
      // The new code goes on from the current visit of the runs.
      loaded: () => {
        this.#trainer.follow();
        this.#changed();
      },
      refuse: (refusal) => this.refuse(refusal),
    });
    this.#trainer = new Trainer(engine, clock);
    this.#time = new Time(() => this.#trainer.run, clock);
    this.#onChange = onChange;
    this.#store = new Store(engine, state, this.#trainer, this.#time, {
      warn: (warning) => this.#notices.warn(warning),
      refuse: (...refusals) => this.refuse(...refusals),
    });
    this.#connectBackground();
    const ends = [capabilities.background, capabilities.whole].map((code) =>
      code.subscribe(() => this.#connectBackground()),
    );
    this.#unsubscribe = () => {
      for (const end of ends) end();
    };
  }

  /** The whole state as JSON. */
  get state(): PlaygroundState {
    return this.#ended ? this.frame().state : this.#store.state;
  }

  /** Whether it has been disposed of. */
  get ended(): boolean {
    return this.#ended;
  }

  /** What its frames speak. */
  set words(words: Words) {
    this.#words = words;
    this.#changed();
  }

  /** The last state from outside that names a step, as the page took it: see `Frame.linked`. */
  set linked(linked: ReadState | null) {
    this.#linked = linked;
    this.#changed();
  }

  /** The runs in lockstep, or null while there is nothing to train. Owned by the session. */
  get run() {
    return this.#trainer.run;
  }

  /** See `Playback.arrival`. */
  get arrival(): Promise<number> {
    return this.#time.arrival;
  }

  /**
   * Carries out an intent, or the intent that a decision returns, and calls `done`: at once, or after the intents before it
   * when the code it needs has loaded. A failed load is reported, and retried for the next intent that needs it. A session
   * that has ended carries out none.
   * @param by The host page may go to any visit; the reader only where the visit is not locked.
   */
  readonly dispatch = (wanted: Intent | Decision, done?: () => void, by: Wanting = "reader"): void => {
    this.#touch();
    if (this.#ended) done?.();
    else if (typeof wanted === "function") {
      this.inTurn(() => {
        const intent = wanted(this.frame());
        if (intent) this.dispatch(intent, done);
        else done?.();
      });
    } else this.#enqueue(needsOf(wanted), wanted, done, by);
  };

  /** See `Dispatch.inTurn`. */
  readonly inTurn = (act: () => void, code?: Lazy<unknown>): void =>
    this.#ended ? act() : this.#queue.enqueue(code ? [code] : [], act);

  /** See `CapabilityLoader.prefetch`. */
  prefetch(...needs: readonly CapabilityName[]): void {
    this.#touch();
    this.#loader.prefetch(needs);
  }

  /** @param state The whole state, or a function of the state at the time when the intent is carried out. */
  replace(state: PlaygroundState | ((present: PlaygroundState) => PlaygroundState)): void {
    this.dispatch({ type: "replace", state });
  }

  /**
   * Takes a state from outside, and reports what was wrong with it; where it names a step, that is for the step to say.
   * @param read of the state at the time when the intent is carried out. @param done called once it is on the page
   */
  replaceBy(read: (present: PlaygroundState) => ReadState, done?: () => void): void {
    let taken: ReadState | null = null;
    const state = (present: PlaygroundState): PlaygroundState => {
      const first = taken === null;
      taken = read(present);
      // A step that it names says what is wrong over it.
      const waits = taken.over && taken.state.ui.lesson !== null;
      if (first && !waits && taken.refusals.length > 0) this.refuse(...taken.refusals);
      return taken.state;
    };
    this.dispatch({ type: "replace", state }, () => {
      if (taken) this.linked = { ...taken, state: this.state };
      done?.();
    });
  }

  /** Clears the undo history: there is nothing to go back to before the first state. */
  clearHistory(): void {
    this.#store.clearHistory();
    this.#changed();
  }

  /** Reports values that were not accepted. */
  refuse(...refusals: readonly Refusal[]): void {
    this.#refusals.push(...refusals);
    this.#notices.refuse(refusals);
    this.#changed();
  }

  /** All refusals since the last call. The page shows only a few of them at a time. */
  takeRefusals(): readonly Refusal[] {
    return this.#refusals.splice(0);
  }

  /** Resolves when nothing that an intent or the page asked for is loading; true if anything was. */
  async settled(): Promise<boolean> {
    const waited = await this.#queue.settled();
    return (await this.#loader.settled()) || waited;
  }

  /**
   * Runs between two frames: loads what the page shows and works within the budget. Returns whether another tick is
   * needed.
   */
  tick(): boolean {
    if (this.#ended) return false;
    this.#trainer.show(this.#demand.results);
    this.#loader.load(this.#demand.capabilities);
    const { problem, page } = this.#store;
    const { train, look } = budgetsOf(problem.learners.length, this.#trainer.moving);
    const moved = this.#time.tick(tempoOf(page.ui), train);
    this.#trainer.follow();
    const works = this.#hasWork;
    // Without playback, the time for training is free for the panes.
    const started = works && this.#work(this.#time.playing ? look : look + train);
    if (started) this.#time.catchUp(this.#time.awaited);
    if (started) this.#trainer.follow();
    if (moved || works) this.#changed();
    return this.#time.playing || this.#hasWork;
  }

  /** Milliseconds until the next tick is needed; Infinity when nothing moves and nothing remains to compute. */
  get rest(): number {
    if (this.#ended) return Number.POSITIVE_INFINITY;
    return this.#hasWork || this.#loader.missing(this.#demand.capabilities).length > 0
      ? 0
      : this.#time.rest(tempoOf(this.#store.page.ui));
  }

  /** The current frame: the same object until something changes. */
  frame(): Frame {
    this.#frame ??= this.#look();
    return this.#frame;
  }

  dispose(): void {
    if (this.#ended) return;
    this.#time.pause();
    this.frame();
    this.#ended = true;
    this.#unsubscribe();
    this.#trainer.dispose();
    this.#queue.clear();
  }

  #look(): Frame {
    const { page, problem, history } = this.#store;
    const { playback, ...look } = this.#trainer.look(this.#time.retraining);
    return {
      ...look,
      playback: { ...playback, playing: this.#time.playing },
      sequence: page.ui.drawer === "orders" ? this.#trainer.sequence() : noExamples,
      state: this.state,
      words: this.#words,
      presets: this.#presets,
      order: problem.order,
      selected: page.selected,
      pointed: page.pointed,
      ...history,
      linked: this.#linked,
      untouched: this.#untouched,
      notices: this.#notices.list,
    };
  }

  #connectBackground(): void {
    const { background, whole } = this.#capabilities;
    if (background.module && whole.module) this.#trainer.extend(background.module, whole.module);
    this.#frame = null;
  }

  #touch(): void {
    if (!this.#untouched) return;
    this.#untouched = false;
    this.#changed();
  }

  #changed(): void {
    if (this.#ended) return;
    this.#frame = null;
    this.#onChange();
  }

  /** Whether something that the panes show still has to be computed, and can be. */
  get #hasWork(): boolean {
    return !this.#failed && this.#trainer.pending;
  }

  /** Returns whether this has started all runs. */
  #work(budget: number): boolean {
    try {
      return this.#trainer.work(budget);
    } catch (error) {
      this.#failed = true;
      this.#refuseThrown(error);
      return false;
    }
  }

  #refuseThrown(error: unknown): void {
    if (error instanceof PlaygroundError) this.refuse(error);
    else throw error;
  }

  get #demand(): ReturnType<typeof demandOf> {
    const { page, problem, history } = this.#store;
    return demandOf({ ...page, untouched: this.#untouched }, problem, history.canUndo, this.#trainer);
  }

  #enqueue(needs: readonly CapabilityName[], intent: Intent, done: (() => void) | undefined, by: Wanting): void {
    const codes = needs.map((need) => this.#capabilities[need]);
    this.#queue.enqueue(codes, (reportFailure) => {
      reportFailure?.();
      if (!reportFailure && !this.#tryCarryOut(intent, by)) this.#enqueue(["whole"], intent, done, by);
      else done?.();
    });
  }

  /** Returns whether the engine was ready for it. If it was not, nothing has changed. */
  #tryCarryOut(intent: Intent, by: Wanting): boolean {
    this.#failed = false;
    this.#loader.retryFailed();
    try {
      this.#act(intent, by);
    } catch (error) {
      if (isNotReady(error)) return false;
      this.#refuseThrown(error);
    }
    if (intent.type === "replace") this.#linked = null;
    // Where a lesson is opened by its name alone, the page before it is no part of it.
    else if (intent.type === "set-ui" && intent.ui.lesson)
      this.#linked = { state: this.state, refusals: [], over: (step) => ({ state: step, refusals: [] }) };
    this.#trainer.compare(this.#store.page.ui.difference);
    this.#trainer.show(this.#demand.results);
    this.#changed();
    return true;
  }

  #act(intent: Intent, by: Wanting): void {
    const store = this.#store;
    const row = rowOf(intent);
    this.#connectBackground();
    switch (row.on) {
      case "points":
        store.commit(row.reduce(store.problem, intent, store.reducerContext));
        break;
      case "settings": {
        const reduce = this.#capabilities.settings.module?.settings[intent.type as SettingsType];
        if (reduce) store.commit(reduce(store.problem, intent, store.reducerContext));
        break;
      }
      case "store":
        row.change(store, intent);
        break;
      case "page":
        store.page = row.reduce(store.page, intent, store.problem);
        break;
      case "time":
        if (by === "host") row.move(this.#time, intent);
        else store.moveIfUnlocked(() => row.move(this.#time, intent));
        break;
      case "background":
        this.#trainer.act(intent);
        break;
      case "notices":
        row.change(this.#notices, intent, (...refusals) => this.refuse(...refusals));
        break;
      default:
        row satisfies never;
    }
  }
}
