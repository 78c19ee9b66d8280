import { describe, expect, test } from "vitest";
import { wrongWayImports } from "./layers.js";
import { projectOf } from "./tree.js";

/** A layer may not even know the types of one above it, nor load it later. */
const forms = {
  value: (from: string) => `import { x } from "${from}"`,
  type: (from: string) => `import type { X } from "${from}"`,
  typeof: (from: string) => `type X = typeof import("${from}")`,
  lazy: (from: string) => `const x = lazy(() => import("${from}"))`,
};

const targets = {
  "web/engine/index.ts": "",
  "web/engine/types.ts": "",
  "web/state/frame.ts": "",
  "web/views/shared/format.ts": "",
  "web/element/tokens.css.ts": "",
};

describe.each(Object.entries(forms))("an import (%s)", (_, write) => {
  const offences = (path: string, from: string) => wrongWayImports(projectOf({ [path]: write(from), ...targets }));

  test.each([
    ["web/engine/a.ts", "../state/frame.js"],
    ["web/engine/a.ts", "../views/shared/format.js"],
    ["web/engine/learners/a.ts", "../../element/tokens.css.js"],
    ["web/engine/a.ts", "../tooling/paths.mjs"],
    ["web/engine/a.ts", "lit"],
    ["web/state/a.ts", "../views/shared/format.js"],
    ["web/state/a.ts", "../element/tokens.css.js"],
    ["web/state/a.ts", "#glue"],
    ["web/state/a.ts", "lit"],
    ["web/views/stage/a.ts", "../../element/tokens.css.js"],
    ["web/views/stage/a.ts", "../../engine/index.js"],
    ["web/views/stage/a.ts", "#glue"],
    ["web/views/stage/a.ts", "valibot"],
    ["web/element/a.ts", "#glue"],
    ["web/element/a.ts", "../site/main.js"],
    ["web/site/a.ts", "#glue"],
    ["web/site/a.ts", "../state/frame.js"],
    ["web/tooling/a.ts", "../state/frame.js"],
    ["web/state/a.ts", "../../tests/web/frame.js"],
  ])("in %s of %s is against the way", (path, from) => {
    expect(offences(path, from)).toHaveLength(1);
  });

  test.each([
    ["web/engine/a.ts", "#glue"],
    ["web/engine/a.ts", "./types.js"],
    ["web/state/a.ts", "../engine/index.js"],
    ["web/state/a.ts", "./frame.js"],
    ["web/views/stage/a.ts", "../../engine/types.js"],
    ["web/views/stage/a.ts", "../../state/frame.js"],
    ["web/views/stage/a.ts", "../shared/format.js"],
    ["web/views/stage/a.ts", "lit/directives/live.js"],
    ["web/element/a.ts", "../engine/index.js"],
    ["web/element/a.ts", "../views/shared/format.js"],
    ["web/site/a.ts", "../element/tokens.css.js"],
    ["web/site/a.ts", "#wasm-start?url"],
  ])("in %s of %s goes the way", (path, from) => {
    expect(offences(path, from)).toEqual([]);
  });
});

test("a file in no layer is named", () => {
  expect(wrongWayImports(projectOf({ "web/new/a.ts": "" }))).toEqual(["web/new/a.ts stands in no layer"]);
});
