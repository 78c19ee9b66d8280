import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { noData } from "../../../../web/state/document/reading/fit-problem.js";
import { readState } from "../../../../web/state/document/reading/read-state.js";
import { rows as matrix } from "../../../rows.js";

const table = {
  kind: "table",
  columns: ["height", "weight", "age", "member"],
  rows: matrix("1.72 64 30 1; 1.65 80 41 -1"),
  label: "member",
} as const;

const dataOf = (data: unknown) => readState({ data }).state.data;
const refusalsOf = (data: unknown) => readState({ data }).refusals.map(({ message }) => message);

describe("a table", () => {
  test("is taken as it is, with the names of its classes", () => {
    const named = { ...table, classNames: ["guest", "member"] };
    expect(readState({ data: named })).toMatchObject({ state: { data: named }, refusals: [] });
  });

  test("is read with its label last", () => {
    const first = {
      kind: "table",
      columns: ["member", "height", "weight"],
      rows: [[1, 1.72, 64]],
      label: "member",
    };
    expect(dataOf(first)).toEqual({
      kind: "table",
      columns: ["height", "weight", "member"],
      rows: [[1.72, 64, 1]],
      label: "member",
    });
  });

  test("is a copy: what is done to the one that was given changes nothing", () => {
    const given = structuredClone(table) as unknown as { rows: number[][] };
    const read = dataOf(given);
    (given.rows[0] as number[])[0] = 99;
    expect(read).toEqual(table);
  });

  test("comes through JSON as it was", () => {
    const number = fc.double({ min: -1e100, max: 1e100, noNaN: true }).map((value) => value + 0);
    const given = fc.integer({ min: 2, max: 50 }).chain((base) =>
      fc.record({
        kind: fc.constant("table"),
        columns: fc.constant([...Array.from({ length: base }, (_, k) => `f${k}`), "y"]),
        rows: fc.array(
          fc
            .tuple(fc.array(number, { minLength: base, maxLength: base }), fc.constantFrom(-1, 1, 2, 3, 4, 5))
            .map(([cells, label]) => [...cells, label]),
          { maxLength: 5 },
        ),
        label: fc.constant("y"),
      }),
    );
    fc.assert(
      fc.property(given, (data) => {
        expect(dataOf(JSON.parse(JSON.stringify(data)))).toEqual(data);
      }),
    );
  });

  test.each([
    [{ ...table, label: "sex" }, "data.label must be the name of a column."],
    [{ ...table, columns: ["a", "a", "b", "member"] }, "data.columns must not name a column twice."],
    [{ ...table, columns: ["a", "member"], rows: [] }, "data.columns must name 2 to 1000 features, and the label."],
    [
      { ...table, columns: [...Array.from({ length: 1001 }, (_, k) => `f${k}`), "member"], rows: [] },
      "data.columns must name at most 1001 columns.",
    ],
    [{ ...table, columns: ["", "b", "c", "member"] }, "data.columns.0 must have a name."],
    [
      {
        ...table,
        rows: matrix("1 2 3 1; 1 2 3"),
      },
      "data.rows.1 must have 4 numbers, one a column, not 3.",
    ],
    [{ ...table, rows: [[1, "2", 3, 1]] }, "data.rows.0 must hold finite numbers (column “weight”)."],
    [{ ...table, rows: [[1, 2, Number.NaN, 1]] }, "data.rows.0 must hold finite numbers (column “age”)."],
    [{ ...table, rows: [[1, 2, -1e101, 1]] }, "data.rows.0 must hold numbers up to 1e100 (column “age”)."],
    [
      {
        ...table,
        rows: matrix("1 2 3 1; 1 2 3 0"),
      },
      "data.rows.1 label must be −1 or +1, or 2 to 5 for further classes (column “member”).",
    ],
    [{ ...table, rows: [7] }, "data.rows.0 must be a list of numbers."],
    [{ ...table, rows: new Array(100_001).fill([1, 2, 3, 1]) }, "data.rows has more rows than fit (100000)."],
    [{ ...table, rows: undefined }, "data.rows must be a list of rows."],
  ])("is refused as a whole where something is wrong with it: %#", (data, message) => {
    expect(refusalsOf(data)).toContain(message);
    expect(dataOf(data)).toEqual(noData);
  });

  test("whose class names are wrong goes without them", () => {
    const { state, refusals } = readState({ data: { ...table, classNames: ["a", "a"] } });
    expect(state.data).toEqual(table);
    expect(refusals).toHaveLength(1);
  });

  test("has the features that it has, and no more", () => {
    const { state, refusals } = readState({ data: table, features: ["x1", "x3"] });
    expect([state.features, refusals]).toEqual([["x1", "x3"], []]);
    expect(readState({ data: table, features: ["x4"] }).refusals).toMatchObject([
      { field: "features", message: "features must be made of x1, x2, x3." },
    ]);
  });
});
