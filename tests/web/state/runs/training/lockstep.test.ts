import { afterEach, describe, expect, it } from "vitest";
import type { Advance } from "../../../../../web/engine/types.js";
import { Lockstep } from "../../../../../web/state/runs/training/lockstep.js";
import { cs188, engine } from "../../engine.js";

const data = { X: cs188.map(([x1, x2]) => [x1, x2]), y: cs188.map(([, , label]) => label) };
const made: { dispose(): void }[] = [];

/** A batch learner that leads, and stops before the perceptron beside it. */
function lockstep(): Lockstep {
  const runs = [engine.createRun({ ...data, learner: { kind: "batch" } }), engine.createRun(data)] as const;
  const together = engine.together(runs);
  made.push(together);
  return new Lockstep(together, runs[0]);
}

afterEach(() => {
  for (const run of made.splice(0)) run.dispose();
  expect(engine.openRuns).toBe(0);
});

describe("runs in lockstep", () => {
  it.each<[object, number]>([
    [{ visits: 3 }, 3],
    [{ until: undefined, visits: 3 }, 3],
    [{ visits: undefined, epochs: 1 }, 5],
    [{ epochs: undefined, updates: 1, until: undefined }, 5],
    [{ until: "converged", visits: undefined }, 1150],
    [{ visits: 0 }, 0],
  ])("advance by what is given: %j", (how, visits) => {
    const runs = lockstep();
    expect(runs.advance(how as Advance)).toBe(visits);
    expect(runs.visit).toBe(visits);
  });

  it("go on by visits and epochs once the lead has stopped, and by updates no more", () => {
    const runs = lockstep();
    runs.seek(1000);
    expect([runs.stopped, runs.updates]).toEqual([false, 102]);
    expect(runs.advance({ visits: undefined, epochs: 1 } as unknown as Advance)).toBe(5);
    expect(runs.advance({ visits: 2 })).toBe(2);
    expect(runs.advance({ epochs: 1 })).toBe(3);
    expect(runs.advance({ updates: 1 })).toBe(0);
    expect(runs.advance({ until: "converged" })).toBe(140);
    expect([runs.stopped, runs.advance({ epochs: 1 })]).toEqual([true, 0]);
  });

  it("come to an update of the lead within so many visits", () => {
    const runs = lockstep();
    expect(runs.advanceWithin(3, 1)).toBe(3);
    expect([runs.updates, runs.visit]).toEqual([0, 3]);
    expect(runs.advanceWithin(100, 1)).toBe(2);
    expect([runs.updates, runs.visit]).toEqual([1, 5]);
  });
});
