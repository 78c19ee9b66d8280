import { describe, expect, it } from "vitest";
import type { PlaygroundState } from "../../../../../web/state/document/state.js";
import type { WeightsWant } from "../../../../../web/state/runs/intent.js";
import { pointsOf } from "../../../../rows.js";
import { Bench, cs188, stateOf } from "../../engine.js";

const want: WeightsWant = {
  axes: ["x1", "bias"],
  window: { axes: ["x1", "bias"], x: [-9, 9], y: [-9, 9] },
};

function benchOf(changes: Partial<PlaygroundState> = {}, visits = 0): Bench {
  const bench = Bench.ofTest(stateOf(cs188, changes));
  if (visits > 0) bench.do({ type: "advance", how: { visits } });
  bench.untilStill();
  return bench;
}

describe("the examples on the line of the weights", () => {
  const projection = (bench: Bench) => bench.frame.findings?.projection ?? null;

  it("are there while they are wanted, and follow the moment", () => {
    const bench = benchOf({}, 7);
    expect(projection(bench)).toBeNull();
    bench.do({ type: "set-ui", ui: { drawer: "projection" } }).untilStill();
    const { weights, bias } = bench.frame.pane.plane ?? {};
    expect(projection(bench)).toMatchObject({ visit: 7, trained: 5, model: { weights, bias } });
    expect(projection(bench)).toBe(projection(bench));
    bench.do({ type: "seek", visit: 2 }).untilStill();
    expect(projection(bench)?.visit).toBe(2);
    bench.do({ type: "set-ui", ui: { drawer: null } });
    expect(projection(bench)).toBeNull();
  });

  it("are numbers of the page, those held out behind the others", () => {
    const bench = benchOf({ split: { fraction: 0.4, seed: 1 } }, 3);
    bench.do({ type: "set-ui", ui: { drawer: "projection" } }).untilStill();
    const { heldOut } = bench.frame.examples;
    const found = projection(bench);
    expect([...(found?.examples ?? [])].sort()).toEqual([0, 1, 2, 3, 4]);
    expect(found?.trained).toBe(3);
    found?.examples.forEach((example, i) => {
      expect(heldOut?.[example]).toBe(i < 3 ? 0 : 1);
      const map = bench.frame.findings?.featureMap;
      const [x1 = 0, x2 = 0] = cs188[example] ?? [];
      expect(found.score[i]).toBe(map?.scores(found.model, [[x1, x2]])[0]);
    });
  });

  it("are none of a learner without weights, and those of the next lead", () => {
    const bench = benchOf({ learners: [{ kind: "kernel" }, { kind: "averaged" }] }, 4);
    bench.do({ type: "set-ui", ui: { drawer: "projection" } }).untilStill();
    expect(projection(bench)).toBeNull();
    bench.do({ type: "set-ui", ui: { lead: 1 } }).untilStill();
    expect(projection(bench)?.model).toEqual(bench.frame.pane.plane);
  });
});

describe("the plane of two weights", () => {
  const plane = (bench: Bench) => bench.frame.findings?.weights ?? null;

  it("has the way of the weights, and the region of the moment", () => {
    const bench = benchOf({}, 20);
    bench.do({ type: "want-weights", want }).untilStill();
    const { path, region } = plane(bench) ?? {};
    expect(path?.updates.length).toBe(bench.frame.pane.frontierUpdates + 1);
    expect(region).toMatchObject({ visit: 20, window: want.window });
    expect(plane(bench)).toBe(plane(bench));
    bench.do({ type: "seek", visit: 3 }).untilStill();
    expect(plane(bench)?.path).toBe(path);
    expect(plane(bench)?.region?.visit).toBe(3);
    bench.do({ type: "step" }, { type: "advance", how: { visits: 40 } }).untilStill();
    expect(plane(bench)?.path?.updates.length).toBe(bench.frame.pane.frontierUpdates + 1);
    bench.do({ type: "want-weights", want: null });
    expect(plane(bench)).toBeNull();
  });

  it("has no region before it is known which window", () => {
    const bench = benchOf({}, 5);
    bench.do({ type: "want-weights", want: { ...want, window: null } }).untilStill();
    expect(plane(bench)).toMatchObject({ axes: want.axes, region: null });
    expect(plane(bench)?.path).not.toBeNull();
  });

  it("names examples as the page does, where some are held out", () => {
    const points = pointsOf("1 1 1; 2 1 1; -1 -1 -1; -2 0 -1; 0 3 1");
    const bench = benchOf({ data: { kind: "points", points }, split: { fraction: 0.4, seed: 1 } }, 9);
    bench.do({ type: "want-weights", want }).untilStill();
    const { edges } = plane(bench)?.region ?? {};
    const named = Array.from(edges ?? []).filter((edge) => edge >= 0);
    expect(named.length).toBeGreaterThan(0);
    for (const example of named) expect(bench.frame.examples.heldOut?.[example]).toBe(0);
  });

  it.each<[string, Partial<PlaygroundState>]>([
    ["without a bias", { bias: false }],
    ["without that feature", { features: ["x2"] }],
    ["of another learner", { learners: [{ kind: "kernel" }] }],
    ["of nothing to train", { data: { kind: "points", points: [[1, 1, 1]] } }],
  ])("is none %s", (_, changes) => {
    const bench = benchOf(changes, 2);
    bench.do({ type: "want-weights", want }).untilStill();
    expect(plane(bench)).toBeNull();
  });

  it("is left when the features go that it was of, and there again when they come back", () => {
    const bench = benchOf({}, 5);
    bench.do({ type: "want-weights", want }).untilStill();
    bench.do({ type: "set-features", features: ["x2"] }).untilStill();
    expect(plane(bench)).toBeNull();
    bench.do({ type: "undo" }).untilStill();
    expect(plane(bench)?.axes).toEqual(want.axes);
  });
});
