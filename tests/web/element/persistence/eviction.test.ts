import { expect, it } from "vitest";
import { storageLimits, surplusIds } from "../../../../web/element/persistence/state-database.js";

/** So many states of a tab, each newer than the one before. */
const tab = (line: string, count: number, from = 0, bytes = 1): Parameters<typeof surplusIds>[0][number][] =>
  Array.from({ length: count }, (_, k) => ({ id: `${line}.x.${k}`, at: from + k, bytes }));

it("leaves the newest few of a tab", () => {
  const gone = surplusIds(tab("a", storageLimits.states + 3));
  expect(gone).toEqual(["a.x.0", "a.x.1", "a.x.2"]);
});

it("never takes the last of another tab for the many of one", () => {
  const gone = surplusIds([...tab("old", 1), ...tab("busy", 50, 10)]);
  expect(gone).not.toContain("old.x.0");
  expect(gone).toHaveLength(50 - storageLimits.states);
});

it("leaves the newest tabs", () => {
  const tabs = Array.from({ length: storageLimits.tabs + 2 }, (_, k) => tab(`t${k}`, 1, k)).flat();
  expect(surplusIds(tabs)).toEqual(["t0.x.0", "t1.x.0"]);
});

it("leaves no more bytes than fit: first what each tab showed last, and the newest always", () => {
  const half = storageLimits.bytes / 2;
  expect(surplusIds([...tab("a", 2, 0, half), ...tab("b", 2, 10, half)])).toEqual(["a.x.0", "b.x.0"]);
  expect(surplusIds([{ id: "a.x.0", at: 1, bytes: 2 * storageLimits.bytes }])).toEqual([]);
});

it("bears what others wrote there", () => {
  expect(surplusIds([{ id: "", at: 0, bytes: 0 }, ...tab("a", 1)])).toEqual([]);
});
