import { describe, expect, it } from "vitest";
import type { Advance, Snapshot } from "../../web/engine/index.js";
import { rows } from "../rows.js";
import { cs188, errorOf, open } from "./runs.js";

const block = Float64Array.of(1, 1, 3, 2, 2, 4, 3, 4, 2, 3);

describe("the names of the public contract", () => {
  it("has the run's", () => {
    const run = open();
    const moving = ["step", "advance", "seek", "dispose"] as const;
    const asking = ["snapshot", "journal", "mistakesBefore", "updatesBefore", "updateVisit"] as const;
    const predicting = ["predict", "mistakes", "field"] as const;
    for (const method of [...moving, ...asking, ...predicting]) {
      expect(typeof run[method], method).toBe("function");
    }
    expect(run).toMatchObject({ features: ["x1", "x2"], examples: 5, frontier: 0, frontierUpdates: 0 });
    expect(run.frontierStop).toBeNull();
  });

  it("gives a visit, a snapshot, a journal and predictions with exactly the documented members", () => {
    const run = open();
    const names = (value: object | null) => Object.keys(value ?? {}).sort();
    const visit = ["epoch", "example", "label", "mistake", "predicted", "score", "update", "visit"];
    expect(names(run.step())).toEqual(visit);
    const snapshot: (keyof Snapshot)[] = ["converged", "current", "epoch", "model"];
    expect(names(run.snapshot())).toEqual([...snapshot, "stopReason", "trainingMistakes", "updates", "visit"]);
    expect(names(run.snapshot().current)).toEqual(["bias", "weights"]);
    expect(names(run.journal())).toEqual(["example", "score", "visit"]);
    expect(names(run.predict([[1, 2]]))).toEqual(["label", "score"]);
  });

  it("throws errors that are errors, with a code, a field and a message", () => {
    const error = errorOf(() => open({ ...cs188, y: [] }));
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ name: "PlaygroundError", code: "wrong-length", field: "y" });
  });
});

describe("createRun", () => {
  it("takes nested rows and one block alike", () => {
    const results = [cs188.X, { data: block, shape: [5, 2] as const }].map((X) => {
      const run = open({ ...cs188, X });
      run.advance({ until: "converged" });
      return { snapshot: run.snapshot(), journal: run.journal(), predictions: run.predict(X) };
    });
    expect(results[0]).toEqual(results[1]);
  });

  it("takes labels and indices as any list of numbers", () => {
    const order = { kind: "custom", indices: Int32Array.of(4, 3, 2, 1, 0) } as const;
    expect(open({ ...cs188, y: Int8Array.of(-1, 1, 1, 1, -1), order }).step()).toMatchObject({ example: 4, label: -1 });
  });

  it("has the documented defaults", () => {
    const run = open();
    const spelled = open({
      ...cs188,
      features: ["x1", "x2"],
      scaling: "none",
      bias: true,
      learner: { kind: "perceptron", learningRate: 1, tie: "mistake" },
      order: { kind: "given", seed: 0 },
      initial: { weights: [0, 0], bias: 0 },
      maxEpochs: 1000,
      journal: true,
    });
    for (const each of [run, spelled]) each.advance({ until: "converged" });
    expect(run.snapshot()).toEqual(spelled.snapshot());
  });

  it("does not hold on to what it was given", () => {
    const data = block.slice();
    const run = open({ ...cs188, X: { data, shape: [5, 2] } });
    data.fill(Number.NaN);
    run.advance({ until: "converged" });
    expect(run.snapshot().converged).toBe(true);
  });

  it("trains on no feature at all, with the bias alone", () => {
    for (const spec of [{ X: [[], []] }, { X: [[3], [4]], features: [] }]) {
      const run = open({ ...spec, y: [1, -1], maxEpochs: 3 });
      expect(run.advance({ until: "converged" })).toBe(6);
      expect(run.snapshot().current).toEqual({ weights: new Float64Array(0), bias: 0 });
    }
  });
});

describe("step, advance and seek", () => {
  it("makes one visit and says all of it", () => {
    const run = open();
    expect(run.step()).toEqual({
      visit: 0,
      epoch: 0,
      example: 0,
      label: -1,
      score: 0,
      predicted: 0,
      mistake: true,
      update: { weights: Float64Array.of(-1, -1), bias: -1 },
    });
    run.step();
    expect(run.step()).toMatchObject({ visit: 2, example: 2, mistake: false, update: null });
  });

  it("ends with null, and goes on after seek", () => {
    const run = open({ ...cs188, maxEpochs: 1 });
    for (let visit = 0; visit < 5; visit++) expect(run.step()?.visit).toBe(visit);
    expect(run.step()).toBeNull();
    expect(run.step()).toBeNull();
    expect(run.advance({ visits: 3 })).toBe(0);
    run.seek(4);
    expect(run.snapshot().stopReason).toBeNull();
    expect(run.step()?.visit).toBe(4);
    expect(run.step()).toBeNull();
  });

  it("advances by visits, epochs, updates, or to the end", () => {
    const run = open();
    expect(run.advance({ visits: 7 })).toBe(7);
    expect(run.advance({ epochs: 1 })).toBe(3);
    expect(run.snapshot()).toMatchObject({ visit: 10, epoch: 2 });
    expect(run.advance({ epochs: 2 })).toBe(10);
    const { updates } = run.snapshot();
    run.advance({ updates: 3 });
    expect(run.snapshot().updates).toBe(updates + 3);
    expect(run.snapshot().visit).toBe((run.journal().visit.at(-1) ?? 0) + 1);
    expect(run.advance({ visits: 0 })).toBe(0);
    expect(run.advance({ updates: 0 })).toBe(0);
    const { visit } = run.snapshot();
    expect(run.advance({ until: "converged" })).toBe(1150 - visit);
  });

  it("takes infinity as many as there are", () => {
    for (const how of [{ visits: Infinity }, { epochs: Infinity }, { updates: Infinity }]) {
      const run = open();
      expect(run.advance(how)).toBe(1150);
      expect(run.snapshot().stopReason).toBe("converged");
    }
    const run = open();
    run.seek(Number.POSITIVE_INFINITY);
    expect(run.snapshot()).toMatchObject({ visit: 1150, converged: true });
  });

  it("counts completed passes, the clean one included", () => {
    const run = open();
    const epochs = Array.from({ length: 11 }, () => {
      const { epoch } = run.snapshot();
      run.step();
      return epoch;
    });
    expect(epochs).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2]);
    run.advance({ until: "converged" });
    expect(run.snapshot()).toMatchObject({ epoch: 230, visit: 1150, updates: 445, converged: true });
  });

  it("calls converged a pass with no mistake, not weights that make none", () => {
    const run = open();
    run.seek(1144);
    expect(run.snapshot()).toMatchObject({ trainingMistakes: 1, converged: false });
    run.seek(1149);
    expect(run.snapshot()).toMatchObject({ trainingMistakes: 0, converged: false, stopReason: null });
    run.step();
    expect(run.snapshot()).toMatchObject({ converged: true, stopReason: "converged" });
  });

  it("says when it stopped without convergence, which is no error", () => {
    const run = open({ ...cs188, maxEpochs: 2 });
    expect(run.advance({ until: "converged" })).toBe(10);
    expect(run.snapshot()).toMatchObject({ epoch: 2, converged: false, stopReason: "max-epochs" });
    expect(run.frontierStop).toBe("max-epochs");
  });

  it("is untrained at visit 0: the initial weights", () => {
    const initial = { weights: [0.5, -2], bias: 3 };
    const run = open({ ...cs188, initial });
    run.advance({ epochs: 3 });
    run.seek(0);
    expect(run.snapshot()).toMatchObject({ visit: 0, epoch: 0, updates: 0, converged: false });
    expect(run.snapshot().current).toEqual({ weights: Float64Array.of(0.5, -2), bias: 3 });
    expect(run.journal().visit).toHaveLength(0);
  });

  it("makes the same visits again behind the frontier", () => {
    const run = open();
    const first = Array.from({ length: 30 }, () => run.step());
    run.seek(0);
    expect(Array.from({ length: 30 }, () => run.step())).toEqual(first);
  });

  it("goes back without a journal too, and says that it has none", () => {
    const [with_, without] = [open(), open({ ...cs188, journal: false })];
    for (const run of [with_, without]) {
      run.advance({ visits: 60 });
      run.seek(33);
    }
    expect(without.snapshot()).toEqual(with_.snapshot());
    for (const ask of [() => without.journal(), () => without.updatesBefore([1]), () => without.updateVisit(0)]) {
      expect(errorOf(ask)).toMatchObject({ code: "no-journal", field: "journal" });
    }
  });
});

describe("journal", () => {
  it("holds the updates before the present moment, or all of them", () => {
    const run = open();
    run.advance({ visits: 20 });
    const all = run.journal();
    const [k, visit] = [3, all.visit[3] ?? 0];
    run.seek(visit);
    expect(run.journal().visit).toEqual(all.visit.slice(0, k));
    expect(run.journal({ all: true })).toEqual(all);
    expect(run.frontier).toBe(20);
    expect(run.frontierUpdates).toBe(all.visit.length);
  });

  it("has typed columns of one length", () => {
    const run = open();
    run.advance({ visits: 20 });
    const { visit, example, score } = run.journal();
    expect(visit).toBeInstanceOf(Float64Array);
    expect(example).toBeInstanceOf(Int32Array);
    expect(score).toBeInstanceOf(Float64Array);
    expect(new Set([visit.length, example.length, score.length])).toEqual(new Set([run.snapshot().updates]));
  });

  it("counts updates before visits in any order, and finds the visit of an update", () => {
    const run = open();
    run.advance({ epochs: 10 });
    const { visit } = run.journal();
    const asked = [50, 0, 13, 7, 1e9, -1];
    const counted = asked.map((before) => visit.filter((at) => at < before).length);
    expect(Array.from(run.updatesBefore(asked))).toEqual(counted);
    expect(Array.from(visit, (_, k) => run.updateVisit(k))).toEqual(Array.from(visit));
    expect(run.updateVisit(visit.length)).toBe(-1);
    expect(run.updateVisit(-1)).toBe(-1);
  });
});

describe("predict", () => {
  it("gives label 0 where the score is exactly 0", () => {
    const run = open({ ...cs188, initial: { weights: [1, -1], bias: 0 } });
    const { score, label } = run.predict(rows("2 1; 1 1; 1 2"));
    expect(Array.from(score)).toEqual([1, 0, -1]);
    expect(Array.from(label)).toEqual([1, 0, -1]);
    expect(label).toBeInstanceOf(Int32Array);
  });

  it("maps base features as training did", () => {
    const run = open({ ...cs188, features: ["x1*x2", "x1^2"], initial: { weights: [1, 10], bias: 100 } });
    expect(Array.from(run.predict([[2, 3]]).score)).toEqual([146]);
  });

  it("takes no row at all", () => {
    expect(open().predict([]).score).toHaveLength(0);
  });

  it.each([
    ["another number of columns", [[1, 2, 3]], "wrong-length", "X"],
    ["NaN", [[1, Number.NaN]], "not-finite", "X"],
    ["a string", [[1, "2"]], "wrong-type", "X[0][1]"],
    ["no matrix", "1, 2", "wrong-type", "X"],
    ["nothing", undefined, "wrong-type", "X"],
    ["numbers whose score would overflow", [[1e308, 1e308]], "out-of-range", "X"],
  ])("refuses %s", (_, X, code, field) => {
    const run = open({ ...cs188, initial: { weights: [1e10, -1e10], bias: 0 } });
    expect(errorOf(() => run.predict(X as number[][]))).toMatchObject({ code, field });
    expect(run.predict([[1, 1]]).score[0]).toBe(0);
  });
});

describe("arguments of a run that are not valid", () => {
  it.each([
    [{ visits: -1 }, "out-of-range", "visits"],
    [{ visits: 1.5 }, "out-of-range", "visits"],
    [{ visits: Number.NaN }, "out-of-range", "visits"],
    [{ visits: "3" }, "wrong-type", "visits"],
    [{ epochs: -1 }, "out-of-range", "epochs"],
    [{ updates: 0.5 }, "out-of-range", "updates"],
    [{ until: "bored" }, "unknown", "until"],
    [{ visits: 1, epochs: 1 }, "unknown", "advance"],
    [{}, "unknown", "advance"],
    [undefined, "unknown", "advance"],
    [5, "wrong-type", "advance"],
  ])("advance(%j)", (how, code, field) => {
    const run = open();
    expect(errorOf(() => run.advance(how as Advance))).toMatchObject({ code, field });
    expect(run.snapshot().visit).toBe(0);
  });

  it.each([-1, 1.5, Number.NaN, 2 ** 60, undefined, "3", null])("seek(%j)", (visit) => {
    const run = open();
    run.advance({ visits: 3 });
    expect(errorOf(() => run.seek(visit as number)).field).toBe("visit");
    expect(run.snapshot().visit).toBe(3);
  });
});
