import { expect, test } from "vitest";
import { emptyNames, halls, longFiles } from "./files.js";
import { treeOf } from "./tree.js";

test.each([
  "web/element/late-parts.ts",
  "web/engine/late.ts",
  "wasm/late_bindings.cpp",
  "web/views/loadMore.ts",
  "web/views/several.css.ts",
  "web/utils.ts",
  "core/src/helper.hpp",
])("%s has a name that says nothing", (path) => {
  expect(emptyNames(treeOf({ [path]: "" }))).toEqual([path]);
});

test("a folder with such a name is told once", () => {
  expect(emptyNames(treeOf({ "web/misc/a.ts": "", "web/misc/b.ts": "" }))).toEqual(["web/misc"]);
});

test.each(["web/views/lateral.ts", "web/state/restore.ts", "web/tooling/minify-templates.mjs", "core/src/moreau.cpp"])(
  "%s only looks like one",
  (path) => {
    expect(emptyNames(treeOf({ [path]: "" }))).toEqual([]);
  },
);

test("a file may have five hundred lines, its prose more", () => {
  const lines = (count: number) => "x\n".repeat(count);
  const files = {
    "web/a.ts": lines(500),
    "web/b.ts": lines(501),
    "core/c.hpp": lines(600),
    "web/README.md": lines(600),
  };
  expect(longFiles(treeOf(files))).toEqual(["web/b.ts has 501 lines", "core/c.hpp has 600 lines"]);
});

test("a folder may have twenty-four files, those of its folders not counted", () => {
  const files = (folder: string, count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, k) => [`${folder}/${k}.ts`, ""]));
  const tree = treeOf({
    ...files("web/a", 24),
    ...files("web/a/b", 24),
    ...files("core/c", 25),
    "web/a/README.md": "",
  });
  expect(halls(tree)).toEqual(["core/c has 25 files"]);
});
