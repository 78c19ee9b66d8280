import { describe, expect, it } from "vitest";
import type { BatchSpec } from "../../../../../web/engine/types.js";
import type { PlaygroundState } from "../../../../../web/state/document/state.js";
import { Bench, cs188, engine, stateOf } from "../../engine.js";

const batch = (learningRate: number): BatchSpec => ({ kind: "batch", learningRate });

function benchOf(changes: Partial<PlaygroundState> = {}): Bench {
  const bench = Bench.ofTest(stateOf(cs188, { learners: [batch(1)], maxEpochs: 40, ...changes }));
  return bench.do({ type: "set-ui", ui: { drawer: "charts" } });
}

const viewOf = (bench: Bench) => bench.frame.findings?.descent ?? null;

/** J at the end of an epoch by its definition, from scores that the engine gives. */
function byHand(learner: BatchSpec, epoch: number): number {
  const X = cs188.map(([x1, x2]) => [x1, x2]);
  const y = cs188.map(([, , label]) => label);
  const run = engine.createRun({ X, y, learner, maxEpochs: 40 });
  run.advance({ epochs: epoch });
  const { score } = run.predict(X);
  run.dispose();
  return score.reduce((sum, a, i) => sum + Math.max(0, -(y[i] ?? 0) * a), 0);
}

describe("the criterion that the lead descends on", () => {
  it("is J after every epoch that has been made, and leaves the moment", () => {
    const bench = benchOf().do({ type: "seek", visit: 5 * 12 }, { type: "seek", visit: 7 });
    bench.untilStill();
    const now = viewOf(bench)?.now;
    expect(Array.from(now?.epoch ?? [])).toEqual(Array.from({ length: 13 }, (_, epoch) => epoch));
    now?.objective.forEach((objective, epoch) => {
      expect(objective).toBeCloseTo(byHand(batch(1), epoch), 9);
    });
    expect(now?.objective.some((objective) => objective > 0)).toBe(true);
    expect(bench.frame.pane.visit).toBe(7);
  });

  it("stands beside that of the learning rate before", () => {
    const bench = benchOf().do({ type: "finish" });
    bench.untilStill();
    const before = viewOf(bench)?.now;
    bench.do({ type: "configure", learner: batch(0.5) });
    expect(viewOf(bench)?.before).toBe(before);
    bench.do({ type: "finish" }).untilStill();
    const view = viewOf(bench);
    expect(view?.now.learner).toEqual(batch(0.5));
    // From zero the rate only scales the weights.
    expect(view?.now.objective).toEqual(before?.objective.map((objective) => objective / 2));
  });

  it("keeps what was there before while nothing has been trained with the new one", () => {
    const bench = benchOf().do({ type: "finish" });
    bench.untilStill();
    const before = viewOf(bench)?.now;
    for (const rate of [0.5, 0.1]) bench.do({ type: "configure", learner: batch(rate) }).untilStill();
    expect(viewOf(bench)?.before).toBe(before);
  });

  it("has nothing before it on other data", () => {
    const bench = benchOf().do({ type: "finish" });
    bench.untilStill();
    bench.do({ type: "add-points", points: [[0, 0, -1]] }).untilStill();
    expect(viewOf(bench)?.before).toBeNull();
  });

  it("is none of learners that descend on nothing, nor while it is not asked for", () => {
    const bench = benchOf({ learners: [{ kind: "perceptron" }] }).do({ type: "finish" });
    bench.untilStill();
    expect(viewOf(bench)).toBeNull();
    const unasked = benchOf().do({ type: "set-ui", ui: { drawer: null } }, { type: "finish" });
    unasked.untilStill();
    expect(viewOf(unasked)).toBeNull();
  });
});
