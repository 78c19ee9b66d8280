import { expect, test } from "vitest";
import { flag as flagged, input, joined, many, maybe, one, written } from "../../../web/engine/layout/inputs.js";
import { each, indices, integers, rows } from "../../../web/engine/layout/rows.js";
import {
  columnsOf,
  fields,
  flag,
  hyperplane,
  list,
  number,
  optional,
  read,
  rowsOf,
  word,
} from "../../../web/engine/layout/values.js";

const of = (...numbers: number[]): Float64Array => Float64Array.from(numbers);

test("fields are read one after another, whatever they are", () => {
  const inner = fields({ length: number });
  const reader = fields({ one: number, yes: flag, name: word(["a", "b"]), numbers: list, inner, last: number });
  expect(read(reader, of(1, 1, 1, 2, 5, 6, 7, 8))).toEqual({
    ...{ one: 1, yes: true, name: "b" },
    numbers: of(5, 6),
    inner: { length: 7 },
    last: 8,
  });
});

test("a hyperplane has its bias last", () => {
  expect(read(hyperplane, of(3, 1, 2, 3))).toEqual({ weights: of(1, 2), bias: 3 });
});

test("what may be missing is null", () => {
  expect(read(optional(number), of(0))).toBeNull();
  expect(read(rows(optional(number)), of(3, 1, 5, 0, 1, 6))).toEqual([5, null, 6]);
});

test("whole numbers come in lists of their own", () => {
  expect(read(indices, of(2, 1, 2))).toEqual(Uint32Array.of(1, 2));
  expect(read(integers, of(2, -1, 2))).toEqual(Int32Array.of(-1, 2));
});

test("rows without a count are read as rows or as columns", () => {
  const columns = { weights: true, bias: false } as const;
  const numbers = of(1, 2, 3, 4, 5, 6);
  expect(rowsOf(columns, numbers, 2)).toEqual([
    { weights: of(1, 2), bias: 3 },
    { weights: of(4, 5), bias: 6 },
  ]);
  expect(columnsOf(columns, numbers, 2)).toEqual({ weights: of(1, 2, 4, 5), bias: of(3, 6) });
});

test("what is handed over is written in the order of its rows, whatever the order of its fields", () => {
  const inner = input({ list: many, yes: flagged });
  const layout = input({ first: one, inner, none: maybe(inner), there: maybe(one), rows: each(inner) });
  const short = { yes: false, list: [] };
  const value = { rows: [short, { yes: true, list: [7] }], there: 4, none: null, inner: short, first: 9 };
  expect(written(layout, value)).toEqual(of(9, 0, 0, 0, 1, 4, 2, 0, 0, 1, 7, 1));
});

test("long lists are joined, whatever kinds of list they are", () => {
  const long = new Float64Array(300_000).fill(2);
  expect(joined([[1], long, Int32Array.of(-3)])).toEqual(Float64Array.from([1, ...Array.from(long), -3]));
  expect(written(many, long)[0]).toBe(300_000);
});
