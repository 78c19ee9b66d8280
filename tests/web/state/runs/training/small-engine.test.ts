import { readFileSync } from "node:fs";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import type { WasmEngine } from "../../../../../web/engine/engine.js";
import { lazy } from "../../../../../web/engine/lazy.js";
import { startSmall } from "../../../../../web/engine/start/small.js";
import { liftStart } from "../../../../../web/state/document/limits.js";
import { defaultState } from "../../../../../web/state/document/settings.js";
import type { PlaygroundState } from "../../../../../web/state/document/state.js";
import type { Frame } from "../../../../../web/state/runs/frame.js";
import type { Intent } from "../../../../../web/state/runs/intent.js";
import { capabilitiesOf } from "../../../../../web/state/session/capability-loader.js";
import { Session } from "../../../../../web/state/session/session.js";
import { paths } from "../../../../../web/tooling/paths.mjs";
import { rows } from "../../../../rows.js";
import { edits, looks, moves } from "../../any-intents.js";
import { engine, stateOf } from "../../engine.js";

/** A small engine whose whole one comes when it is let; both that it is, and a way to lose it. */
async function smallEngine() {
  let arrive = (): void => {};
  let lose = (): void => {};
  const coming = lazy(async () => {
    await new Promise<void>((resolve, reject) => {
      arrive = resolve;
      lose = () => reject(new TypeError("offline"));
    });
    return engine;
  });
  const small = await startSmall(readFileSync(paths.wasmSmall), coming);
  return {
    small,
    arrive: async () => {
      const there = coming.load();
      arrive();
      await there;
    },
    lose: () => lose(),
    asked: () => coming.state !== "unloaded",
  };
}

const opened: Session[] = [];

/** @param passing milliseconds between two looks at the clock, which else stands still within a frame */
function sessionOf(by: WasmEngine, state: PlaygroundState, passing = 0) {
  let now = 0;
  const session = new Session(
    by,
    state,
    () => {},
    () => (now += passing),
    capabilitiesOf(by),
  );
  opened.push(session);
  const frames = (count: number): void => {
    for (let frame = 0; frame < count; frame++) {
      now += 16;
      session.tick();
    }
  };
  const untilStill = async (): Promise<void> => {
    for (let frame = 0; frame < 5000; frame++) {
      await session.settled();
      now += 16;
      if (!session.tick() && session.rest === Number.POSITIVE_INFINITY) return;
    }
    throw new Error("It does not come to rest.");
  };
  return { session, frames, untilStill };
}

afterAll(() => {
  for (const session of opened) session.dispose();
});

/** What the functions of a pane say, and the rest of it. */
function paneOf({ exampleAt, updatesBefore, mistakesBefore, predict, ...pane }: Frame["pane"]) {
  const visits = Float64Array.from({ length: 40 }, (_, visit) => visit);
  return {
    ...pane,
    exampleAt: [1, 2, 3, pane.visit].map(exampleAt),
    updates: [updatesBefore(visits), mistakesBefore(visits)],
    predicts: predict?.(new Float64Array(pane.features.length === 7 ? 7 : 2)) ?? null,
  };
}

/** All that a frame says, as text: what is computed when it is asked for is asked for. */
function shown({ engine: _, words: __, linked: ___, panes, pane: ____, findings, ...frame }: Frame): unknown {
  const { featureMap, implied: _____, geometry, reviews, ...found } = findings ?? {};
  return { ...frame, panes: panes.map(paneOf), findings: { ...found, geometry: geometry?.(), reviews: reviews?.() } };
}

const start = stateOf(rows("0 0 -1; 1 2 1; 2 1 -1; 3 3 1; 0 2 -1"), { maxEpochs: 40 });

const any = fc.array(fc.oneof({ arbitrary: edits, weight: 2 }, { arbitrary: moves, weight: 3 }, looks), {
  minLength: 1,
  maxLength: 12,
});

describe("a session that begins with the small engine", () => {
  it("shows what one does that has had the whole engine from the start, to the bit, whenever that comes", async () => {
    await fc.assert(
      fc.asyncProperty(any, any, fc.nat(3), async (before, after, frames) => {
        const { small, arrive } = await smallEngine();
        const [one, other] = [sessionOf(small, start), sessionOf(engine, start)];
        const both = (act: (which: typeof one) => void) => [one, other].forEach(act);
        for (const intent of before) {
          both(({ session }) => session.dispatch(intent));
          both((which) => which.frames(frames));
        }
        await arrive();
        for (const intent of [...after, { type: "analyse" } as const, { type: "pause" } as const]) {
          both(({ session }) => session.dispatch(intent));
          both((which) => which.frames(frames));
        }
        for (const { untilStill } of [one, other]) await untilStill();
        expect(one.session.state).toEqual(other.session.state);
        expect(shown(one.session.frame())).toEqual(shown(other.session.frame()));
        for (const { session } of [one, other]) session.dispose();
        expect(small.openRuns).toBe(0);
      }),
      { seed: 44, numRuns: 30 },
    );
    expect(engine.openRuns).toBe(0);
  }, 60_000);

  /** Never separable, so that it goes on for as long as it is let. */
  const long = stateOf(rows("0 0 -1; 1 1 -1; 0 1 1; 1 0 1"), { maxEpochs: 100_000 });

  it.each<[string, readonly Intent[], number]>([
    ["playing as fast as it can", [{ type: "set-speed", speed: "max" }, { type: "play" }], 1],
    ["on its way to a visit", [{ type: "seek", visit: 300_000 }], 0.5],
    [
      "on its way back",
      [
        { type: "seek", visit: 300_000 },
        { type: "seek", visit: 123_456 },
      ],
      0.5,
    ],
    [
      "at rest, with more computed than it shows",
      [
        { type: "seek", visit: 90_000 },
        { type: "seek", visit: 7 },
      ],
      0.5,
    ],
  ])("moves in slices, and goes on with what it does: %s", async (_, intents, passing) => {
    const { small, arrive } = await smallEngine();
    const { session, frames, untilStill } = sessionOf(small, long, passing);
    for (const intent of intents) {
      session.dispatch(intent);
      frames(100);
    }
    session.dispatch({ type: "analyse" });
    frames(1);
    const { visit } = session.frame().playback;
    await arrive();
    await session.settled();
    // It has much to do again, and shows what it showed meanwhile.
    expect(small.openRuns).toBe(1);
    frames(1);
    expect(small.openRuns).toBe(1);
    expect(session.frame().playback.visit).toBeGreaterThanOrEqual(visit);
    for (let k = 0; k < 100 && small.openRuns > 0; k++) frames(10);
    expect(small.openRuns).toBe(0);
    expect(session.frame().playback.playing).toBe(intents.at(-1)?.type === "play");
    session.dispatch({ type: "pause" });
    await untilStill();
    const { playback } = session.frame();
    const other = sessionOf(engine, long);
    other.session.dispatch({ type: "analyse" });
    for (const at of [playback.frontier, playback.visit]) other.session.dispatch({ type: "seek", visit: at });
    await other.untilStill();
    expect(shown(session.frame())).toEqual({
      ...(shown(other.session.frame()) as object),
      state: session.state,
    });
    session.dispose();
    other.session.dispose();
  });
});

describe("the small engine", () => {
  it("does what a first visit does, and asks for nothing else", async () => {
    const { small, asked } = await smallEngine();
    const { session, frames } = sessionOf(small, defaultState);
    await capabilitiesOf(small).settings.load();
    session.dispatch({ type: "add-points", points: [[1, 1, 1]] });
    for (const type of ["play", "step", "next-update", "back-update", "next-epoch", "reset", "undo"] as const) {
      session.dispatch({ type });
      expect(session.frame().notices).toEqual([]);
    }
    session.dispatch({ type: "configure", order: { kind: "positives-first" }, bias: false });
    session.dispatch({ type: "configure", order: { kind: "shuffle-each-epoch", seed: 3 }, bias: true });
    expect(asked()).toBe(false);
    session.dispatch({ type: "finish" });
    frames(20);
    expect(session.frame().pane.stop).not.toBeNull();
    session.dispose();
  });

  it("opens XOR with its conjunction and the 3-D picture", async () => {
    const { small } = await smallEngine();
    const { session, frames } = sessionOf(small, defaultState);
    const features = ["x1", "x2", "x1*x2"];
    const ui = { ...defaultState.ui, lift: { ...liftStart, feature: "x1*x2" } };
    session.replace({ ...defaultState, data: { kind: "preset", name: "xor" }, features, ui });
    session.dispatch({ type: "finish" });
    frames(20);
    expect(session.frame()).toMatchObject({ pane: { features, stop: "converged" }, notices: [] });
    session.dispose();
  });

  it.each<Intent>([
    { type: "configure", learner: { kind: "kernel" } },
    { type: "add-learner", learner: { kind: "perceptron", learningRate: 2 } },
    { type: "load-preset", name: "moons", options: {} },
    { type: "load-preset", name: "iris", options: {} },
    { type: "replace", state: { ...defaultState, learners: [{ kind: "voted" }], maxEpochs: 3 } },
  ])(
    "leaves everything as it was where the whole one is needed and cannot be had, and tries again: %j",
    async (intent) => {
      const { small, arrive, lose } = await smallEngine();
      const { session } = sessionOf(small, defaultState);
      await capabilitiesOf(small).settings.load();
      session.dispatch(intent);
      lose();
      await session.settled();
      expect(session.takeRefusals().map(({ code }) => code)).toEqual(["load-failed"]);
      expect(session.state).toEqual(defaultState);
      session.dispatch(intent);
      await arrive();
      await session.settled();
      expect(session.takeRefusals()).toEqual([]);
      expect(session.state).not.toEqual(defaultState);
      expect(small.openRuns).toBe(0);
      session.dispose();
    },
  );

  it("has no jobs, and refuses what it cannot do", async () => {
    const { small } = await smallEngine();
    expect(small).not.toHaveProperty("analyse");
    const notReady = expect.objectContaining({ code: "not-ready" });
    const spec = { X: [[0], [1]], y: [-1, 1] };
    expect(() => small.createRun({ ...spec, learner: { kind: "kernel" } })).toThrow(notReady);
    expect(() => small.generate("spiral")).toThrow(notReady);
    const run = small.createRun(spec);
    expect(() => run.maximumMargin()).toThrow(notReady);
    expect(run.snapshot().visit).toBe(0);
    run.dispose();
    expect(small.openRuns).toBe(0);
  });
});
