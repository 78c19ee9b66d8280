import { expect, test } from "vitest";
import { eagerObservers } from "./resize-observers.js";
import { treeOf } from "./tree.js";

const own = "new ResizeObserver(() => this.#fit())";

test("an observer of sizes that acts at once is named", () => {
  expect(eagerObservers(treeOf({ "web/views/tools/a.ts": own }))).toHaveLength(1);
});

test("the shared one is not, nor one that changes no layout, nor what a test makes", () => {
  const files = {
    "web/views/shared/frame-resize-observer.ts": own,
    "web/views/shared/canvas/surface/size-watch.ts": own,
    "web/views/tools/a.ts": "new FrameResizeObserver(() => this.#fit())",
    "tests/web/tools/a.test.ts": own,
  };
  expect(eagerObservers(treeOf(files))).toEqual([]);
});
