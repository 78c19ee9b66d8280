import { expect, test } from "vitest";
import { projectOf } from "./tree.js";
import { entangledViews } from "./views-apart.js";

test.each([
  ["web/views/lift/a.ts", 'import { marks } from "../stage/marks.js"'],
  ["web/views/lift/draw/a.ts", 'import type { Marks } from "../../stage/draw/marks.js"'],
  ["web/views/lift/a.ts", 'const stage = lazy(() => import("../stage/index.js"))'],
  ["web/views/shared/a.ts", 'import "../stage/marks.js"'],
])("%s: %s reaches into another view", (path, text) => {
  expect(entangledViews(projectOf({ [path]: text }))).toHaveLength(1);
});

test.each([
  ["web/views/lift/a.ts", 'import "./draw/b.js"'],
  ["web/views/lift/draw/a.ts", 'import "../../shared/format.js"'],
  ["web/views/lift/a.ts", 'import "../../state/frame.js"; import "lit"'],
  ["web/element/a.ts", 'import "../views/stage/pp-stage.js"'],
])("%s: %s does not", (path, text) => {
  expect(entangledViews(projectOf({ [path]: text }))).toEqual([]);
});
