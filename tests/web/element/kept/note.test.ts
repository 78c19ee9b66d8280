import { expect, it } from "vitest";
import { caps, type Note, superfluous } from "../../../../web/element/kept/note.js";

/** So many states of a tab, each newer than the one before. */
const tab = (line: string, count: number, from = 0, bytes = 1): Note[] =>
  Array.from({ length: count }, (_, k) => ({ id: `${line}.x.${k}`, at: from + k, bytes }));

it("leaves the newest few of a tab", () => {
  const gone = superfluous(tab("a", caps.states + 3));
  expect(gone).toEqual(["a.x.0", "a.x.1", "a.x.2"]);
});

it("never takes the last of another tab for the many of one", () => {
  const gone = superfluous([...tab("old", 1), ...tab("busy", 50, 10)]);
  expect(gone).not.toContain("old.x.0");
  expect(gone).toHaveLength(50 - caps.states);
});

it("leaves the newest tabs", () => {
  const tabs = Array.from({ length: caps.lines + 2 }, (_, k) => tab(`t${k}`, 1, k)).flat();
  expect(superfluous(tabs)).toEqual(["t0.x.0", "t1.x.0"]);
});

it("leaves no more bytes than fit: first what each tab showed last, and the newest always", () => {
  const half = caps.bytes / 2;
  expect(superfluous([...tab("a", 2, 0, half), ...tab("b", 2, 10, half)])).toEqual(["a.x.0", "b.x.0"]);
  expect(superfluous([{ id: "a.x.0", at: 1, bytes: 2 * caps.bytes }])).toEqual([]);
});

it("bears what others wrote there", () => {
  expect(superfluous([{ id: "", at: 0, bytes: 0 }, ...tab("a", 1)])).toEqual([]);
});
