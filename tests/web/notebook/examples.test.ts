import { describe, expect, it } from "vitest";
import { isEven, isSame, plain, tableOf } from "../../../web/notebook/index.js";
import { readState } from "../../../web/state/document/reading/read-state.js";
import { rows as matrix } from "../../rows.js";
import { packed, packedLabels } from "./model.js";

const X = packed(matrix("0.5 -0 3; 1e-300 2 4"));
const y = packedLabels([1, -1]);

describe("the examples of a notebook", () => {
  it("are a table that the page takes as it is, to the bit", () => {
    const table = tableOf(X, y, ["length", "width", "label"]);
    expect(table).toEqual({
      kind: "table",
      columns: ["length", "width", "label", "label_"],
      rows: matrix("0.5 -0 3 1; 1e-300 2 4 -1"),
      label: "label_",
    });
    expect(readState({ v: 1, data: table })).toMatchObject({ refusals: [], state: { data: table } });
  });

  it("have names of their own where none are given, and those of their classes", () => {
    expect(tableOf(X, packedLabels([1, -1], ["setosa", "virginica"]))).toMatchObject({
      columns: ["x1", "x2", "x3", "label"],
      classNames: ["setosa", "virginica"],
    });
  });

  it("may lie anywhere in a message", () => {
    const bytes = new Uint8Array([7, ...new Uint8Array(X.data.buffer)]);
    expect(tableOf({ ...X, data: new DataView(bytes.buffer, 1) }, y)).toEqual(tableOf(X, y));
  });

  it("are none without arrays, and a table that is refused where these do not fit together", () => {
    expect(tableOf(null, undefined)).toBeNull();
    const tables = [
      tableOf(null, y),
      tableOf(X, undefined),
      tableOf(X, packedLabels([1, -1, 1])),
      tableOf({ ...X, shape: [2, 4] }, y),
      tableOf(X, y, ["length", "width"]),
      tableOf(X, y, ["length", "width", "height", "age"]),
    ];
    for (const table of tables) {
      const { state, refusals } = readState({ data: table });
      expect(refusals[0]?.field).toMatch(/^data\.(rows\.\d|columns)$/);
      expect(state.data).toEqual({ kind: "points", points: [] });
    }
    expect(tables.map((table) => table && isEven(table))).toEqual([true, false, false, false, false, false]);
  });

  it("are the same by their columns and numbers", () => {
    const [one, other] = [tableOf(X, y), tableOf(X, packedLabels([1, 1]))];
    if (!one || !other) throw new Error("There are two tables.");
    expect(isSame(structuredClone(one), one)).toBe(true);
    expect(isSame(other, one)).toBe(false);
    expect(isSame({ ...one, columns: ["a", "b", "c", "label"] }, one)).toBe(false);
    expect(isSame({ kind: "points", points: [] }, one)).toBe(false);
  });
});

describe("a snapshot", () => {
  it("is JSON, lists for typed arrays", () => {
    const snapshot = { visit: 3, stopReason: null, current: { weights: Float64Array.of(1, -2), bias: 0.5 } };
    expect(plain(snapshot)).toEqual({ visit: 3, stopReason: null, current: { weights: [1, -2], bias: 0.5 } });
    expect(plain({ model: { voters: [{ weights: Float64Array.of(1), count: 2 }] } })).toEqual({
      model: { voters: [{ weights: [1], count: 2 }] },
    });
  });

  it("leaves out what would be sent for long", () => {
    const voters = Array.from({ length: 4000 }, () => ({ weights: new Float64Array(3), bias: 0, count: 1 }));
    expect(plain({ visit: 9, model: { voters } })).toEqual({ visit: 9, model: null });
  });
});
