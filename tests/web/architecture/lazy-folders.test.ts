import { describe, expect, test } from "vitest";
import { ajarLazyFolders, strayDynamicImports } from "./lazy-folders.js";
import { projectOf } from "./tree.js";

const helper = { "web/engine/lazy.ts": "export function lazy() {}" };
const withHelper = (text: string) => `import { lazy } from "../engine/lazy.js"; ${text}`;

describe("dynamic imports", () => {
  const stray = (text: string, path = "web/views/a.ts") =>
    strayDynamicImports(projectOf({ [path]: text, "web/views/plot/index.ts": "", ...helper }));

  test("stand in the helper and name an index", () => {
    expect(stray(withHelper('const plot = lazy(() => import("./plot/index.js"));'))).toEqual([]);
  });

  test.each([
    ["without the helper", 'const plot = () => import("./plot/index.js");'],
    ["of another file", withHelper('const plot = lazy(() => import("./plot/axes.js"));')],
    ["of a package", withHelper('const plot = lazy(() => import("uplot"));')],
    ["of Node", withHelper('const plot = lazy(() => import("node:fs"));')],
    ["that are computed", withHelper("const plot = lazy(() => import(`./${name}/index.js`));")],
    ["with a helper of their own", 'const lazy = (f) => f(); lazy(() => import("./plot/index.js"));'],
    ["that go on", withHelper('const plot = lazy(() => import("./plot/index.js").then(draw));')],
  ])("%s are found", (_, text) => {
    expect(stray(text)).toHaveLength(1);
  });

  test("are free to scripts for Node, and types are none", () => {
    expect(stray('await import("./serve.mjs");', "web/tooling/dev.mjs")).toEqual([]);
    expect(stray('type Plot = typeof import("./plot/index.js");')).toEqual([]);
  });
});

describe("a lazy folder", () => {
  const ajar = (path: string, text: string) =>
    ajarLazyFolders(
      projectOf({
        "web/views/chart.ts": withHelper('const plot = lazy(() => import("./plot/index.js"));'),
        "web/views/plot/index.ts": 'export * from "./axes.js"; import "../line.js"',
        "web/views/plot/axes.ts": "",
        "web/views/line.ts": "",
        ...helper,
        [path]: text,
      }),
    );

  test.each([
    ['import { plot } from "./plot/index.js"'],
    ['import "./plot/axes.js"'],
    ['export { axes } from "./plot/axes.js"'],
    ['import type { Axes } from "./plot/axes.js"'],
  ])("is entered from outside by %s", (text) => {
    expect(ajar("web/views/a.ts", text)).toHaveLength(1);
  });

  test("may be known by the types of its index", () => {
    expect(ajar("web/views/a.ts", 'import type { Axes } from "./plot/index.js"')).toEqual([]);
    expect(ajar("web/views/a.ts", 'type Plot = typeof import("./plot/index.js")')).toEqual([]);
  });

  test("is open to its own files", () => {
    expect(ajar("web/views/plot/ticks/a.ts", 'import "../axes.js"')).toEqual([]);
  });
});
