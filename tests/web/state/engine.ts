import { readFileSync } from "node:fs";
import { onTestFinished } from "vitest";
import { loadEngine } from "../../../web/engine/index.js";
import type { Lazy } from "../../../web/engine/lazy.js";
import type { LearnerKind } from "../../../web/engine/types.js";
import { english } from "../../../web/state/document/notation/words.js";
import { defaultState } from "../../../web/state/document/settings.js";
import type { PlaygroundState, Point } from "../../../web/state/document/state.js";
import { descriptors } from "../../../web/state/learners/index.js";
import type { Decision, Dispatch, Intent } from "../../../web/state/runs/intent.js";
import { capabilitiesOf } from "../../../web/state/session/capability-loader.js";
import { Session } from "../../../web/state/session/session.js";
import { paths } from "../../../web/tooling/paths.mjs";
import { noticeText } from "../../../web/views/shared/words/notice-text.js";
import { rows } from "../../rows.js";
import { sharedEngines } from "../shared-engines.js";

/** The real core: what the state does is tested with what it does it to. */
export const engine = await loadEngine({ wasm: readFileSync(paths.wasm) });
sharedEngines.push(engine);

/** Everything that a session loads has loaded. */
const { background, settings } = capabilitiesOf(engine);
await Promise.all([background.load(), settings.load()]);

/** The worked example of CS 188: converges after 230 epochs, 1150 visits, 445 updates from zero. */
export const cs188: readonly Point[] = rows("1 1 -1; 3 2 1; 2 4 1; 3 4 1; 2 3 -1");

export const stateOf = (points: readonly Point[], changes: Partial<PlaygroundState> = {}): PlaygroundState => ({
  ...defaultState,
  data: { kind: "points", points },
  ...changes,
});

/** All kinds of learners but some. */
export const kindsBut = (...left: readonly LearnerKind[]): LearnerKind[] =>
  descriptors.map(({ kind }) => kind).filter((kind) => !left.includes(kind));

/** A session with a clock that stands still unless it is set, or is given milliseconds that pass between two looks at it. */
export class Bench {
  now = 0;
  changes = 0;
  readonly session: Session;
  /** What views have sent. */
  readonly sent: Intent[] = [];
  /** What a view is given to act with. */
  readonly dispatch: Dispatch = Object.assign(
    (wanted: Intent | Decision): void =>
      this.session.dispatch((now) => {
        const intent = typeof wanted === "function" ? wanted(now) : wanted;
        if (intent) this.sent.push(intent);
        return intent;
      }),
    {
      now: () => this.frame,
      inTurn: (act: () => void, code?: Lazy<unknown>) => this.session.inTurn(act, code),
      lives: () => () => !this.session.ended,
    },
  );

  /** A bench whose session ends with the test that asks for it. */
  static ofTest(...given: ConstructorParameters<typeof Bench>): Bench {
    const bench = new Bench(...given);
    onTestFinished(() => bench.session.dispose());
    return bench;
  }

  constructor(state: PlaygroundState = stateOf(cs188), passing = 0) {
    this.session = new Session(
      engine,
      state,
      () => this.changes++,
      () => (this.now += passing),
    );
    this.session.dispatch({ type: "analyse" });
    this.changes = 0;
  }

  do(...intents: readonly Intent[]): this {
    for (const intent of intents) this.session.dispatch(intent);
    return this;
  }

  /** Animation frames, 16 ms apart, until nothing is left to do. */
  untilStill(): number {
    let frames = 0;
    do {
      this.now += 16;
      frames++;
    } while ((this.session.tick() || this.#pending()) && frames < 100_000);
    return frames;
  }

  /** Whether a frame begins something that is to be computed. */
  #pending(): boolean {
    this.session.frame();
    return this.session.rest < Number.POSITIVE_INFINITY;
  }

  /** The frame; checked to leave the moment as it was. */
  get frame() {
    return this.session.frame();
  }

  get points(): readonly Point[] {
    const { data } = this.session.state;
    return data.kind === "points" ? data.points : [];
  }

  get notices(): string[] {
    return this.frame.notices.map(({ about }) => noticeText(about, english));
  }
}
