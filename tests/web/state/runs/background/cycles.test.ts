import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PlaygroundState, Point } from "../../../../../web/state/document/state.js";
import { Bench, cs188, stateOf } from "../../engine.js";
import { xor } from "./verdict.js";

function benchOn(points: readonly Point[], changes: Partial<PlaygroundState> = {}): Bench {
  const bench = Bench.ofTest(stateOf(points, { maxEpochs: 40, ...changes }));
  bench.do({ type: "finish" }).untilStill();
  return bench;
}

const cycleOf = (...of: Parameters<typeof benchOn>) => benchOn(...of).frame.pane.cycle;

/** What is in training at the end of an epoch. */
function endOf(bench: Bench, epoch: number): unknown {
  bench.do({ type: "seek", visit: epoch * bench.frame.pane.epochLength });
  return bench.frame.pane.current;
}

describe("a run that goes round", () => {
  it("is found on XOR in the given order, at the first end of an epoch that has been there before", () => {
    const bench = benchOn(xor);
    const { cycle } = bench.frame.pane;
    if (!cycle) throw new Error("no cycle");
    const end = cycle.since + cycle.epochs;
    expect(endOf(bench, end)).toEqual(endOf(bench, cycle.since));
    const ends = Array.from({ length: end }, (_, epoch) => JSON.stringify(endOf(bench, epoch)));
    expect(new Set(ends).size).toBe(end);
  });

  it("is found while it plays, not before it has been there", () => {
    const bench = Bench.ofTest(stateOf(xor, { maxEpochs: 40 }));
    bench.untilStill();
    expect(bench.frame.pane.cycle).toBeNull();
    const known = benchOn(xor).frame.pane.cycle;
    if (!known) throw new Error("no cycle");
    for (let epoch = 1; epoch <= known.since + known.epochs; epoch++) {
      expect(bench.frame.pane.cycle).toBeNull();
      bench.do({ type: "next-epoch" }).untilStill();
    }
    expect(bench.frame.pane.cycle).toEqual(known);
  });

  it("is none where it converges, where the order changes, and where more than the weights decides", () => {
    expect(cycleOf(cs188, { maxEpochs: 1000 })).toBeNull();
    expect(cycleOf(xor, { order: { kind: "shuffle-each-epoch", seed: 1 } })).toBeNull();
    expect(cycleOf(xor, { learners: [{ kind: "kernel" }] })).toBeNull();
    expect(cycleOf(xor, { learners: [{ kind: "batch" }] })).toBeNull();
  });

  it.each(["averaged", "voted", "pocket", "margin", "multiclass"] as const)("is found of: %s", (kind) => {
    expect(cycleOf(xor, { learners: [{ kind }] })).not.toBeNull();
  });

  it("is one that goes on going round, whatever the whole-numbered points and their order", () => {
    const coordinate = fc.integer({ min: -2, max: 2 });
    const points = fc.array(fc.tuple(coordinate, coordinate, fc.constantFrom(-1, 1)), { minLength: 3, maxLength: 6 });
    const order = fc.constantFrom(
      { kind: "given" } as const,
      { kind: "positives-first" } as const,
      { kind: "shuffle-once", seed: 3 } as const,
    );
    fc.assert(
      fc.property(points, order, (some, kind) => {
        const bench = benchOn(some, { order: kind });
        const { cycle } = bench.frame.pane;
        if (!cycle) return;
        for (const later of [0, 1, 2]) {
          const epoch = cycle.since + later;
          if (epoch + cycle.epochs <= 40) expect(endOf(bench, epoch + cycle.epochs)).toEqual(endOf(bench, epoch));
        }
      }),
      { numRuns: 30 },
    );
  });
});
