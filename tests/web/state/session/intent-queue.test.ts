import { afterAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { type Lazy, lazy } from "../../../../web/engine/lazy.js";
import { english } from "../../../../web/state/document/notation/words.js";
import { defaultState } from "../../../../web/state/document/settings.js";
import type { Frame } from "../../../../web/state/runs/frame.js";
import type { Intent } from "../../../../web/state/runs/intent.js";
import { capabilitiesOf } from "../../../../web/state/session/capability-loader.js";
import { Session } from "../../../../web/state/session/session.js";
import { noticeText } from "../../../../web/views/shared/words/notice-text.js";
import { cs188, engine, stateOf } from "../engine.js";

describe("an intent that needs what has still to load", () => {
  const opened: Session[] = [];
  /** What it waits for is what computes beside training. */
  const slow = { type: "run-trial", of: "scaling" } as const;
  /** A session before anything has loaded; `arrive` lets what is on its way come, or fail. */
  const early = (state = stateOf(cs188)) => {
    const { background, whole, settings } = capabilitiesOf(engine);
    let answers: (() => void)[] = [];
    const asked: string[] = [];
    let online = true;
    const onItsWay = <Module>(name: string, { load }: Lazy<Module>) =>
      lazy(async () => {
        asked.push(name);
        await new Promise<void>((resolve) => answers.push(resolve));
        if (!online) throw new TypeError("offline");
        return load();
      });
    const session = new Session(engine, state, () => {}, undefined, {
      background: onItsWay("background", background),
      whole: onItsWay("whole", whole),
      settings,
    });
    opened.push(session);
    const arrive = async (connection: "online" | "offline" = "online") => {
      online = connection === "online";
      for (const answer of answers) answer();
      answers = [];
      await session.settled();
    };
    return { session, arrive, asked };
  };
  afterAll(() => {
    for (const session of opened) session.dispose();
  });

  it.each<[Intent, readonly string[], (frame: Frame) => void]>([
    [
      { type: "run-experiment", seeds: 2, epochs: 2 },
      ["background", "whole"],
      ({ experiment }) => expect(experiment).not.toBeNull(),
    ],
    [
      { type: "run-trial", of: "scaling" },
      ["background", "whole"],
      ({ findings }) => expect(findings?.trial).not.toBeNull(),
    ],
  ])("is carried out then, and asks for no more than that: %j", async (intent, needs, check) => {
    const { session, arrive, asked } = early();
    session.dispatch(intent);
    expect(asked).toEqual(needs);
    await arrive();
    check(session.frame());
    expect(session.takeRefusals()).toEqual([]);
  });

  it("holds up what comes after it: the order is the one they came in", async () => {
    const { session, arrive } = early();
    session.dispatch({ type: "seek", visit: 3 });
    session.dispatch(slow);
    session.dispatch({ type: "load-preset", name: "and", options: {} });
    session.dispatch({ type: "add-points", points: [[5, 5, 1]] });
    const done: number[] = [];
    session.dispatch({ type: "seek", visit: 2 }, () => done.push(session.state.visit));
    expect([session.state.visit, session.frame().examples.count, done]).toEqual([3, 5, []]);
    await arrive();
    expect([session.state.visit, session.frame().examples.count, done]).toEqual([2, 5, [2]]);
    session.dispatch({ type: "undo" });
    expect(session.state.data).toEqual({ kind: "preset", name: "and" });
  });

  it("is refused aloud, once, where that cannot be loaded; the others are carried out, and it can be tried again", async () => {
    const { session, arrive } = early();
    session.dispatch(slow);
    session.dispatch({ type: "seek", visit: 2 });
    session.dispatch({ type: "run-experiment", seeds: 2, epochs: 2 });
    await arrive("offline");
    expect(session.state.visit).toBe(2);
    expect(session.frame().findings?.trial ?? null).toBeNull();
    expect(session.takeRefusals()).toMatchObject([{ code: "load-failed" }]);
    expect(session.frame().notices.map(({ about }) => noticeText(about, english))).toEqual([
      expect.stringContaining("offline"),
    ]);
    session.dispatch(slow);
    await arrive();
    expect(session.frame().findings?.trial).not.toBeNull();
    expect(session.takeRefusals()).toEqual([]);
  });

  it("is followed, and preceded, in turn by what acts on the state of its own moment", async () => {
    const { session, arrive } = early();
    const seen: number[] = [];
    const clearAfterLooking = () => {
      seen.push(session.frame().examples.count);
      session.dispatch({ type: "clear" });
    };
    session.inTurn(clearAfterLooking);
    expect(seen).toEqual([5]);
    session.dispatch({ type: "undo" });
    session.dispatch(slow);
    session.dispatch({ type: "load-preset", name: "and", options: {} });
    session.inTurn(clearAfterLooking);
    session.dispatch({ type: "add-points", points: [[5, 5, 1]] });
    expect([seen, session.frame().examples.count]).toEqual([[5], 5]);
    await arrive();
    expect([seen, session.frame().examples.count]).toEqual([[5, 4], 1]);
  });

  it("is waited for by what is decided after it, which finds what was decided before", async () => {
    const { session, arrive } = early();
    const toggle = () =>
      session.dispatch(({ state: { ui } }) => ({ type: "set-ui", ui: { keepWeights: !ui.keepWeights } }));
    const { keepWeights } = session.state.ui;
    session.dispatch(slow);
    session.dispatch({ type: "configure", maxEpochs: 7 });
    toggle();
    toggle();
    const asked: number[] = [];
    session.dispatch(({ state }) => {
      asked.push(state.maxEpochs);
      return null;
    });
    expect([session.state.ui.keepWeights, asked]).toEqual([keepWeights, []]);
    await arrive();
    expect([session.state.ui.keepWeights, asked]).toEqual([keepWeights, [7]]);
    toggle();
    expect(session.state.ui.keepWeights).toBe(!keepWeights);
  });

  it("waits for what acts before it once its code has loaded, or could not", async () => {
    const { session } = early();
    for (const load of [async () => "here", () => Promise.reject(new TypeError("offline"))]) {
      const code = lazy(load);
      const seen: unknown[] = [];
      session.inTurn(() => seen.push(session.state.visit, code.module), code);
      session.dispatch({ type: "step" });
      expect([seen, session.state.visit]).toEqual([[], 0]);
      await session.settled();
      expect([seen, session.state.visit]).toEqual([[0, code.module], 1]);
      session.dispatch({ type: "reset" });
    }
    expect(session.takeRefusals()).toEqual([]);
  });

  it("does not wait for what is only looked at: that loads between two frames, once", async () => {
    const { session, arrive, asked } = early();
    session.dispatch({ type: "set-ui", ui: { drawer: "compare" } });
    session.dispatch({ type: "seek", visit: 3 });
    expect([session.state.visit, asked, session.rest]).toEqual([3, [], 0]);
    session.tick();
    session.tick();
    // Of a run that has begun the verdict is shown too.
    expect([asked, session.rest]).toEqual([["background", "whole"], Number.POSITIVE_INFINITY]);
    await arrive();
    while (session.tick());
    expect(session.frame().pane.curve).not.toBeNull();
  });

  it("that only looks is tried again with the next intent, not before", async () => {
    const { session, arrive, asked } = early();
    session.dispatch({ type: "analyse" });
    session.tick();
    await arrive("offline");
    for (let frame = 0; frame < 3; frame++) session.tick();
    expect([asked, session.rest]).toEqual([["background", "whole"], Number.POSITIVE_INFINITY]);
    session.dispatch({ type: "step" });
    session.tick();
    expect(asked).toEqual(["background", "whole", "background", "whole"]);
    await arrive();
    while (session.tick());
    expect(session.frame().findings?.verdict?.analysis.separable).toBe(true);
  });

  it("is none on the way to the first visit", () => {
    const { session, asked } = early();
    session.dispatch({ type: "step" });
    expect([session.state.visit, asked]).toEqual([1, []]);
  });

  it("has no turn any more once the session has ended, and nothing is begun by what comes after that", async () => {
    const { session, arrive } = early();
    session.dispatch({ type: "analyse" });
    session.tick();
    session.dispatch(slow);
    session.dispatch({ type: "load-preset", name: "moons", options: {} });
    session.dispatch({ type: "add-learner", learner: { kind: "voted" } });
    const open = engine.openRuns;
    session.dispose();
    await arrive();
    expect(engine.openRuns).toBe(open - 1);
  });
});

it("computes what is shown when the code for it has come, whoever asked for that first", async () => {
  const { background, whole, settings } = capabilitiesOf(engine);
  let arrive = () => {};
  const onItsWay = lazy(async () => {
    await new Promise<void>((resolve) => {
      arrive = resolve;
    });
    return whole.load();
  });
  let changes = 0;
  const state = stateOf(cs188, { ui: { ...defaultState.ui, drawer: "margin" } });
  const session = new Session(engine, state, () => changes++, undefined, { background, whole: onItsWay, settings });
  onTestFinished(() => session.dispose());
  void onItsWay.load();
  while (session.rest === 0) session.tick();
  const before = changes;
  arrive();
  await onItsWay.load();
  await vi.waitFor(() => expect(changes).toBeGreaterThan(before));
});
