import type { WasmEngine } from "../engine/engine.js";
import { PlaygroundError } from "../engine/errors.js";
import type { Lazy } from "../engine/lazy.js";
import { type Capabilities, capabilitiesOf } from "./capabilities.js";
import { reviewsPreset } from "./data/presets.js";
import type { Refusal } from "./document/refusal.js";
import type { PlaygroundState } from "./document/state.js";
import type { Frame } from "./frame.js";
import type { Decision, Intent, Wanting } from "./intent.js";
import { Notices } from "./notices.js";
import { Present } from "./present.js";
import { needsOf, rowOf, type SettingsType } from "./reduce/index.js";
import type { Need } from "./reduce/need.js";
import type { Reducer } from "./reduce/reduced.js";
import { Supply } from "./supply.js";
import { tempoOf } from "./training/playback.js";
import { Time } from "./training/time.js";
import { noExamples, Trainer } from "./training/trainer.js";
import { Waiting } from "./waiting.js";
import { wantedBy, wantsVerdict } from "./wanted.js";

/** Milliseconds a frame spends on training, and beside it on what the panes show; several panes leave less of the frame. */
const budgets = { single: { train: 8, look: 5 }, several: { train: 4, look: 3 } };

/** One playground: takes intents, keeps the state and its history, trains, and says what there is to see. */
export class Session {
  readonly #trainer: Trainer;
  readonly #time: Time;
  readonly #present: Present;
  readonly #notices = new Notices();
  readonly #onChange: () => void;
  /** What there is to see, until it changes. */
  #frame: Frame | null = null;
  readonly #presets: Frame["presets"];
  readonly #capabilities: Capabilities;
  readonly #waiting: Waiting;
  readonly #supply: Supply;
  readonly #refusals: Refusal[] = [];
  readonly #unfollow: () => void;
  #stuck = false; // Whether something that the panes show could not be computed.

  /**
   * `onChange` is called whenever the next frame will differ. Throws `PlaygroundError` when the state is not valid.
   * @param capabilities What it loads when something asks for it.
   */
  constructor(
    engine: WasmEngine,
    state: PlaygroundState,
    onChange: () => void,
    clock = () => performance.now(),
    capabilities = capabilitiesOf(engine),
  ) {
    this.#presets = [...engine.presets, reviewsPreset];
    this.#capabilities = capabilities;
    this.#waiting = new Waiting((refusal) => this.refuse(refusal));
    this.#supply = new Supply(capabilities, {
      supplied: () => this.#supplied(),
      refuse: (refusal) => this.refuse(refusal),
    });
    this.#trainer = new Trainer(engine, clock);
    this.#time = new Time(() => this.#trainer.run, clock);
    this.#onChange = onChange;
    this.#present = new Present(engine, state, this.#trainer, this.#time, {
      warn: (text) => this.#notices.add("warning", text),
      refuse: (error) => this.refuse(error),
    });
    const handOver = () => {
      if (!capabilities.background.module) return;
      this.#trainer.background = capabilities.background.module;
      this.#frame = null;
    };
    handOver();
    this.#unfollow = capabilities.background.subscribe(handOver);
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

  /**
   * Carries out an intent, or what is decided, and calls `done`: at once, or when what it needs has loaded and those
   * before it have had their turn. What could not be loaded is refused, and tried again with the next that needs it.
   * @param by The page around goes to any moment; who looks at it, only where that is not locked.
   */
  readonly dispatch = (wanted: Intent | Decision, done?: () => void, by: Wanting = "reader"): void => {
    if (typeof wanted === "function") this.inTurn(() => this.#decided(wanted(this.frame()), done));
    else this.#wait(needsOf(wanted), wanted, done, by);
  };

  /** See `Dispatch.inTurn`. */
  readonly inTurn = (act: () => void, code?: Lazy<unknown>): void => this.#waiting.inTurn(code ? [code] : [], act);

  /** See `Supply.prefetch`. */
  prefetch(...needs: readonly Need[]): void {
    this.#supply.prefetch(needs);
  }

  /** @param state The whole state, or what makes it of the one there is when its turn has come. */
  replace(state: PlaygroundState | ((present: PlaygroundState) => PlaygroundState)): void {
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

  /** Kept once nothing is on its way that an intent or the page has asked for; with whether anything was. */
  async settled(): Promise<boolean> {
    const waited = await this.#waiting.settled();
    return (await this.#supply.settled()) || waited;
  }

  /**
   * Between two frames: has loaded what the page shows, and works within the budget. Returns whether there will be
   * something to do after the next one too.
   */
  tick(): boolean {
    if (wantsVerdict(this.#present.page, this.#trainer)) this.#trainer.wantVerdict();
    this.#supply.provide(this.#wanted);
    const { problem, page } = this.#present;
    const { train, look } = problem.learners.length > 1 ? budgets.several : budgets.single;
    const moved = this.#time.tick(tempoOf(page.ui), train);
    this.#trainer.follow();
    const works = this.#works;
    // Where nothing is trained, its time is left.
    const budget = this.#time.playing ? look : look + train;
    const started = works && this.#work(budget);
    if (started) this.#time.catchUp(this.#time.awaited);
    if (started) this.#trainer.follow();
    if (moved || works) this.#changed();
    return this.#time.playing || this.#works;
  }

  /** Milliseconds until there is something to do, by playing or for what is still to be computed; Infinity: nothing. */
  get rest(): number {
    return this.#works || this.#supply.lacking(this.#wanted).length > 0
      ? 0
      : this.#time.rest(tempoOf(this.#present.page.ui));
  }

  /** What there is to see at this moment: the same object until it changes. */
  frame(): Frame {
    this.#frame ??= this.#look();
    return this.#frame;
  }

  dispose(): void {
    this.#time.pause();
    this.#unfollow();
    this.#waiting.end();
    this.#trainer.dispose();
  }

  #look(): Frame {
    const { page, problem, history } = this.#present;
    const { playback, ...look } = this.#trainer.look();
    return {
      ...look,
      playback: { ...playback, playing: this.#time.playing },
      sequence: page.ui.drawer === "orders" ? this.#trainer.sequence() : noExamples,
      state: this.state,
      presets: this.#presets,
      examples: this.#trainer.examples,
      order: problem.order,
      selected: page.selected,
      ...history,
      notices: this.#notices.list,
    };
  }

  #changed(): void {
    this.#frame = null;
    this.#onChange();
  }

  /** Whether there is something to compute of what the panes show, and it can be. */
  get #works(): boolean {
    return !this.#stuck && this.#trainer.pending;
  }

  /** Returns whether the runs have all started by that. */
  #work(budget: number): boolean {
    try {
      return this.#trainer.work(budget);
    } catch (error) {
      // What cannot be computed is not tried again until the user does something else.
      this.#stuck = true;
      this.#refuseThrown(error);
      return false;
    }
  }

  #refuseThrown(error: unknown): void {
    if (error instanceof PlaygroundError) this.refuse(error);
    else throw error;
  }

  /** What the page shows beyond the plain perceptron. */
  get #wanted(): readonly Need[] {
    return wantedBy(this.#present.page, this.#present.problem, this.#trainer);
  }

  /** What counts and analyses goes on from where the runs stand. */
  #supplied(): void {
    this.#trainer.follow();
    this.#changed();
  }

  #decided(intent: Intent | null, done: (() => void) | undefined): void {
    if (intent) this.dispatch(intent, done);
    else done?.();
  }

  #wait(needs: readonly Need[], intent: Intent, done: (() => void) | undefined, by: Wanting): void {
    const codes = needs.map((need) => this.#capabilities[need]);
    this.#waiting.inTurn(codes, (lost) => {
      lost?.();
      if (!lost && !this.#carryOut(intent, by)) this.#wait(["extension"], intent, done, by);
      else done?.();
    });
  }

  /** Returns whether the engine was ready for it; where it was not, everything stays as it was. */
  #carryOut(intent: Intent, by: Wanting): boolean {
    this.#stuck = false;
    this.#supply.tryAgain();
    try {
      this.#act(intent, by);
    } catch (error) {
      if (isNotReady(error)) return false;
      this.#refuseThrown(error);
    }
    this.#trainer.compare(this.#present.page.ui.difference);
    this.#changed();
    return true;
  }

  #act(intent: Intent, by: Wanting): void {
    const present = this.#present;
    const row = rowOf(intent);
    const { background } = this.#capabilities;
    if (background.module) this.#trainer.background = background.module;
    switch (row.on) {
      case "settings": {
        const reduce = this.#capabilities.settings.module?.settings[intent.type as SettingsType] as Reducer | undefined;
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
        if (by === "host") row.move(this.#time, intent);
        else present.move(() => row.move(this.#time, intent));
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

function isNotReady(error: unknown): boolean {
  return error instanceof PlaygroundError && error.code === "not-ready";
}
