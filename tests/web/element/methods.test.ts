import { describe, expect, it } from "vitest";
import * as travel from "../../../web/element/awaited-visits.js";
import * as methods from "../../../web/element/methods.js";
import type { Advance } from "../../../web/engine/types.js";
import type { PlaygroundState } from "../../../web/state/document/state.js";
import { Bench, cs188, stateOf } from "../state/engine.js";

function benchOf(changes: Partial<PlaygroundState> = {}, passing = 0): Bench {
  return Bench.ofTest(stateOf(cs188, changes), passing);
}

const halved = { data: { kind: "preset", name: "overlap", n: 40 }, split: { fraction: 0.5, seed: 0 } } as const;

describe("step", () => {
  it("tells the visit as the story does, in the page's numbers", () => {
    const { session } = benchOf({ ...halved, learners: [{ kind: "perceptron" }] });
    for (let visit = 0; visit < 25; visit++) {
      const made = methods.step(session);
      const { pane, examples } = session.frame();
      expect(made).toEqual(pane.event);
      expect(made?.visit).toBe(visit);
      expect(examples.heldOut?.[made?.example ?? 0]).toBe(0);
      expect(made?.label).toBe(examples.label[made?.example ?? 0]);
    }
  });

  it("gives labels, not class numbers", () => {
    const { session } = benchOf({
      data: { kind: "preset", name: "three-classes" },
      learners: [{ kind: "multiclass" }],
    });
    const labels = Array.from({ length: 60 }, () => {
      const visit = methods.step(session);
      expect(visit?.label).toBe(session.frame().examples.label[visit?.example ?? 0]);
      expect([-1, 1, 2]).toContain(visit?.predicted);
      return visit?.label;
    });
    expect(new Set(labels)).toEqual(new Set([-1, 1, 2]));
  });

  it("is null once the lead has stopped, though others go on, and where there is nothing to train", () => {
    const { session } = benchOf({ learners: [{ kind: "batch" }, { kind: "perceptron" }] });
    session.dispatch({ type: "advance", how: { until: "converged" } });
    session.dispatch({ type: "seek", visit: 1000 });
    expect(session.frame()).toMatchObject({ pane: { stop: "converged" }, playback: { visit: 1000 } });
    expect(methods.step(session)).toBeNull();
    expect(session.state.visit).toBe(1001);
    expect(methods.step(benchOf({ data: { kind: "points", points: [] } }).session)).toBeNull();
  });
});

describe("advance and seek", () => {
  it("make what is asked for, and say how much it was", async () => {
    const { session } = benchOf();
    expect(await travel.advance(session, { visits: 3 })).toBe(3);
    expect(await travel.advance(session, { epochs: 1 })).toBe(2);
    expect(await travel.advance(session, { updates: 2 })).toBe(session.state.visit - 5);
    await travel.seek(session, 2);
    expect(session.state.visit).toBe(2);
    expect(await travel.advance(session, { until: "converged" })).toBe(1148);
    expect(await travel.advance(session, { visits: 5 })).toBe(0);
  });

  it("take members that are undefined for none", async () => {
    const { session } = benchOf();
    const given = { until: undefined, visits: 3 } as unknown as Advance;
    expect(await travel.advance(session, given)).toBe(3);
    await travel.advance(session, { until: "converged" });
    expect(await travel.advance(session, { visits: undefined, epochs: 1 } as unknown as Advance)).toBe(0);
  });

  it.each<[unknown, string]>([
    [undefined, "advance"],
    [null, "advance"],
    ["converged", "advance"],
    [{}, "advance"],
    [{ visits: 1, epochs: 1 }, "advance"],
    [{ until: "tomorrow" }, "until"],
    [{ miles: 3 }, "miles"],
    [{ visits: -1 }, "visits"],
    [{ epochs: 0.5 }, "epochs"],
    [{ updates: "3" }, "updates"],
    [{ visits: Number.NaN }, "visits"],
  ])("refuse %j by its field", async (how, field) => {
    const { session } = benchOf();
    await expect(travel.advance(session, how as Advance)).rejects.toMatchObject({ name: "PlaygroundError", field });
    expect([session.state.visit, session.takeRefusals()]).toEqual([0, []]);
  });

  it.each([-1, 2.5, Number.NaN, "3" as unknown as number])("refuse the visit %s", async (visit) => {
    await expect(travel.seek(benchOf().session, visit)).rejects.toMatchObject({ field: "visit" });
  });

  it("refuse a visit that the run can never come to, and go to the end for Infinity", async () => {
    const { session } = benchOf({ maxEpochs: 2 });
    const most = 2 * session.frame().examples.count;
    const refused = { code: "out-of-range", field: "visit", message: expect.stringContaining(`at most ${most}`) };
    await expect(travel.seek(session, 1e9)).rejects.toMatchObject(refused);
    expect(session.state.visit).toBe(0);
    session.replace((present) => ({ ...present, maxEpochs: 3 }));
    await travel.seek(session, most + 1);
    expect(session.state.visit).toBe(most + 1);
    await travel.seek(session, Number.POSITIVE_INFINITY);
    expect(session.state.visit).toBe((3 * most) / 2);
  });

  it("never block: far ones take as many frames as it takes", async () => {
    const bench = benchOf({ data: { kind: "preset", name: "overlap", n: 50 }, maxEpochs: 1_000_000 }, 0.5);
    let arrived: number | null = null;
    const arrival = travel.advance(bench.session, { visits: 500_000 }).then((made) => {
      arrived = made;
    });
    await Promise.resolve();
    expect(bench.session.state.visit).toBeLessThan(10_000);
    expect(arrived).toBeNull();
    bench.untilStill();
    await arrival;
    expect([arrived, bench.session.state.visit]).toEqual([500_000, 500_000]);
  });

  it("are kept when something else takes over, with what was made until then", async () => {
    const bench = benchOf({ data: { kind: "preset", name: "overlap", n: 50 }, maxEpochs: 1_000_000 }, 0.5);
    for (const other of [{ type: "reset" }, { type: "play" }, { type: "clear" }] as const) {
      const arrival = travel.advance(bench.session, { visits: 500_000 });
      bench.session.tick();
      const { visit } = bench.session.state;
      bench.do(other);
      expect(await arrival).toBe(visit);
      bench.do({ type: "pause" }, { type: "reset" });
    }
  });
});

describe("snapshot", () => {
  it("counts the mistakes on each of the page's examples, none on those held out", () => {
    const { session } = benchOf({ ...halved, learners: [{ kind: "kernel" }] });
    session.dispatch({ type: "seek", visit: 60 });
    const told = methods.snapshot(session);
    const { count, heldOut } = session.frame().examples;
    for (const dual of [told?.current, told?.model]) {
      const { alpha } = dual as { readonly alpha: Float64Array };
      expect(alpha).toHaveLength(count);
      expect(alpha.reduce((sum, value) => sum + value, 0)).toBe(told?.updates);
      alpha.forEach((value, example) => {
        if (heldOut?.[example]) expect(value).toBe(0);
      });
    }
  });

  it("is null while there is nothing to train", () => {
    expect(methods.snapshot(benchOf({ data: { kind: "points", points: [] } }).session)).toBeNull();
  });
});
