import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Problem, problemOf } from "../../../../web/state/document/problem.js";
import { defaultUi } from "../../../../web/state/document/settings.js";
import type { PlaygroundState, UiState } from "../../../../web/state/document/state.js";
import type { Intent } from "../../../../web/state/runs/intent.js";
import { lock } from "../../../../web/words/generated/en/lock.js";
import { edits, looks, moves } from "../any-intents.js";
import { Bench, cs188, stateOf } from "../engine.js";

const locked = (...lock: UiState["lock"]): PlaygroundState => stateOf(cs188, { ui: { ...defaultUi, lock } });
const any = fc.array(fc.oneof({ arbitrary: edits, weight: 3 }, moves, looks), { minLength: 1, maxLength: 25 });

/** What somebody can do who looks at the page: another state comes from the page around. */
const byReader = any.map((intents) => intents.filter(({ type }) => type !== "replace"));

function doneTo(start: PlaygroundState, intents: readonly Intent[]): PlaygroundState {
  const bench = new Bench(start);
  try {
    return bench.do(...intents).session.state;
  } finally {
    bench.session.dispose();
  }
}

describe("what is locked", () => {
  it("stays as it is, whatever is wanted: all of it", () => {
    const start = locked("all");
    fc.assert(
      fc.property(byReader, (intents) => {
        const { ui: _, view: __, ...moment } = doneTo(start, intents);
        expect(moment).toEqual({ v: 1, ...problemOf(start), visit: 0 });
      }),
      { seed: 13, numRuns: 80 },
    );
  }, 30_000);

  const fields: readonly (readonly [UiState["lock"][number], keyof Problem])[] = [
    ["data", "data"],
    ["features", "features"],
    ["learner", "learners"],
    ["initial", "initial"],
    ["order", "order"],
    ["split", "split"],
    ["max-epochs", "maxEpochs"],
    ["scaling", "scaling"],
    ["bias", "bias"],
    ["stage", "data"],
  ];

  it.each(fields)("stays as it is, whatever is wanted: %s", (word, field) => {
    const start = locked(word);
    fc.assert(
      fc.property(byReader, (intents) => {
        expect(doneTo(start, intents)[field]).toEqual(start[field]);
      }),
      { seed: 13, numRuns: 30 },
    );
  });

  it("leaves the rest as free as ever", () => {
    const bench = Bench.ofTest(locked("features", "learner"));
    bench.do({ type: "add-points", points: [[5, 5, 1]] }, { type: "set-scaling", scaling: "standardize" });
    expect(bench.points).toHaveLength(6);
    expect(bench.session.state.scaling).toBe("standardize");
    expect(bench.notices).toEqual([]);
  });

  it("is refused with one sentence, however often it is tried", () => {
    const bench = Bench.ofTest(locked("setup", "transport"));
    bench.do({ type: "clear" }, { type: "set-scaling", scaling: "min-max" }, { type: "step" });
    expect(bench.session.state).toMatchObject({ scaling: "none", visit: 0 });
    expect(bench.notices).toEqual([lock.english.locked]);
  });

  it("learns on from where an edit found it only where the weights to start from are free", () => {
    const seek: Intent = { type: "seek", visit: 30 };
    const point: Intent = { type: "add-points", points: [[5, 5, 1]] };
    expect(Bench.ofTest(locked("initial")).do(seek, point).session.state.initial).toBeNull();
    expect(Bench.ofTest(locked("learner")).do(seek, point).session.state.initial).toBeNull();
    expect(Bench.ofTest(locked("order")).do(seek, point).session.state.initial).not.toBeNull();
  });

  it("is free for the page around: another state, the history, and any moment", () => {
    const bench = Bench.ofTest().do({ type: "clear" });
    const { session } = bench;
    session.replace((present) => ({ ...present, ui: { ...present.ui, lock: ["all"] } }));
    expect(bench.do({ type: "undo" }).points).toEqual(cs188);
    session.replace((present) => ({ ...present, scaling: "min-max" }));
    session.dispatch({ type: "seek", visit: 3 }, undefined, "host");
    expect(session.state).toMatchObject({ scaling: "min-max", visit: 3, ui: { lock: ["all"] } });
    expect(bench.notices).toEqual([]);
  });
});
