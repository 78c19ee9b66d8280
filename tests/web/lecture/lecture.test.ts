import { describe, expect, it, vi } from "vitest";
import { Lecture } from "../../../web/state/course/lecture/lecture.js";
import { keepMoment, openMoment } from "../../../web/state/course/lecture/moments.js";
import { readState } from "../../../web/state/document/reading/read-state.js";
import { defaultState } from "../../../web/state/document/settings.js";
import { Bench, cs188, stateOf } from "../state/engine.js";

const inLecture = (ui: Partial<typeof defaultState.ui> = {}): Bench => {
  const state = stateOf(cs188);
  return Bench.ofTest({ ...state, ui: { ...state.ui, present: true, ...ui } });
};

describe("a press of the clicker", () => {
  it("is a visit, and back", () => {
    const bench = inLecture();
    const lecture = new Lecture(bench.dispatch);
    lecture.go(1);
    lecture.go(1);
    expect(bench.frame.pane.visit).toBe(2);
    lecture.go(-1);
    expect(bench.frame.pane.visit).toBe(1);
  });

  it("asks the room first where it predicts first, about the example that comes next, and then makes the visit", async () => {
    const bench = inLecture({ predictFirst: true });
    const lecture = new Lecture(bench.dispatch);
    for (const visit of [0, 1, 2]) {
      lecture.go(1);
      expect(lecture.look.asks).toBe(true);
      expect(bench.frame.pane.visit).toBe(visit);
      await vi.waitFor(() => expect(lecture.look.next).not.toBeNull());
      const { next } = lecture.look;
      lecture.go(1);
      expect(lecture.look.asks).toBe(false);
      expect(bench.frame.pane.visit).toBe(visit + 1);
      expect(bench.frame.pane.event?.example).toBe((next ?? 0) - 1);
    }
  });

  it("takes the question back, without a visit", () => {
    const bench = inLecture({ predictFirst: true });
    const lecture = new Lecture(bench.dispatch);
    lecture.go(1);
    lecture.go(-1);
    expect(lecture.look.asks).toBe(false);
    expect(bench.frame.pane.visit).toBe(0);
  });

  it("asks nothing once the run has ended", () => {
    const bench = inLecture({ predictFirst: true });
    bench.dispatch({ type: "finish" });
    bench.untilStill();
    const lecture = new Lecture(bench.dispatch);
    lecture.go(1);
    expect(lecture.look.asks).toBe(false);
  });
});

describe("prepared moments", () => {
  it("are kept, and gone through in their order; after the last one a press is a visit", async () => {
    const bench = inLecture();
    const lecture = new Lecture(bench.dispatch);
    expect(await keepMoment(bench.dispatch, "At first")).toBe(true);
    bench.dispatch({ type: "load-preset", name: "xor", options: {} });
    bench.dispatch({ type: "seek", visit: 2 });
    expect(await keepMoment(bench.dispatch, "XOR")).toBe(true);
    expect(bench.frame.state.ui.moments.map(({ name }) => name)).toEqual(["At first", "XOR"]);

    const shown = () => [bench.frame.state.data.kind, bench.frame.pane.visit];
    lecture.go(1);
    await vi.waitFor(() => expect(shown()).toEqual(["points", 0]));
    lecture.go(1);
    await vi.waitFor(() => expect(shown()).toEqual(["preset", 2]));
    expect(bench.frame.state.ui).toMatchObject({ present: true, moments: [{ name: "At first" }, { name: "XOR" }] });
    lecture.go(1);
    expect(shown()).toEqual(["preset", 3]);
    lecture.go(-1);
    expect(shown()).toEqual(["preset", 2]);
    lecture.go(-1);
    await vi.waitFor(() => expect(shown()).toEqual(["points", 0]));
  });

  it("leave the lecture at what was kept last: a press after it is a visit, so that the next one can be prepared", async () => {
    const bench = inLecture();
    const lecture = new Lecture(bench.dispatch);
    expect(await lecture.keep("At first")).toBe(true);
    expect(lecture.at).toBe(0);
    bench.dispatch({ type: "load-preset", name: "xor", options: {} });
    lecture.go(1);
    lecture.go(1);
    expect([bench.frame.state.data.kind, bench.frame.pane.visit]).toEqual(["preset", 2]);
    expect(await lecture.keep("XOR")).toBe(true);
    expect(lecture.at).toBe(1);
  });

  it("are written over with what is on the page, and keep their names", async () => {
    const bench = inLecture();
    const lecture = new Lecture(bench.dispatch);
    await lecture.keep("First");
    await lecture.keep("Second");
    await lecture.open(0);
    bench.dispatch({ type: "load-preset", name: "xor", options: {} });
    bench.dispatch({ type: "seek", visit: 2 });
    expect(await lecture.writeOver()).toBe(true);
    expect(bench.frame.state.ui.moments.map(({ name }) => name)).toEqual(["First", "Second"]);
    await lecture.open(1);
    await vi.waitFor(() => expect(bench.frame.state.data.kind).toBe("points"));
    await lecture.open(0);
    await vi.waitFor(() => expect([bench.frame.state.data.kind, bench.frame.pane.visit]).toEqual(["preset", 2]));
  });

  it("are left backwards only when the visits made after the last one have been taken back, and not before the first", async () => {
    const bench = inLecture();
    const lecture = new Lecture(bench.dispatch);
    bench.dispatch({ type: "step" });
    await lecture.keep("One visit");
    bench.dispatch({ type: "load-preset", name: "xor", options: {} });
    await lecture.keep("XOR");
    const shown = () => [bench.frame.state.data.kind, bench.frame.pane.visit];
    lecture.go(1);
    lecture.go(1);
    expect(shown()).toEqual(["preset", 2]);
    lecture.go(-1);
    lecture.go(-1);
    expect(shown()).toEqual(["preset", 0]);
    for (const _ of ["back", "and no further"]) {
      lecture.go(-1);
      await vi.waitFor(() => expect(shown()).toEqual(["points", 1]));
    }
    lecture.go(1);
    await vi.waitFor(() => expect(shown()).toEqual(["preset", 0]));
  });

  it("keep the lecture where it is when others are moved or removed", async () => {
    const bench = inLecture();
    const lecture = new Lecture(bench.dispatch);
    for (const name of ["A", "B", "C", "D"]) await lecture.keep(name);
    const names = () => bench.frame.state.ui.moments.map(({ name }) => name).join("");
    await lecture.open(2);
    lecture.moveUp(2);
    expect([names(), lecture.at]).toEqual(["ACBD", 1]);
    lecture.moveUp(1);
    expect([names(), lecture.at]).toEqual(["CABD", 0]);
    lecture.moveUp(1);
    expect([names(), lecture.at]).toEqual(["ACBD", 1]);
    lecture.moveUp(3);
    expect([names(), lecture.at]).toEqual(["ACDB", 1]);
    lecture.remove(0);
    expect([names(), lecture.at]).toEqual(["CDB", 0]);
    lecture.remove(2);
    expect([names(), lecture.at]).toEqual(["CD", 0]);
    // What comes next is the one that followed what has gone.
    lecture.remove(0);
    expect([names(), lecture.at]).toEqual(["D", -1]);
  });

  it("are nine at most", async () => {
    const bench = inLecture();
    for (let place = 1; place <= 9; place++) expect(await keepMoment(bench.dispatch, `${place}`)).toBe(true);
    expect(await keepMoment(bench.dispatch, "10")).toBe(false);
    expect(bench.frame.state.ui.moments).toHaveLength(9);
  });

  it("are not kept where they hold more than fits", async () => {
    const points = Array.from(
      { length: 3000 },
      (_, i) => [Math.sin(i) * 7, Math.cos(3 * i) * 5, i % 2 ? 1 : -1] as const,
    );
    const bench = Bench.ofTest({ ...defaultState, data: { kind: "points", points } });
    expect(await keepMoment(bench.dispatch, "Many")).toBe(false);
    expect(bench.frame.state.ui.moments).toEqual([]);
  });

  it("name the field where a file or a link has bad ones", () => {
    const moments = (list: unknown) => readState({ ui: { moments: list } }).refusals.map(({ field }) => field);
    expect(moments("XOR")).toEqual(["ui.moments"]);
    expect(
      moments([
        { name: "XOR", state: "v1.abc" },
        { name: "x".repeat(61), state: "v1.abc" },
      ]),
    ).toEqual(["ui.moments.1.name"]);
    expect(moments([{ name: "XOR", state: "https://elsewhere" }])).toEqual(["ui.moments.0.state"]);
    expect(moments([{ name: "XOR", state: `v1.${"a".repeat(8000)}` }])).toEqual(["ui.moments.0.state"]);
    expect(moments(Array.from({ length: 10 }, () => ({ name: "XOR", state: "v1.abc" })))).toEqual(["ui.moments"]);
  });

  it("refuse a state that cannot be read by the field that holds it, and leave the page as it is", async () => {
    const bench = inLecture({ moments: [{ name: "Cut off", state: "v1.abc" }] });
    const { data } = bench.frame.state;
    await openMoment(bench.dispatch, 0);
    expect(
      bench.frame.notices
        .flatMap(({ about }) => (about.code === "refused" ? about.refusals : []))
        .map(({ field }) => field),
    ).toEqual(["ui.moments.0.state"]);
    expect(bench.frame.state.data).toEqual(data);
  });
});
