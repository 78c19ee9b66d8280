import { expect, test } from "vitest";
import { projectOf } from "./tree.js";

const importsOf = (text: string) =>
  projectOf({ "web/a/a.ts": text, "web/b/b.ts": "" })[0]?.imports.map(({ kind, target }) => [kind, target]);

test.each([
  ['import { x } from "../b/b.js"'],
  ['import "../b/b.js"'],
  ['import { type X, y } from "../b/b.js"'],
  ['export { x } from "../b/b.js"'],
  ['export * as b from "../b/b.js"'],
])("%s is static", (text) => {
  expect(importsOf(text)).toEqual([["static", "web/b/b.ts"]]);
});

test.each([
  ['import type { X } from "../b/b.js"'],
  ['import { type X, type Y } from "../b/b.js"'],
  ['export type { X } from "../b/b.js"'],
  ['export type * from "../b/b.js"'],
  ['type B = typeof import("../b/b.js")'],
  ['let x: import("../b/b.js").X'],
  ['/** @type {import("../b/b.js").X} */ let x;'],
  ['/** @import { X } from "../b/b.js" */ let x;'],
])("%s imports a type", (text) => {
  expect(importsOf(text)).toEqual([["type", "web/b/b.ts"]]);
});

test("an import() is lazy in the form of the helper, else dynamic", () => {
  expect(importsOf('const b = lazy(() => import("../b/b.js"));')).toEqual([["lazy", "web/b/b.ts"]]);
  expect(importsOf('const b = await import("../b/b.js");')).toEqual([["dynamic", "web/b/b.ts"]]);
  expect(importsOf('const b = once(() => import("../b/b.js"));')).toEqual([["dynamic", "web/b/b.ts"]]);
  expect(importsOf('lazy(() => import("../b/b.js").then(go));')).toEqual([["dynamic", "web/b/b.ts"]]);
  expect(importsOf("const b = lazy(() => import(name));")).toEqual([["lazy", null]]);
});

test("a package has no path, and what is not written in TypeScript keeps its own", () => {
  expect(importsOf('import "lit";')).toEqual([["static", null]]);
  expect(importsOf('import url from "./x.wasm?url";')).toEqual([["static", "web/a/x.wasm"]]);
  expect(importsOf('import { x } from "../c/c.mjs";')).toEqual([["static", "web/c/c.mjs"]]);
});

test("text that looks like an import is none", () => {
  expect(importsOf('const text = `import "../b/b.js"`; // import "../b/b.js"')).toEqual([]);
});

test("a file that does not parse is named", () => {
  expect(() => importsOf("import {")).toThrow("web/a/a.ts does not parse");
});
