import { describe, expect, test } from "vitest";
import type { PlaygroundState } from "../../../../../web/state/document/state.js";
import { modelFile } from "../../../../../web/state/io/exports/hidden-session.js";
import { looksLikeModel, type ModelPreview, previewModel } from "../../../../../web/state/io/import/index.js";
import { Bench, cs188, engine, stateOf } from "../../engine.js";

const pause = async (): Promise<void> => {};

/** What the page saves at the moment shown. */
async function savedOf(bench: Bench): Promise<string> {
  const file = await modelFile(bench.frame, new AbortController().signal, () => {});
  return file?.text ?? "";
}

/** A page at its end, or at a visit. */
function pageAt(changes: Partial<PlaygroundState>, visit?: number, points = cs188): Bench {
  const bench = Bench.ofTest(stateOf(points, changes));
  bench.do(visit === undefined ? { type: "finish" } : { type: "seek", visit });
  bench.untilStill();
  return bench;
}

const taken = (preview: ModelPreview): PlaygroundState => {
  if ("state" in preview) return preview.state;
  throw new Error(JSON.stringify(preview));
};

const several = [...cs188, [9, 9, 2]] as const;
const features = ["x1", "x2", "x1*x2"];

describe("a model that the page has saved", () => {
  test("is that of the moment shown", async () => {
    const bench = pageAt({}, 3);
    const text = await savedOf(bench);
    const { weights = [], bias } = bench.frame.pane.plane ?? {};
    expect(JSON.parse(text)).toMatchObject({ kind: "hyperplane", weights: [[...weights]], bias: [bias] });
    expect(looksLikeModel(text)).toBe(true);
    expect(await savedOf(pageAt({}, 12))).not.toBe(text);
  });

  test("of the lead, under the name of the data; nothing where it is aborted", async () => {
    const bench = pageAt({ learners: [{ kind: "perceptron" }, { kind: "voted" }] }, 40);
    bench.do({ type: "set-ui", ui: { lead: 1 } });
    const file = await modelFile(bench.frame, new AbortController().signal, () => {});
    expect(file?.name).toBe("perceptron-points-model.json");
    expect(JSON.parse(file?.text ?? "").kind).toBe("votes");
    expect(await modelFile(bench.frame, AbortSignal.abort(), () => {})).toBe(null);
  });

  test.each([
    { features },
    { scaling: "standardize" as const, features },
    { bias: false },
    { scaling: "unit-norm" as const },
  ])("is where the run starts once it is taken: %j, in one step back", async (changes) => {
    const text = await savedOf(pageAt({ ...changes, learners: [{ kind: "averaged" }] }, 200));
    const bench = pageAt({ learners: [{ kind: "pocket" }, { kind: "decision-tree" }] }, 9);
    const before = bench.session.state;
    const state = taken(await previewModel(text, bench.frame, pause));
    bench.do({ type: "replace", state });
    bench.untilStill();
    expect(bench.notices).toEqual([]);
    expect(bench.session.state).toMatchObject({ ...changes, bias: true, learners: before.learners, visit: 0 });
    expect(await savedOf(bench)).toBe(text);
    bench.do({ type: "undo" });
    expect(bench.session.state).toEqual(before);
  });

  test("takes the place of the learner where that starts from no weights", async () => {
    const text = await savedOf(pageAt({}, 30));
    const bench = pageAt({ learners: [{ kind: "kernel" }] });
    expect(taken(await previewModel(text, bench.frame, pause)).learners).toEqual([{ kind: "perceptron" }]);
  });

  test("of several classes starts a vector of each", async () => {
    const text = await savedOf(pageAt({ learners: [{ kind: "multiclass" }] }, 60, [...several]));
    const bench = pageAt({}, 0, [...several]);
    const state = taken(await previewModel(text, bench.frame, pause));
    expect(state.learners[0]).toMatchObject({ kind: "multiclass", initial: { bias: JSON.parse(text).bias } });
    expect(await savedOf(bench.do({ type: "replace", state }))).toBe(text);
  });
});

describe("a model that does not fit changes nothing, and says why", () => {
  const misfitOf = async (text: string, bench = pageAt({}, 0)): Promise<ModelPreview> => {
    const { state } = bench.session;
    const { openRuns } = engine;
    const preview = await previewModel(text, bench.frame, pause);
    expect(bench.session.state).toEqual(state);
    expect(engine.openRuns).toBe(openRuns);
    return preview;
  };

  test.each(["voted", "kernel", "nearest-neighbours", "decision-tree"] as const)(
    "%s has no weights to start from",
    async (kind) => {
      const text = await savedOf(pageAt({ learners: [{ kind }] }, 20));
      expect(await misfitOf(text)).toEqual({ misfit: { code: "noStart", kind: JSON.parse(text).kind } });
    },
  );

  test("other columns, classes and scalings", async () => {
    const text = await savedOf(pageAt({ scaling: "min-max" }, 20));
    const { products: _, ...model } = JSON.parse(text);
    const wide = { ...model, baseFeatures: 3, scaling: "none", weights: [[1, 2, 3]] };
    for (const name of ["shift", "rest", "unit", "divisor"]) delete wide[name];
    expect(await misfitOf(JSON.stringify(wide))).toEqual({ misfit: { code: "otherColumns", model: 3, data: 2 } });
    const of3 = pageAt({ learners: [{ kind: "multiclass" }] }, 0, [...several]);
    expect(await misfitOf(text, of3)).toEqual({ misfit: { code: "otherClasses", model: 2, data: 3 } });
    const moved = pageAt({}, 0, [[7, 7, 1], ...cs188]);
    expect(await misfitOf(text, moved)).toEqual({ misfit: { code: "otherScaling" } });
  });

  test("what is locked, what the page cannot hold, and what is no model", async () => {
    const text = await savedOf(pageAt({ features }, 20));
    const locked = pageAt({ ui: { ...stateOf([]).ui, lock: ["features"] } }, 0);
    expect(await misfitOf(text, locked)).toEqual({ misfit: { code: "locked" } });
    const huge = text.replace(/"bias":\[[^\]]*/, '"bias":[1e101');
    expect(await misfitOf(huge)).toMatchObject({ refusals: [{ field: "initial.bias", code: "out-of-range" }] });
    expect(await misfitOf(text.slice(0, 60))).toMatchObject({ refusals: [{ field: "model", code: "unknown" }] });
  });
});
