import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { finished } from "../../../../../web/engine/job.js";
import type { PageLearner, PlaygroundState } from "../../../../../web/state/document/state.js";
import { leadRunOf } from "../../../../../web/state/io/exports/lead-run.js";
import { TraceReplay } from "../../../../../web/state/io/exports/trace/index.js";
import type { TraceRow } from "../../../../../web/state/runs/trace/trace.js";
import { Bench, cs188, engine, stateOf } from "../../engine.js";

/** How many rows the table keeps around those in sight. */
const kept = 200;

const traceOf = (bench: Bench) => bench.frame.findings?.trace ?? null;

const benchOf = (changes: Partial<PlaygroundState> = {}): Bench => Bench.ofTest(stateOf(cs188, changes));

/** The rows of a run that is made for them, from its first visit. */
function fresh(bench: Bench, first: number, last: number): readonly TraceRow[] {
  return finished(new TraceReplay(engine, leadRunOf(bench.frame), { first, last })).rows;
}

const learners: readonly PageLearner[] = [
  { kind: "perceptron" },
  { kind: "averaged" },
  { kind: "voted" },
  { kind: "pocket", seed: 3 } as PageLearner,
  { kind: "batch" },
  { kind: "passive-aggressive" },
  { kind: "second-order" },
  { kind: "kernel" },
  { kind: "multiclass" },
];

describe("the rows of the trace", () => {
  it.each(learners)("in any window, asked for in any order, are those of a fresh replay: $kind", (learner) => {
    const window = fc.record({ first: fc.integer({ min: 1, max: 80 }), size: fc.integer({ min: 1, max: 40 }) });
    const asked = fc.record({
      order: fc.constantFrom("given" as const, "shuffle-each-epoch" as const),
      windows: fc.array(window, { minLength: 1, maxLength: 4 }),
    });
    fc.assert(
      fc.property(asked, ({ order, windows }) => {
        const bench = new Bench(stateOf(cs188, { learners: [learner], order: { kind: order, seed: 5 } }));
        bench.do({ type: "advance", how: { visits: 70 } }, { type: "seek", visit: 40 }).untilStill();
        const { frontier } = bench.frame.pane;
        for (const { first, size } of windows) {
          const last = first + size - 1;
          bench.do({ type: "want-trace", want: { first, last } }).untilStill();
          const rows = traceOf(bench)?.rows;
          const there = Array.from({ length: size }, (_, k) => rows?.get(first + k)).filter((row) => row !== undefined);
          expect(there).toEqual(fresh(bench, first, Math.min(last, frontier)));
        }
        expect(bench.frame.pane.visit).toBe(Math.min(40, frontier));
        bench.session.dispose();
      }),
      { numRuns: 4 },
    );
    expect(engine.openRuns).toBe(0);
  });

  it("go on with the frontier", () => {
    const bench = benchOf().do({ type: "want-trace", want: { first: 1, last: 32 } });
    bench.untilStill();
    expect(traceOf(bench)?.rows.size).toBe(0);
    expect(traceOf(bench)?.weights).toEqual(["w_x1", "w_x2", "b"]);
    bench.do({ type: "step" }, { type: "step" }).untilStill();
    expect([...(traceOf(bench)?.rows.keys() ?? [])]).toEqual([1, 2]);
    bench.do({ type: "reset" }).untilStill();
    expect([...(traceOf(bench)?.rows.keys() ?? [])]).toEqual([1, 2]);
  });

  it("are not kept once they are far out of sight", () => {
    const bench = benchOf().do({ type: "finish" }, { type: "want-trace", want: { first: 1, last: 32 } });
    bench.untilStill();
    bench.do({ type: "want-trace", want: { first: 800, last: 832 } }).untilStill();
    const visits = [...(traceOf(bench)?.rows.keys() ?? [])];
    expect(Math.min(...visits)).toBe(800);
    bench.do({ type: "want-trace", want: { first: 832 + kept, last: 840 + kept } }).untilStill();
    expect(traceOf(bench)?.rows.has(832)).toBe(true);
    expect(traceOf(bench)?.rows.has(831)).toBe(false);
  });

  it("are of the lead, and of the problem as it is", () => {
    const two = { learners: [{ kind: "perceptron" }, { kind: "perceptron", learningRate: 0.5 }] as PageLearner[] };
    const bench = benchOf(two).do({ type: "advance", how: { visits: 10 } });
    bench.do({ type: "want-trace", want: { first: 1, last: 10 } }).untilStill();
    expect(traceOf(bench)?.rows.get(1)?.weights).toEqual([-1, -1, -1]);
    bench.do({ type: "set-ui", ui: { lead: 1 } }).untilStill();
    expect(traceOf(bench)?.rows.get(1)?.weights).toEqual([-0.5, -0.5, -0.5]);
    bench.do({ type: "configure", bias: false }).untilStill();
    expect(traceOf(bench)?.rows.size).toBe(0);
    bench.do({ type: "step" }).untilStill();
    expect(traceOf(bench)?.rows.get(1)?.weights).toEqual([-0.5, -0.5]);
  });

  it("are none, and cost nothing, once nobody shows them", () => {
    const bench = benchOf().do({ type: "advance", how: { visits: 10 } });
    bench.untilStill();
    const open = engine.openRuns;
    bench.do({ type: "want-trace", want: { first: 1, last: 10 } }).untilStill();
    expect(engine.openRuns).toBe(open + 1);
    bench.do({ type: "want-trace", want: null }).untilStill();
    expect(traceOf(bench)).toBeNull();
    expect(engine.openRuns).toBe(open);
  });
});
