import { expect, test } from "vitest";
import { unnamedRooms } from "./rooms.js";
import { treeOf } from "./tree.js";

const unnamed = (readmes: Record<string, string>) => unnamedRooms(treeOf({ "web/state/data/a.ts": "", ...readmes }));

test("a folder is described in its parent's README or in its own", () => {
  const own = "# state/\n\nThe model of the page.\n";
  expect(unnamed({ "web/README.md": "| `state/` | the model of the page |", "web/state/README.md": "" })).toEqual([
    "web/state/data",
  ]);
  expect(unnamed({ "web/state/README.md": `${own}- \`data/\`: what the examples are` })).toEqual([]);
  expect(unnamed({ "web/state/README.md": own, "web/state/data/README.md": own })).toEqual([]);
});

test("a folder nobody describes is named", () => {
  expect(unnamed({})).toEqual(["web/state", "web/state/data"]);
});

test("a name alone is no sentence", () => {
  expect(unnamed({ "web/state/README.md": "| `data/` | data |" })).toEqual(["web/state/data"]);
  expect(unnamed({ "web/state/README.md": "Some words about data and nothing else" })).toEqual(["web/state/data"]);
});
