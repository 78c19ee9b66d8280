import { describe, expect, test } from "vitest";
import type { Table } from "../../../../web/state/document/state.js";
import { withAxes } from "../../../../web/views/setup/sections/data/index.js";
import { rows as matrix } from "../../../rows.js";
import { Bench, engine, stateOf } from "../engine.js";

/** The third feature alone tells the two apart. */
const table: Table = {
  kind: "table",
  columns: ["a", "b", "c", "kind"],
  rows: matrix("1 2 5 1; 2 1 -5 -1; 1 1 4 1; 2 2 -4 -1"),
  label: "kind",
  classNames: ["low", "high"],
};

const opened = () => Bench.ofTest().do({ type: "set-table", data: table });
const dataOf = (bench: Bench) => bench.session.state.data;

describe("a table", () => {
  test("is trained on with all its features, and its first two are drawn", () => {
    const bench = opened();
    const { examples, pane } = bench.frame;
    expect(examples).toMatchObject({ count: 4, base: 3, columns: ["a", "b", "c"] });
    expect([...examples.xy]).toEqual([1, 2, 2, 1, 1, 1, 2, 2]);
    expect(pane.features).toEqual(["x1", "x2", "x3"]);
    bench.do({ type: "finish" }).untilStill();
    expect(bench.frame.pane).toMatchObject({ stop: "converged", trainingMistakes: 0 });
  });

  test("is undone and redone in one step, and is part of the state", () => {
    const bench = opened();
    expect(bench.do({ type: "undo" }).points).toHaveLength(5);
    bench.do({ type: "redo" });
    expect(dataOf(bench)).toEqual(table);
    const other = Bench.ofTest();
    other.session.replace(structuredClone(bench.session.state));
    expect(other.session.state).toEqual(bench.session.state);
    expect(other.frame.examples.X).toEqual(bench.frame.examples.X);
  });

  test("other features drawn: the same are learned from, by their new numbers", () => {
    const bench = opened().do({ type: "set-features", features: ["x2", "x3", "x1*x3"] });
    bench.do({ type: "set-table", data: withAxes(table, [2, 0]) });
    expect(dataOf(bench)).toMatchObject({ columns: ["c", "a", "b", "kind"], rows: { 0: [5, 1, 2, 1] } });
    expect(bench.session.state.features).toEqual(["x1", "x3", "x1*x2"]);
    expect([...bench.frame.examples.xy.subarray(0, 2)]).toEqual([5, 1]);
  });

  test("with other columns has no features chosen", () => {
    const bench = opened().do({ type: "set-features", features: ["x1", "x3"] });
    bench.do({ type: "set-table", data: { ...table, columns: ["a", "b", "d", "kind"] } });
    expect(bench.session.state.features).toBeUndefined();
  });

  test("of several classes is learned by a learner that tells them apart, until the data has two again", () => {
    const rows = [...table.rows, [0, 0, 0, 2]];
    const bench = Bench.ofTest().do({ type: "set-table", data: { ...table, rows } });
    expect(bench.session.state.learners).toMatchObject([{ kind: "multiclass" }]);
    bench.do({ type: "set-table", data: table });
    expect(bench.session.state.learners).toEqual([{ kind: "perceptron" }]);
  });

  test("loses its features with itself: to a preset, to nothing, and to reviews", () => {
    for (const next of [
      { type: "load-preset", name: "xor", options: {} },
      { type: "clear" },
      { type: "load-preset", name: "reviews", options: {} },
    ] as const) {
      const bench = opened().do({ type: "set-features", features: ["x1", "x3"] }, next);
      expect(bench.session.state.features).toBeUndefined();
      expect(bench.notices).toEqual([]);
    }
  });

  test("in the place of reviews has a bias", () => {
    const bench = Bench.ofTest().do({ type: "load-preset", name: "reviews", options: {} });
    expect(bench.do({ type: "set-table", data: table }).session.state.bias).toBe(true);
  });
});

describe("editing a table", () => {
  test("rows are erased and their labels turned, and it stays a table", () => {
    const bench = opened().do({ type: "erase-points", indices: [0] }, { type: "flip-point", index: 0 });
    expect(dataOf(bench)).toEqual({ ...table, rows: [[2, 1, -5, 1], ...table.rows.slice(2)] });
  });

  test("a place in the plane says too little of an example with more than two features", () => {
    const bench = opened();
    bench.do({ type: "add-points", points: [[1, 2, 1]] }, { type: "move-point", index: 0, to: [9, 9] });
    expect(dataOf(bench)).toBe(table);
  });

  test("one of two features is drawn on, and keeps their names", () => {
    const flat: Table = { kind: "table", columns: ["a", "b", "y"], rows: [[1, 2, 1]], label: "y" };
    const bench = Bench.ofTest().do({ type: "set-table", data: flat }, { type: "add-points", points: [[3, 4, -1]] });
    bench.do({ type: "move-point", index: 0, to: [5, 6] });
    expect(dataOf(bench)).toEqual({
      ...flat,
      rows: matrix("5 6 1; 3 4 -1"),
    });
    expect(bench.frame.examples.columns).toEqual(["a", "b"]);
  });

  test("is recoded with its columns", () => {
    const binary: Table = {
      kind: "table",
      columns: ["a", "b", "c", "y"],
      rows: matrix("0 1 1 1; 1 0 0 -1"),
      label: "y",
    };
    const bench = Bench.ofTest().do({ type: "set-table", data: binary }, { type: "recode", to: "plus-minus" });
    expect(dataOf(bench)).toEqual({
      ...binary,
      rows: matrix("-1 1 1 1; 1 -1 -1 -1"),
    });
  });
});

describe("what is drawn of more than two features", () => {
  const ended = (changes: Parameters<typeof stateOf>[1]) => {
    const bench = Bench.ofTest(stateOf([], changes)).do({ type: "set-table", data: table });
    bench.do({ type: "finish" }).untilStill();
    return bench;
  };

  test("is where a hyperplane cuts the plane at the averages of the others", () => {
    for (const scaling of ["none", "standardize"] as const) {
      const { pane } = ended({ scaling }).frame;
      const { regions, features } = pane;
      if (regions.kind !== "linear") throw new Error("there is no line");
      expect(features).toEqual(["x1", "x2", "x3"]);
      const { weights, bias } = regions.model;
      expect(weights[2]).toBe(0);
      // The third feature is 0 on average.
      expect(pane.onAxes).toMatchObject({ scaled: scaling === "standardize" });
      const plane = pane.plane ?? { weights: [], bias: 0 };
      if (scaling === "none")
        expect([weights[0], weights[1], bias]).toEqual([plane.weights[0], plane.weights[1], plane.bias]);
    }
  });

  test("where it is no line, it is asked point by point", () => {
    const learner = { kind: "kernel", kernel: { kind: "rbf", gamma: 0.1 } } as const;
    const bench = ended({ learners: [learner] });
    const window = { x: [0, 3], y: [0, 3] } as const;
    bench.do({ type: "want-field", pane: 0, want: { window, columns: 12, rows: 8 } }).untilStill();
    const { field, updates } = bench.frame.pane;
    expect(field).toMatchObject({ model: updates, grid: { columns: 12, rows: 8 } });
    const { grid, label = [] } = field ?? {};
    const at = (k: number) => [
      (grid?.x0 ?? 0) + (grid?.dx ?? 0) * (k % 12),
      (grid?.y0 ?? 0) + (grid?.dy ?? 0) * Math.floor(k / 12),
      0,
    ];
    const run = engine.createRun({
      X: table.rows.map((row) => row.slice(0, 3)),
      y: table.rows.map((row) => row[3] ?? 0),
      learner,
    });
    run.advance({ until: "converged" });
    const rows = Array.from({ length: 96 }, (_, k) => at(k));
    expect(new Set(label).size).toBe(2);
    expect([...label]).toEqual([...run.predict(rows).label]);
    run.dispose();
  });
});
