import { expect, test } from "vitest";
import { circles } from "./circles.js";
import { projectOf } from "./tree.js";

test("modules that import one another are found, however long the way round", () => {
  const files = { "a.ts": 'import "./b.js"', "b.ts": 'export * from "./c.js"', "c.ts": 'import "./a.js"' };
  expect(circles(projectOf(files))).toEqual(["a.ts → b.ts → c.ts → a.ts"]);
});

test.each([
  ['import type { B } from "./b.js"'],
  ['type B = typeof import("./b.js")'],
  ['const b = () => import("./b.js")'],
])("a circle is closed by %s too", (back) => {
  expect(circles(projectOf({ "a.ts": back, "b.ts": 'import "./a.js"' }))).toEqual(["a.ts → b.ts → a.ts"]);
});

test("two circles through one module are two", () => {
  const files = { "a.ts": 'import "./b.js"; import "./c.js"', "b.ts": 'import "./a.js"', "c.ts": 'import "./a.js"' };
  expect(circles(projectOf(files))).toEqual(["a.ts → b.ts → a.ts", "a.ts → c.ts → a.ts"]);
});

test("two ways to one module are no circle, nor is a module that names its own type", () => {
  const files = {
    "a.ts": 'import "./b.js"; import "./c.js"',
    "b.ts": 'import "./c.js"',
    "c.ts": 'export type C = typeof import("./c.js")',
  };
  expect(circles(projectOf(files))).toEqual([]);
});
